import type { ChecklistEntry } from '@laurel/contract';
import { APPLICATION_STEPS } from '@laurel/domain';
import { documentKind, namesOfKind } from './document-kinds.ts';

const kindId = (kind: string) => `kind:${kind}`;

/** What a tick of a document is stored by: its kind where one copy serves all awards. Then every saved row of the student holds the tick. */
const documentEntry = (name: string, done: readonly string[]): ChecklistEntry => {
  const id = `document:${name}`;
  const kind = documentKind(name);
  return {
    id,
    kind: 'document',
    label: name,
    // Ticks from before there were kinds are stored by the name.
    done: done.includes(id) || (kind !== undefined && done.includes(kindId(kind))),
    ...(kind ? { sharedBy: kind } : {}),
  };
};

/**
 * The checklist: the six steps of every application, then the documents of this one. A document is identified by its name, so that a
 * tick stays when the record adds others.
 */
export const checklistOf = (documents: readonly string[], done: readonly string[]): ChecklistEntry[] => [
  ...APPLICATION_STEPS.map(({ id, title }) => ({
    id: `step:${id}`,
    kind: 'step' as const,
    label: title,
    done: done.includes(`step:${id}`),
  })),
  ...[...new Set(documents)].map((name) => documentEntry(name, done)),
];

/** The documents that are ticked. */
export const doneDocuments = (documents: readonly string[], done: readonly string[]): string[] =>
  checklistOf(documents, done).flatMap((entry) =>
    entry.kind === 'document' && entry.done ? [entry.label] : [],
  );

const kindOfEntry = (id: string): string | undefined =>
  id.startsWith('document:') ? documentKind(id.slice('document:'.length)) : undefined;

/** What a change of one checklist takes out of and puts into the ticks of all saved awards; undefined when it is about this one alone. */
export const sharedTicks = (
  change: Record<string, boolean>,
): { removed: string[]; added: string[] } | undefined => {
  const kinds = Object.keys(change).flatMap((id) => {
    const kind = kindOfEntry(id);
    return kind ? [{ kind, isDone: change[id] }] : [];
  });
  if (kinds.length === 0) return undefined;
  return {
    // Ticks from before there were kinds are stored by the name.
    removed: kinds.flatMap(({ kind }) => [
      kindId(kind),
      ...namesOfKind(kind).map((name) => `document:${name}`),
    ]),
    added: kinds.filter(({ isDone }) => isDone).map(({ kind }) => kindId(kind)),
  };
};

const isKind = (id: string) => id.startsWith('kind:');
export const kindsIn = (done: readonly string[]): string[] => done.filter(isKind);
export const withoutKinds = (done: readonly string[]): string[] => done.filter((id) => !isKind(id));

/** The ids that one award has ticked after a change; those of kinds are stored with all awards. */
export const ticked = (done: readonly string[], change: Record<string, boolean>): string[] => [
  ...done.filter((id) => change[id] === undefined),
  ...Object.keys(change).filter((id) => change[id] && kindOfEntry(id) === undefined),
];
