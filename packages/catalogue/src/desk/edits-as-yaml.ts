import { type ProgrammePatch, utcDay } from '@laurel/domain';
import { stringify } from 'yaml';

/** Edits in the words of the catalogue's files, for somebody to carry into them. */
export const editsAsYaml = (
  edits: readonly { scholarshipId: string; patch: ProgrammePatch; since: Date }[],
): string => {
  // What somebody looked at is no key of the files.
  const told = edits.flatMap(({ patch: { screened: _, ...patch }, ...edit }) =>
    Object.keys(patch).length === 0 ? [] : [{ ...edit, patch }],
  );
  const byAward = Map.groupBy(told, ({ scholarshipId }) => scholarshipId);
  const awards = [...byAward].map(([id, theirs]) => ({
    id,
    // Whole keys are replaced, so the newest of each counts.
    ...Object.assign({}, ...theirs.map(({ patch }) => patch)),
    edited: theirs
      .map(({ since }) => utcDay(since))
      .sort()
      .at(-1),
  }));
  return `# Edits made at the desk, by the id of the programme; null takes a key out.\n${stringify(awards)}`;
};
