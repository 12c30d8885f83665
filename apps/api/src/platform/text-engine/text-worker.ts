import type { MessagePort } from 'node:worker_threads';
import type { OwnSource } from '@laurel/catalogue/own';
import {
  type AskedText,
  applyModelReview,
  briefReader,
  type Critique,
  type CritiqueInput,
  critiqueEssay,
  type Dialect,
  disclosesPresentRisk,
  groupPrompts,
  type ModelReading,
  type PromptGroup,
  type PromptPart,
  promptFit,
  type ReaderBrief,
  type ReviewedCritique,
  type SpellCheckResult,
} from '@laurel/critique';
import type { OwnListing } from '@laurel/domain';
import { checkInPieces } from '../spell-check/check-in-pieces.ts';
import type { Piece } from '../spell-check/index.ts';

/** What the thread asks of the main thread, which owns the spell checker. */
export interface SpellRequest {
  pieces: Piece[];
  dialect: Dialect;
}
export type SpellReply = SpellCheckResult | 'unavailable';

/** How far a draft answers each of some topics; a topic is missing where nothing can be said, as in a text that is not English. */
export type TopicFit = Record<string, PromptPart['covered'] | null>;

/** @param spelling one question and one answer at most */
export const critique = async ({
  input,
  spelling,
}: {
  input: CritiqueInput;
  spelling: MessagePort;
}): Promise<Critique> => {
  const check = (pieces: Piece[], { dialect }: { dialect: Dialect }) =>
    new Promise<SpellReply>((resolve) => {
      spelling.once('message', resolve);
      spelling.postMessage({ pieces, dialect } satisfies SpellRequest);
    });
  try {
    return await critiqueEssay(input, checkInPieces({ check }));
  } finally {
    spelling.close();
  }
};

export const brief = ({
  input,
  critique: embedded,
}: {
  input: CritiqueInput;
  critique: Critique;
}): ReaderBrief => briefReader(input, embedded);

export const review = ({
  input,
  critique: embedded,
  reading,
  model,
}: {
  input: CritiqueInput;
  critique: Critique;
  reading: ModelReading;
  model: string;
}): ReviewedCritique => applyModelReview(input, embedded, reading, model);

export const fit = ({ text, topics }: { text: string; topics: readonly string[] }): TopicFit =>
  Object.fromEntries(
    promptFit(text, { selection: topics }).map(({ part, covered, judged }) => [
      part,
      judged === false ? null : covered,
    ]),
  );

export const group = (texts: readonly AskedText[]): PromptGroup[] => groupPrompts(texts);

export const danger = (text: string): boolean => disclosesPresentRisk(text);

/** Few texts are scholarships: their reader is loaded with the first one. */
const own = () => import('@laurel/catalogue/own');

export const readOwn = async ({ id, source }: { id: string; source: OwnSource }) => {
  const { ownRecord, readOwnListing } = await own();
  const listing = readOwnListing(source);
  return { listing, record: ownRecord(id, listing) };
};

export const rereadOwn = async ({ id, listing }: { id: string; listing: OwnListing }) => ({
  record: (await own()).ownRecord(id, listing),
});
