const MOST = 8;

/** Lower case without accents: 'Côte d’Ivoire' is found by 'cote d'. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** 0: starts with it; 1: a later word starts with it; 2: holds it somewhere; -1: not at all. */
const rank = (name: string, typed: string): number => {
  const at = name.indexOf(typed);
  if (at <= 0) return at;
  return name.split(/[\s(-]+/).some((word) => word.startsWith(typed)) ? 1 : 2;
};

/** Up to eight names that fit what has been typed, best first; names of one rank keep their order. */
export const suggestFrom = (names: readonly string[], typed: string): { value: string }[] => {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  return names
    .map((value) => ({ value, rank: rank(plain(value), wanted) }))
    .filter((entry) => entry.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ value }) => ({ value }));
};
