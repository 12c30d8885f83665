import { ASKED, DOCUMENTS } from './documents.generated.ts';

const MAX_READ = 30_000;

/** Names of the documents that sentences about applying ask for, in the order of the list above. */
export function findDocuments(text: string): string[] {
  const sentences = text
    .slice(0, MAX_READ)
    .split(/[.!?\n;]/)
    .filter((sentence) => ASKED.test(sentence));
  return DOCUMENTS.filter(({ pattern }) => sentences.some((sentence) => pattern.test(sentence))).map(
    ({ name }) => name,
  );
}
