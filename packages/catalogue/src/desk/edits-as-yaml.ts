import { type ProgrammePatch, utcDay } from '@laurel/domain';
import { stringify } from 'yaml';

/** Edits in the words of the catalogue's files, for somebody to carry into them. */
export const editsAsYaml = (
  edits: readonly { scholarshipId: string; patch: ProgrammePatch; since: Date }[],
): string => {
  const byAward = Map.groupBy(edits, ({ scholarshipId }) => scholarshipId);
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
