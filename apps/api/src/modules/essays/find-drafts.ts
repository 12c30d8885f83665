import type { Queries } from '@laurel/db';
import { type EssayRow, listLineage } from './essays.repository.ts';

/**
 * All drafts of an essay, oldest first, itself among them: those it was written from, those written from it, and so on. Drafts written from
 * one that was deleted since still belong together.
 */
export const findDrafts = async (
  queries: Queries,
  { userId, id, previousEssayId }: Pick<EssayRow, 'userId' | 'id' | 'previousEssayId'>,
): Promise<{ id: string; createdAt: string }[]> => {
  const rows = await listLineage(queries, userId);
  const known = new Set([id, ...(previousEssayId ? [previousEssayId] : [])]);
  const relatives = (row: (typeof rows)[number]) =>
    [row.id, row.previousEssayId].filter((each): each is string => each !== null);
  // Each round reaches one step further; a student keeps 300 essays at most.
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const row of rows) {
      const near = relatives(row);
      if (near.some((each) => known.has(each))) for (const each of near) known.add(each);
    }
  }
  return rows
    .filter((row) => known.has(row.id))
    .map(({ id: draft, createdAt }) => ({ id: draft, createdAt: createdAt.toISOString() }));
};
