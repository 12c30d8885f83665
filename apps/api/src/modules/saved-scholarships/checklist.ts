import type { ChecklistEntry } from '@laurel/contract';
import { APPLICATION_STEPS } from '@laurel/domain';

/**
 * The checklist: the six steps of every application, then the documents of this one. A document is identified by its name, so that a
 * tick stays when the record adds others.
 */
export const checklistOf = (documents: readonly string[], done: readonly string[]): ChecklistEntry[] =>
  [
    ...APPLICATION_STEPS.map(({ id, title }) => ({ id: `step:${id}`, kind: 'step' as const, label: title })),
    ...[...new Set(documents)].map((name) => ({
      id: `document:${name}`,
      kind: 'document' as const,
      label: name,
    })),
  ].map((entry) => ({ ...entry, done: done.includes(entry.id) }));

/** The documents that are ticked. */
export const doneDocuments = (documents: readonly string[], done: readonly string[]): string[] =>
  checklistOf(documents, done).flatMap((entry) =>
    entry.kind === 'document' && entry.done ? [entry.label] : [],
  );

/** The ids that are ticked after a change. */
export const ticked = (done: readonly string[], change: Record<string, boolean>): string[] => [
  ...done.filter((id) => change[id] === undefined),
  ...Object.keys(change).filter((id) => change[id]),
];
