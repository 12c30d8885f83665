import type { EssayRow } from './essays.repository.ts';

type Shown = Pick<
  EssayRow,
  'id' | 'essayText' | 'createdAt' | 'prompt' | 'scholarshipId' | 'previousEssayId'
>;

export const presentEssay = ({
  id,
  essayText,
  createdAt,
  prompt,
  scholarshipId,
  previousEssayId,
}: Shown) => ({
  id,
  essayText,
  createdAt: createdAt.toISOString(),
  ...(prompt ? { prompt } : {}),
  ...(scholarshipId ? { scholarshipId } : {}),
  ...(previousEssayId ? { previousEssayId } : {}),
});
