import { type Entry, isEntry, isText, listOf, type VocabularyFile, type Where } from './read-vocabulary.ts';

/** A package's rules for its vocabulary, exported from `vocabulary-rules.ts` at its root. */
export interface Rules {
  /** Whether a key belongs to a named set: `{ country: isCountryCode }` for lists that say `keys: country`. */
  keys: Record<string, (key: string) => boolean>;
  /** Phrases with the same folded form are the same phrase. */
  fold: (phrase: string) => string;
}

interface CheckedList extends Pick<VocabularyFile, 'report'> {
  name: string;
  entry: Entry;
  /** The field that holds the table, if the list is one. */
  kind: string;
}

/** Codes that are not in the set that the list names: keys and words by `keys`, the ends of links by `to`. */
const checkCodes = (list: CheckedList, rules: Rules) => {
  const { name, entry, kind, report } = list;
  const setOf = (field: 'keys' | 'to') => {
    if (entry[field] === undefined) return () => true;
    const isKnown = rules.keys[String(entry[field])];
    if (isKnown === undefined)
      report([name, field], `the package's rules have no set "${String(entry[field])}"`);
    return isKnown ?? (() => true);
  };
  const isKey = setOf('keys');
  const isEnd = setOf('to');
  for (const [at, word] of listOf(entry.words ?? []).entries()) {
    if (!isKey(String(word))) report([name, 'words', at], `unknown code ${String(word)}`);
  }
  for (const [key, content] of Object.entries(isEntry(entry[kind]) ? entry[kind] : {})) {
    for (const code of isKey(key) ? [] : key.split(' ').filter((each) => !isKey(each))) {
      report([name, kind, key], `unknown code ${code}`);
    }
    for (const [at, end] of kind === 'links' ? listOf(content).entries() : []) {
      if (!isEnd(String(end))) report([name, kind, key, at], `unknown code ${String(end)}`);
      if (end === key) report([name, kind, key, at], `${key} is linked to itself`);
    }
  }
};

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
    const kind = ['aliases', 'values', 'links'].find((each) => each in entry) ?? '';
    const table = entry[kind];
    if (kind !== '' && !isEntry(table)) report([name], 'keys with their content are expected here');
    for (const [key, content] of Object.entries(isEntry(table) ? table : {})) {
      if (kind !== 'values') unique([name, kind, key], content, kind === 'links' ? same : rules.fold);
      else if (!['string', 'number'].includes(typeof content)) {
        report([name, kind, key], 'a text or a number is expected here');
      }
    }
    checkCodes({ name, entry, kind, report }, rules);
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
