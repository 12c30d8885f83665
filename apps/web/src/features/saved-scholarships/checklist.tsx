import type { ChecklistEntry, SavedScholarshipItem } from '@laurel/contract';
import { ListChecks } from 'lucide-react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Meter } from '../../ui/meter.tsx';
import { useChangeSaved } from './use-change-saved.ts';

/** Progress of a checklist: '3 of 7 done'. */
export const checklistProgress = ({ checklist = [] }: Pick<SavedScholarshipItem, 'checklist'>) => {
  const done = checklist.filter((entry) => entry.done).length;
  return { done, total: checklist.length, text: `${done} of ${checklist.length} done` };
};

const GROUPS = [
  { kind: 'step', title: 'Steps' },
  { kind: 'document', title: 'Documents' },
] as const;

interface EntriesProps {
  entries: readonly ChecklistEntry[];
  /** The accessible name of the list. */
  label: string;
  onTick: (id: string, done: boolean) => void;
}

const Entries = ({ entries, label, onTick }: EntriesProps) => (
  <ul aria-label={label} className="grid gap-1.5">
    {entries.map(({ id, label: name, done }) => (
      <li key={id}>
        <Checkbox label={name} checked={done} onChange={(event) => onTick(id, event.target.checked)} />
      </li>
    ))}
  </ul>
);

/** The printed checklist is always open. */
const Printed = ({ entries }: { entries: readonly ChecklistEntry[] }) => (
  <ul aria-hidden="true" className="hidden columns-2 text-sm print:block">
    {entries.map(({ id, label, done }) => (
      <li key={id}>
        {done ? '☑' : '☐'} {label}
      </li>
    ))}
  </ul>
);

interface ChecklistProps {
  saved: SavedScholarshipItem;
  open?: boolean;
}

/** The checklist of one application, ticked by the student. */
export const Checklist = ({ saved, open = false }: ChecklistProps) => {
  const { checklist = [], scholarship } = saved;
  const { mutate } = useChangeSaved(scholarship.id);
  const { done, total, text } = checklistProgress(saved);
  if (total === 0) return null;
  return (
    <div className="text-sm">
      <div className="no-print mb-1">
        <Meter kind="progress" value={(100 * done) / total} label={`Checklist of ${scholarship.title}`} />
      </div>
      <details className="no-print" open={open}>
        <summary className="py-1 font-semibold text-laurel">
          <ListChecks aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
          Checklist<span className="sr-only"> of {scholarship.title}</span>
          <span className="font-normal text-muted tabular-nums">: {text}</span>
        </summary>
        <div className="mt-2 grid gap-4">
          {GROUPS.map(({ kind, title }) => {
            const entries = checklist.filter((entry) => entry.kind === kind);
            return entries.length === 0 ? null : (
              <div key={kind} className="grid gap-1.5">
                <p className="font-semibold">{title}</p>
                <Entries
                  entries={entries}
                  label={`${title} for ${scholarship.title}`}
                  onTick={(id, checked) => mutate({ checklist: { [id]: checked } })}
                />
              </div>
            );
          })}
          {checklist.some(({ sharedBy }) => sharedBy) ? (
            <p className="text-muted">
              A document that other saved scholarships ask for too, such as your CV, is ticked once for all of
              them.
            </p>
          ) : null}
          {checklist.some(({ kind }) => kind === 'document') ? null : (
            <p className="text-muted">
              The record names no documents: look on the official page for the list.
            </p>
          )}
        </div>
      </details>
      <p className="hidden font-semibold print:block">Checklist: {text}</p>
      <Printed entries={checklist} />
    </div>
  );
};
