import { isEntry, isText, listOf, type VocabularyFile, type Where } from './read-vocabulary.ts';

/** What a package says about the words of its vocabulary, exported from `vocabulary-rules.ts` at its root. */
export interface Rules {
  /** Whether a key belongs to a named set: `{ country: isCountryCode }` for lists that say `keys: country`. */
  keys: Record<string, (key: string) => boolean>;
  /** Phrases with the same folded form are the same phrase. */
  fold: (phrase: string) => string;
}

/** Phrases that are written twice, and codes that no set knows. */
export const checkWords = ({ entries, report }: VocabularyFile, rules: Rules) => {
  const unique = (where: Where, list: unknown, fold: (text: string) => string, spaces = false) => {
    const seen = new Set<string>();
    if (!Array.isArray(list)) return report(where, 'a list is expected here');
    for (const [at, phrase] of list.entries()) {
      const here = [...where, at];
      if (!isText(phrase)) {
        report(here, `not a text (write it in quotes): ${String(phrase)}`);
        continue;
      }
      if (!spaces && phrase !== phrase.trim()) report(here, `space around "${phrase}"`);
      const key = fold(phrase);
      if (seen.has(key)) report(here, `"${phrase}" is there twice`);
      seen.add(key);
    }
  };
  const same = (text: string) => text;
  for (const [name, entry] of entries) {
    if ('words' in entry) unique([name, 'words'], entry.words, same);
    if ('phrases' in entry) unique([name, 'phrases'], entry.phrases, same);
    if (Array.isArray(entry.part)) unique([name, 'part'], entry.part, same, true);
    if (Array.isArray(entry.pattern)) unique([name, 'pattern'], entry.pattern, same, true);
    const table = entry.aliases ?? entry.values;
    if (table !== undefined && !isEntry(table)) report([name], 'keys with their content are expected here');
    if (isEntry(entry.aliases)) {
      for (const [key, list] of Object.entries(entry.aliases)) {
        unique([name, 'aliases', key], list, rules.fold);
      }
    }
    if (isEntry(entry.values)) {
      for (const [key, value] of Object.entries(entry.values)) {
        if (!['string', 'number'].includes(typeof value)) {
          report([name, 'values', key], 'a text or a number is expected here');
        }
      }
    }
    if (entry.keys === undefined) continue;
    const isKnown = rules.keys[String(entry.keys)];
    if (isKnown === undefined) {
      report([name, 'keys'], `the package's rules have no set "${String(entry.keys)}"`);
      continue;
    }
    for (const [at, word] of listOf(entry.words ?? []).entries()) {
      if (!isKnown(String(word))) report([name, 'words', at], `unknown code ${String(word)}`);
    }
    for (const key of isEntry(table) ? Object.keys(table) : []) {
      for (const code of key.split(' ').filter((each) => !isKnown(each))) {
        report([name, 'aliases' in entry ? 'aliases' : 'values', key], `unknown code ${code}`);
      }
    }
  }
};

/** One phrase must not mean two things, in whichever files of the package it is written. */
export const checkAmbiguity = (files: readonly VocabularyFile[], rules: Rules) => {
  const owners = new Map<string, string>();
  for (const { entries, report } of files) {
    for (const [name, entry] of entries) {
      if (!isEntry(entry.aliases)) continue;
      for (const [key, list] of Object.entries(entry.aliases)) {
        listOf(list).forEach((phrase, at) => {
          const id = `${String(entry.keys ?? name)}|${rules.fold(String(phrase))}`;
          const owner = owners.get(id) ?? key;
          if (owner !== key) {
            report([name, 'aliases', key, at], `"${String(phrase)}" means ${owner} and ${key}`);
          }
          owners.set(id, owner);
        });
      }
    }
  }
};
