import { tokensOf } from '@laurel/text';
import { plainText } from './duplicates/plain-text.ts';
import type { Problem, SourceFile } from './read-programme-files.ts';

/** Words that say "this is a scholarship" and so do not tell two programmes apart. */
const COMMON_WORDS =
  /\b(?:the|a|an|of|for|and|in|at|to|by|programme|program|scheme|scholarships?|awards?|grants?|bursar(?:y|ies)|fund)\b/g;

const titleKey = (title: string): string => {
  const plain = plainText(title).replace(COMMON_WORDS, ' ');
  return tokensOf(plain).sort().join(' ');
};

/** Ids, organisations and titles that stand more than once. */
export const repeatedProgrammes = (files: readonly SourceFile[]): Problem[] => {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const once = (key: string, where: string, problem: Problem): void => {
    const before = seen.get(key);
    if (before === undefined) seen.set(key, where);
    else problems.push({ ...problem, message: `${problem.message} ${before}` });
  };
  for (const { path, content } of files) {
    const organization = content.organization.toLowerCase();
    once(`organization ${organization}`, path, {
      file: path,
      message: `organization '${content.organization}' belongs in one file; it also stands in`,
    });
    for (const { id, title } of content.programmes) {
      const at = { file: path, programme: id };
      once(`id ${id}`, path, { ...at, message: 'the id must be unique in the catalogue; it also stands in' });
      once(`title ${organization} ${titleKey(title)}`, `${id} (${path})`, {
        ...at,
        message: `title '${title}' is nearly that of another programme of the organisation: merge or tell apart from`,
      });
    }
  }
  return problems;
};
