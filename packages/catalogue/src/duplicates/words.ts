/** Words that only say that a thing is a scholarship, or hold a title together. They never tell two programmes apart. */
const FILLER = new Set(
  `a an and at by de der des die du et for from fur im in into la le les of on or the to und with your
   scholarship fellowship award grant bursary stipend stipendium stipendien studentship programme program scheme prize
   scholar fellow fund funding call application apply opportunity available offered offer annual new
   beca bourse borsa hoc bong scholarhip sholarship schoolarship stipendienprogramm forderung`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that many awards of many organisations share: they count a little, and never make two titles one by themselves. */
const COMMON = new Set(
  `international student foreign overseas excellence excellent merit academic global world university college school
   institute faculty department education study studies research graduate postgraduate undergraduate master bachelor
   doctoral phd postdoc postdoctoral doctorate mba msc degree full fully funded partial tuition fee waiver reduction
   discount support financial aid assistance entrance admission national government state ministry foundation society
   association council talent top best high outstanding achievement honour honor president presidential chancellor vice
   dean principal rector leadership leader future young early career women woman men girl need based community service
   development developing country citizen applicant course training summer winter spring autumn short term travel
   exchange visiting joint general special essay contest competition writing science technology engineering business
   management arts law medicine health`
    .split(/\s+/)
    .filter(Boolean),
);

/** Names under which one programme is known, brought to one word. */
const KNOWN_AS: readonly (readonly [RegExp, string])[] = [
  [/\bmonbukagakusho\b(?:\W*mext\b)?|\bjapanese government\b(?:\W*mext\b)?|\bmext\b/g, ' mext '],
  [/\bkorean? government\b|\bglobal korean?\b|\bkgsp\b(?:\W*gks\b)?|\bgks\b/g, ' gks '],
  [/\bchinese government\b(?:.*\bcsc\b)?|\bchina scholarship council\b/g, ' csc '],
  [/\bturk(?:ey|ish) government\b|\bturkiye (?:burslari|scholarships?)\b/g, ' turkiyeburslari '],
  [/\basian development bank\b/g, ' adb '],
  [/\bjapan scholarship program(?:me)?\b/g, ' jsp '],
  [/\bgerman academic exchange service\b/g, ' daad '],
  [/\bswedish institute\b/g, ' si '],
];

const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:phd|doctoral|doctorate|promotion|promovierende)$/, 'phd'],
  [/^(?:master|msc|mba|llm|postgraduate)$/, 'masters'],
  [/^(?:bachelor|undergraduate|bsc|freshman)$/, 'undergraduate'],
  [/^(?:postdoc|postdoctoral)$/, 'postdoc'],
];

/** Lower case, no marks, no possessive endings, no years and no ordinals of a round. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replace(/(\p{L})['’´`]s\b/gu, '$1')
    .replace(/\b(?:19|20)\d\d(?:\s*[-/–]\s*(?:20)?\d\d)?\b|\b\d+(?:st|nd|rd|th)\b/g, ' ');
}

/** The words of a title or a name that can tell it apart, each once, singular, known names under one word. */
export function tellingWords(text: string): string[] {
  let plain = plainText(text);
  for (const [names, word] of KNOWN_AS) plain = plain.replace(names, word);
  const words = plain.split(/[^\p{L}\p{N}+]+/u).map(singular);
  return [...new Set(words)].filter((word) => word !== '' && !FILLER.has(word));
}

export function isCommonWord(word: string): boolean {
  return COMMON.has(word);
}

/** The study levels that the words name; "postgraduate" counts as masters, and also covers a doctorate. */
export function levelsNamed(words: readonly string[]): Set<string> {
  const found = words.flatMap((word) =>
    LEVELS.flatMap(([pattern, level]) => (pattern.test(word) ? [level] : [])),
  );
  if (words.includes('postgraduate')) found.push('phd');
  return new Set(found);
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
