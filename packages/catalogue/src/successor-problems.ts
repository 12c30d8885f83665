import type { Problem, SourceFile } from './read-programme-files.ts';

/** Successors of ended programmes that lead nowhere: not in the catalogue, or no longer given themselves. */
export const successorProblems = (files: readonly SourceFile[]): Problem[] => {
  const programmes = new Map(
    files.flatMap(({ content }) => content.programmes.map((each) => [each.id, each] as const)),
  );
  return files.flatMap(({ path, content }) =>
    content.programmes.flatMap(({ id, ended }) => {
      if (ended?.successorId === undefined) return [];
      const successor = programmes.get(ended.successorId);
      const at = { file: path, programme: id };
      if (successor === undefined) {
        return [{ ...at, message: `ended: the successor '${ended.successorId}' is not in the catalogue` }];
      }
      return successor.ended === undefined
        ? []
        : [{ ...at, message: `ended: the successor '${ended.successorId}' has ended too: name its own` }];
    }),
  );
};
