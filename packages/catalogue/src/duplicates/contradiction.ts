/** Words by which titles name each study level. */
const LEVEL_WORDS: Readonly<Record<string, string>> = {
  undergraduate: 'undergraduate bachelor licenciatura bsc freshman',
  masters: 'master maestria msc mba llm postgraduate graduate',
  phd: 'phd doctoral doctorate doctorado promotion promovierende postgraduate graduate',
  postdoc: 'postdoc postdoctoral',
};

/** Groups of words: titles that take different sides name different awards. */
const SIDES: readonly Record<string, string>[] = [
  LEVEL_WORDS,
  { women: 'women woman female girl', men: 'men man male boy' },
  { spring: 'spring', summer: 'summer', autumn: 'autumn fall', winter: 'winter' },
  { student: 'student', scholar: 'scholar' },
  { full: 'full fully', partial: 'partial half' },
];

const SIDES_OF_WORD: readonly ReadonlyMap<string, string[]>[] = SIDES.map((sides) => {
  const words = new Map<string, string[]>();
  for (const [side, list] of Object.entries(sides)) {
    for (const word of list.split(' ')) words.set(word, [...(words.get(word) ?? []), side]);
  }
  return words;
});

/** The words for a level that go without saying for a programme that funds these levels: of one level only. */
export const impliedWords = (levels: ReadonlySet<string>): ReadonlySet<string> => {
  const [level = '', ...more] = levels;
  return new Set(more.length > 0 ? [] : LEVEL_WORDS[level]?.split(' '));
};

/** What a title states that another title may contradict. */
export interface Statements {
  /** One set of sides per group: levels, sexes, seasons, ... */
  sides: readonly ReadonlySet<string>[];
  /** Numbers and Roman numerals, sorted: "Action 1" is not "Action 2". */
  numbers: string;
}

export const statementsOf = (words: readonly string[]): Statements => {
  return {
    sides: SIDES_OF_WORD.map((sidesOf) => new Set(words.flatMap((word) => sidesOf.get(word) ?? []))),
    numbers: words
      .filter((word) => /^\d{1,2}$|^[ivx]{1,4}$/.test(word))
      .sort()
      .join(' '),
  };
};

/** The part of a record's identity that another record may contradict. */
interface Contradictable {
  statements: Statements;
  hosts: ReadonlySet<string>;
}

/** Whether something that both records state makes them different programmes: level, sex, season, number, or host country. */
export const contradict = (a: Contradictable, b: Contradictable): boolean => {
  if (a.statements.numbers !== b.statements.numbers || differ(a.hosts, b.hosts)) return true;
  return a.statements.sides.some((sides, index) => differ(sides, b.statements.sides[index] ?? sides));
};

const differ = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  return a.size > 0 && b.size > 0 && a.isDisjointFrom(b);
};
