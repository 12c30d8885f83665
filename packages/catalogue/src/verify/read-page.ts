import { createHash } from 'node:crypto';
import type { PageReading, ReadDay, ReadStatement, ReadSum } from '@laurel/domain';
import { encodeDate, findAmounts, findDates } from '@laurel/extraction';
import { findCountries, findDemonyms, findFields, findGroups, findRegions } from '@laurel/taxonomies';
import { fold, tokensOf } from '@laurel/text';
import { attribute, type Markup, parseHtml, rawText, tagsIn, tagsNamed } from '@laurel/text/html';
import { type PageLine, pageLines } from '../adapters/page-lines.ts';
import { conditionWords, namesGroup, SUBJECTS } from './condition-words.ts';
import { joined } from './joined-pattern.ts';
import * as words from './page-words.ts';

/** What a record is called, to tell its page from another. */
export interface PageSubject {
  title: string;
  organization: string;
  hostCountries: readonly string[];
}

export interface ReadPage {
  /** `content` has something to read; the others are told apart by their words. */
  kind: 'content' | 'soft_404' | 'parked' | 'no_text';
  reading: PageReading;
  /** Of the readable text, without lines that change by themselves. */
  textHash: string;
}

/** Raised when pages are read otherwise: readings of two readers are not compared. */
export const READER = 5;

/** Letters of a page below which nothing can be said of it. */
const LEAST_TEXT = 60;
/** A page of an error or a dealer is short, whatever its menu; one that goes on after it is something else. */
const SHORT_TEXT = 2_500;
/** Characters of a line before and after a day or a sum that tell what it is. */
const AROUND_CHARS = 90;

/** Reads what a page says of an award. Keeps none of its words. Never throws. */
export const readPage = (html: string, subject: PageSubject): ReadPage => {
  const root = parseHtml(html.replaceAll('’', "'"));
  const head = headOf(root);
  pruneSurroundings(root);
  const lines = pageLines(root).filter(({ text }) => !words.VOLATILE.test(fold(text)));
  const own = withoutOtherAwards(lines);
  const headings = headingsOver(own);
  const text = own.map(({ text: line }) => line).join('\n');
  const folded = fold(text);
  const title = Math.max(shareOf(subject.title, `${head}\n${text}`), 0);
  const reading: PageReading = {
    title,
    ...readDays(own, headings),
    sums: readSums(own, headings, subject.hostCountries),
    ...readStatements(firstOf(own), subject.hostCountries),
    reader: READER,
    closed: words.CLOSED.test(folded),
    ended: words.ENDED.test(folded),
  };
  return {
    kind: kindOf(fold(head), own, folded, { ...subject, share: title }),
    reading,
    textHash: createHash('sha256').update(tokensOf(folded).join(' ')).digest('base64url'),
  };
};

/** Characters of a page whose sentences are kept as hashes; no page about an award has as many. */
const MOST_CHARS = 100_000;

const firstOf = (lines: readonly PageLine[]): PageLine[] => {
  let chars = 0;
  return lines.filter(({ text }) => {
    chars += text.length;
    return chars <= MOST_CHARS;
  });
};

/** The words by which a page names itself. */
const headOf = (root: Markup): string =>
  tagsNamed(root, 'title', 'h1')
    .map((tag) => rawText(tag).replace(/\s+/g, ' ').trim())
    .join('\n');

/** Takes out what surrounds the content, by the names that sites give it. The content itself is never small beside it. */
const pruneSurroundings = (root: Markup): void => {
  for (const tag of tagsIn(root)) {
    if (tag.name === 'body' || tag.name === 'main' || tag.name === 'html' || tag.name === 'article') continue;
    const names = `${attribute(tag, 'class')} ${attribute(tag, 'id')}`.toLowerCase();
    if (words.AROUND_NAME.test(names) && tagsNamed(tag, 'h1', 'main').length === 0) tag.children = [];
  }
};

/** The lines about this award: what stands under a heading of news, related awards or past rounds is left out. */
const withoutOtherAwards = (lines: readonly PageLine[]): PageLine[] => {
  let apart = 0;
  return lines.filter(({ text, heading }, at) => {
    const rank = heading || (isBoldHeading(lines, at) ? LEAST_RANK : 0);
    if (rank > 0 && (apart === 0 || rank <= apart))
      apart = rank > 1 && isApart(fold(text), heading === 0) ? rank : 0;
    return apart === 0;
  });
};

/** A bold line may be a sentence that only names such a thing: most of its letters have to. */
const isApart = (heading: string, isBold: boolean): boolean => {
  const [named] = words.APART_HEADING.exec(heading) ?? [];
  return named !== undefined && (!isBold || named.length * 2 >= heading.length);
};

/** Whether a line that is no heading by its tag is set off as one. */
const isBoldHeading = (lines: readonly PageLine[], at: number): boolean => {
  const line = lines[at];
  return (
    line?.isBold === true &&
    line.heading === 0 &&
    line.isItem !== true &&
    line.text.length < 80 &&
    !isBoldBeside(lines, at)
  );
};

/** By line: the nearest heading above it, folded. */
const headingsOver = (lines: readonly PageLine[]): string[] => {
  let nearest = '';
  return lines.map(({ text, heading }, at) => {
    if (heading > 0 || isBoldHeading(lines, at)) nearest = fold(text);
    return nearest;
  });
};

/** Words that titles of awards share. */
const COMMON = new Set(
  [
    'a an and at by de des for from in la le of on or the to und with',
    'scholarship scholarships fellowship fellowships award awards grant grants programme program',
    'prize bursary fund studentship scheme',
  ].flatMap((line) => line.split(' ')),
);

/** Share of the telling words of a name that stand in a text. */
const shareOf = (name: string, text: string): number => {
  const all = new Set(tokensOf(fold(name)));
  const telling = [...all].filter((word) => !COMMON.has(word));
  const wanted = telling.length > 0 ? telling : [...all];
  if (wanted.length === 0) return 0;
  const there = new Set(tokensOf(fold(text)));
  return wanted.filter((word) => there.has(word)).length / wanted.length;
};

/** From this share on, a page speaks of the award. */
export const NAMED = 0.6;

const kindOf = (
  head: string,
  lines: readonly PageLine[],
  text: string,
  { organization, share }: { organization: string; share: number },
): ReadPage['kind'] => {
  const letters = text.replace(/\s+/g, '').length;
  const isNamed = share >= NAMED;
  const opening = `${head}\n${fold(
    lines
      .slice(0, 4)
      .map(({ text: line }) => line)
      .join('\n'),
  )}`;
  const isShort = letters < SHORT_TEXT;
  const isOurs = isNamed || shareOf(organization, text) >= NAMED;
  // A dealer's page has the name of the domain in it, and often that of the award.
  if (isShort && !(isNamed && hasFigures(text)) && words.PARKED.test(`${head}\n${text}`)) return 'parked';
  if (!isOurs && words.TAKEN_OVER.test(text)) return 'parked';
  const says404 = opening.split('\n').some((line) => words.NOT_THERE.test(line.trim()));
  if (says404 && isShort && !hasFacts(text)) return 'soft_404';
  return letters < LEAST_TEXT ? 'no_text' : 'content';
};

/** A page that states a sum, a day and conditions is no error page, whatever its first line says. */
const hasFacts = (text: string): boolean =>
  words.CONDITION.test(text) &&
  (words.CLOSES.test(text) || words.AWARD_CUE.test(text)) &&
  findDates(text).dates.length > 0;

const hasFigures = (text: string): boolean =>
  daysOf(text).length > 0 || findAmounts(text, []).some(({ currency }) => currency !== undefined);

type Role = ReadDay['role'] | 'other';

const lastAt = (pattern: RegExp, text: string): number => {
  let at = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) at = match.index;
  return at;
};

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['closes', words.CLOSES],
  ['opens', words.OPENS],
  ['results', words.RESULTS],
  ['other', words.OTHER_DAY],
];

/** The role that the words nearest before a day give it, else those after it. */
const roleOf = (before: string, after: string): Role | undefined => {
  const ranked = ROLES.map(([role, pattern]) => ({ role, at: lastAt(pattern, before) })).filter(
    ({ at }) => at >= 0,
  );
  const nearest = ranked.sort((a, b) => b.at - a.at)[0];
  if (nearest) return nearest.role;
  return ROLES.map(([role, pattern]) => ({ role, at: after.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.role;
};

/** What stands right before a last day, where no word around it says of what. */
const BEFORE_A_DAY = /\b(?:by|before|till|until)\s+(?:[a-z]+day,?\s+)?(?:the\s+)?$/;

const RANGE = /^\s*(?:,\s*\d{4}\s*)?(?:-|–|—|to|until|till|through|and)\s*(?:the\s*)?$/;

/** A short line above may be the label of what stands below; a sentence, or a line with a day of its own, is none. */
const labelAbove = (lines: readonly PageLine[], index: number): string => {
  const label = lines[index - 1];
  if (!label) return '';
  const isLabel =
    label.heading > 1 ||
    label.isBold ||
    (label.heading === 0 && label.text.length < 60 && !/[.;!]$/.test(label.text) && !hasFigures(label.text));
  return isLabel ? fold(label.text) : '';
};

const readDays = (
  lines: readonly PageLine[],
  headings: readonly string[],
): Pick<PageReading, 'days' | 'yearlyDays'> => {
  const days = new Map<string, ReadDay>();
  const yearly = new Set<string>();
  lines.forEach(({ text }, index) => {
    const dates = daysOf(text);
    const label = (words.ROUND_LABEL.test(fold(text)) && headings[index]) || labelAbove(lines, index);
    const above = label === '' ? '' : `${label} `;
    dates.forEach((date, at) => {
      if (date.day === undefined) return;
      const previous = dates[at - 1];
      const from = Math.max(previous?.end ?? 0, date.start - AROUND_CHARS);
      const before = fold(text.slice(from, date.start));
      const after = fold(
        text.slice(date.end, Math.min(dates[at + 1]?.start ?? text.length, date.end + AROUND_CHARS)),
      );
      const isEnd = previous !== undefined && RANGE.test(fold(text.slice(previous.end, date.start)));
      const next = dates[at + 1];
      const isStart = next !== undefined && RANGE.test(fold(text.slice(date.end, next.start)));
      const said =
        roleOf(before, after) ?? roleOf(above, '') ?? (BEFORE_A_DAY.test(before) ? 'closes' : undefined);
      const context = fold(text.slice(0, date.start));
      const isRound =
        words.CLOSES.test(`${above}${context}`) ||
        words.OPENS.test(`${above}${context}`) ||
        /appl/.test(`${above}${context}`);
      const role =
        isEnd && isRound && said !== 'other'
          ? 'closes'
          : isStart && isRound && said !== 'other'
            ? 'opens'
            : said;
      const day = encodeDate(date);
      if (role === undefined || role === 'other') return;
      if (day.startsWith('--')) {
        if (role === 'closes') yearly.add(day);
      } else days.set(`${role} ${day}`, { day, role });
    });
  });
  return {
    days: [...days.values()].sort((a, b) => (a.day + a.role < b.day + b.role ? -1 : 1)),
    yearlyDays: [...yearly].sort(),
  };
};

const readSums = (
  lines: readonly PageLine[],
  headings: readonly string[],
  hosts: readonly string[],
): ReadSum[] => {
  const sums = new Map<string, ReadSum>();
  lines.forEach(({ text }, index) => {
    const heading = headings[index] ?? '';
    if (words.PRICE_HEADING.test(heading) && !words.PAID_HEADING.test(heading)) return;
    const above = labelAbove(lines, index);
    for (const amount of findAmounts(text, hosts)) {
      const { min, max, currency, period, start, end } = amount;
      if (currency === undefined || (min === undefined && max === undefined)) continue;
      const near = fold(text.slice(Math.max(0, start - AROUND_CHARS), end + 50));
      const opening = text.slice(Math.max(0, start - AROUND_CHARS), start).split(/[.;!?]\s/);
      const ending = text.slice(end, end + 50).split(/[.;!?](?:\s|$)/);
      const sentence = fold(`${opening.at(-1)}${text.slice(start, end)}${ending[0]}`);
      if (words.OTHER_SUM.test(sentence)) continue;
      if (!words.AWARD_CUE.test(near) && !words.AWARD_CUE.test(above)) continue;
      const sum = { currency, min: min ?? max ?? 0, max: max ?? min ?? 0, ...(period ? { period } : {}) };
      sums.set(`${currency} ${sum.min} ${sum.max}`, sum);
    }
  });
  return [...sums.values()].sort((a, b) => a.min - b.min || (a.currency < b.currency ? -1 : 1));
};

/** A part of a page under one heading. */
interface Section {
  heading: string;
  /** The sentences of its lines. */
  sentences: { line: number; sentence: string; folded: string; isCondition: boolean; isItem: boolean }[];
}

const INCOME = /\b(?:household|family|parental|annual)\b.{0,30}\b(?:incomes?|earn(?:s|ings)?)\b/;

/** Somebody tells of themselves. */
const VOICE =
  /\bi (?:was|came|left|had|learned|learnt|felt|got|chose|met)\b|\bmy (?:career|life|dream|time|family|parents|studies|degree)\b/;

const isConditionSentence = (folded: string): boolean =>
  !(VOICE.test(folded) && !folded.includes('?')) &&
  words.CONDITION.test(folded) &&
  (INCOME.test(folded) || !words.OTHER_SUM.test(folded));

const sectionsOf = (lines: readonly PageLine[]): Section[] => {
  const sections: Section[] = [{ heading: '', sentences: [] }];
  /** The headings over the present one, by rank, so that what stands under "Eligibility: Country" is about both. */
  const open: { rank: number; text: string }[] = [];
  const headed = (more: string[] = []): string =>
    [...open.filter((each) => each.rank > 1).map((each) => each.text), ...more].join('\n');
  let term = '';
  for (const [line, { text, heading, isItem = false, under = '' }] of lines.entries()) {
    if (heading > 0 || isBoldHeading(lines, line)) {
      const rank = heading || LEAST_RANK;
      while ((open.at(-1)?.rank ?? 0) >= rank) open.pop();
      open.push({ rank, text: fold(text) });
      sections.push({ heading: headed(), sentences: [] });
      term = '';
      continue;
    }
    const label = fold(under || (/^([^:\n]{3,40}): /.exec(text)?.[1] ?? ''));
    // A term, or the first cell of a row, is the heading of what it stands before, where it names a part of the page.
    const named = words.CONDITIONS_HEADING.test(label) || words.OTHER_HEADING.test(label) ? label : '';
    const next = under === '' ? '' : named;
    if (next !== term) sections.push({ heading: headed(next === '' ? [] : [next]), sentences: [] });
    term = next;
    for (const sentence of text.split(/(?<=[.;!?])\s+|\n/)) {
      const folded = fold(sentence);
      const isCondition = isConditionSentence(folded) || words.CONDITIONS_HEADING.test(label);
      if (/\w/.test(folded)) sections.at(-1)?.sentences.push({ line, sentence, folded, isCondition, isItem });
    }
  }
  return sections;
};

const LEAST_RANK = 7;

/** Bold lines that follow each other are text; a heading has something under it. */
const isBoldBeside = (lines: readonly PageLine[], at: number): boolean =>
  [lines[at - 1], lines[at + 1]].some((line) => line?.isBold === true && line.heading === 0);

/** A sentence before a list asks for nothing itself. */
const LEADS_IN = /(?::|\b(?:following|these|below|if|are|is|must|should|who|to|be|have))\s*$/;

type ReadConditions = Required<Pick<PageReading, 'signals' | 'statements' | 'places' | 'pairs' | 'mentions'>>;

/** What the sentences about conditions speak of, one by one, and what stands anywhere on the page. */
const readStatements = (lines: readonly PageLine[], hosts: readonly string[]): ReadConditions => {
  const signals = new Set<string>();
  const statements: ReadStatement[] = [];
  const pairs = new Set<string>();
  const mentions = new Set<string>();
  let places = 0;
  for (const { text } of lines.filter(({ heading }) => heading > 0)) {
    const { allPairs, codes, values } = readSentence(text, fold(text), hosts);
    for (const pair of allPairs) pairs.add(pair);
    for (const code of [...codes, ...values]) mentions.add(code);
  }
  for (const { heading, sentences: all } of sectionsOf(lines)) {
    const nearest = heading.slice(heading.lastIndexOf('\n') + 1);
    const isOther = words.OTHER_HEADING.test(nearest) && !words.CONDITIONS_HEADING.test(nearest);
    const read = all.map((each) => ({ ...each, ...readSentence(each.sentence, each.folded, hosts) }));
    const ownLines = new Set(read.map(({ line }) => line)).size;
    if (!isOther) places += ownLines > 1 ? ownLines : read.length;
    for (const { allPairs, codes, values } of read) {
      for (const pair of allPairs) pairs.add(pair);
      for (const code of [...codes, ...values]) mentions.add(code);
    }
    // Under a heading of its own, the name of a group is a condition too.
    const isSaid = ({ folded, isCondition }: (typeof read)[number]) =>
      isCondition || (heading !== '' && !isOther && namesGroup(folded));
    // What stands around a list, or after the last paragraph that asks for something, is a condition only by its own words.
    const hasItems = read.some(({ isItem }) => isItem);
    const end = read.findLast(isSaid)?.line ?? -1;
    const part = read.filter(({ isItem, line }) => (hasItems ? isItem : line <= end));
    const said = part.filter(isSaid);
    // A part that asks for something again and again is one of conditions, whatever stands over it.
    const isWhole =
      !isOther &&
      (words.CONDITIONS_HEADING.test(heading) ||
        (heading !== '' && said.length > 1 && said.length * 3 >= part.length));
    const around = read.filter(({ isItem, isCondition }) => hasItems && !isItem && isCondition);
    const within = isWhole ? part : said;
    for (const each of [...within, ...around]) {
      const { folded, ownPairs, codes, values } = each;
      for (const signal of codes) signals.add(signal);
      // What speaks of nothing that we know may be a condition all the same; a day or a sum is of another fact.
      const isStatement = codes.length > 0 || (values.length === 0 && !LEADS_IN.test(folded));
      const isBeside = heading === '' || !within.includes(each);
      if (isStatement && ownPairs.length > 0)
        statements.push({ pairs: ownPairs, signals: codes, ...(isBeside ? { isBeside } : {}) });
    }
  }
  return {
    signals: [...signals].sort(),
    statements,
    places,
    pairs: [...pairs].sort(),
    mentions: [...mentions].sort(),
  };
};

/** Days as they are written out; "3.5." at the end of a sentence is a grade. */
const daysOf = (text: string) =>
  findDates(text).dates.filter(
    ({ start, end, year }) => year !== undefined || !/^[\d.\s]+$/.test(text.slice(start, end)),
  );

const NUMBER = joined(
  'g',
  String.raw`(?<![\w.,]|\d:)\d{1,3}(?:\.\d+)?(?!(?!st\b|nd\b|rd\b|th\b)\w|,\d|\.\d|:\d|\s?%?\s?(?:documents?|pages?|words|references|letters|[ap]\.?m\b|`,
  String.raw`o'clock|noon|midnight))`,
);

/** Whether "Georgia" is the country or the American state, other words of the same condition may leave open. */
export const MEANINGS_OF_GEORGIA: readonly string[] = ['GE', 'US-GA'];
export const UNDECIDED_GEORGIA = 'name:georgia';

/** The end of a scale of grades is no demand. */
const SCALE =
  /\b\d(?:\.\d+)?[- ](?:point )?scale\b|\bscale (?:of|from|up to) \d(?:\.\d+)?(?: to \d(?:\.\d+)?)?|\bout of \d(?:\.\d+)?|(?<=\d)\s?\/\s?\d+(?:\.\d+)?/g;

interface ReadSentence {
  /** Its pairs of words without their values, as hashes: of all of it, and of what stands behind a label. */
  allPairs: string[];
  ownPairs: string[];
  /** What it speaks of, where it is about conditions. */
  codes: string[];
  /** The days and sums in it. */
  values: string[];
}

const readSentence = (sentence: string, whole: string, hosts: readonly string[]): ReadSentence => {
  const folded = whole.replace(SCALE, (scale) => ' '.repeat(scale.length));
  const days = daysOf(sentence);
  const amounts = findAmounts(sentence, hosts).filter(({ currency }) => currency !== undefined);
  const taken = [...days, ...amounts];
  const isTaken = (at: number) => taken.some(({ start, end }) => at >= start && at < end);
  const places = [findCountries, findDemonyms, findGroups, findRegions].flatMap((find) => find(sentence));
  // Short names of subjects are fields only in some sentences; here each counts in all of them, as itself.
  const fields = findFields(sentence).filter(({ phrase }) => /\w/.test(phrase.replace(SUBJECTS, '')));
  const numbers = [...folded.matchAll(NUMBER)].filter(({ index }) => !isTaken(index));
  const incomes = INCOME.test(folded) ? amounts : [];
  const isUndecided =
    /\bgeorgia\b/.test(folded) && !places.some(({ code }) => MEANINGS_OF_GEORGIA.includes(code));
  const codes = [
    ...places.map(({ code }) => `place:${code}`),
    ...(isUndecided ? [UNDECIDED_GEORGIA] : []),
    ...fields.map(({ codes: named }) => `field:${named.join('+')}`),
    ...numbers.map(([number]) => `number:${Number(number)}`),
    ...incomes.map(({ currency, min, max }) => `income:${currency} ${max ?? min}`),
    ...conditionWords(folded, {
      hasValue: places.length + numbers.length + incomes.length > 0,
      hasField: fields.length > 0,
      hasPart: places.some(({ code }) => code.includes('-')),
    }),
  ];
  const values = [
    ...days.map((date) => `day:${encodeDate(date)}`),
    ...amounts.map(({ currency, min, max }) => `sum:${currency} ${min ?? max}-${max ?? min}`),
  ];
  const masked = maskValues(folded, [...taken, ...places, ...fields]);
  const own = masked.replace(LABEL, '');
  const allPairs = pairsOf(masked);
  const ownPairs = /\p{L}/u.test(own) ? pairsOf(own) : allPairs;
  return { allPairs, ownPairs, codes: [...new Set(codes)], values };
};

/** Values that are written as words or figures and are no day, sum, place or field. */
const VALUE = joined(
  'g',
  String.raw`\d+(?:[.,]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:full|part)[- ]?time)\b`,
);
const LABEL = /^[^:\n]{3,40}: /;

/** A sentence as it would stand there with any other values. */
const maskValues = (folded: string, values: readonly { start: number; end: number }[]): string =>
  values
    .reduce(
      (text, { start, end }) => `${text.slice(0, start)}${'#'.repeat(end - start)}${text.slice(end)}`,
      folded,
    )
    .replace(SUBJECTS, '#')
    .replace(VALUE, '#');

/** Each two words of a sentence that follow each other, as hashes: whether the same words stand elsewhere can be told, and no words are kept. */
const pairsOf = (masked: string): string[] => {
  const tokens = (masked.match(/[\p{L}\p{N}]+|#+/gu) ?? []).map((word) =>
    word.startsWith('#') ? '#' : word,
  );
  const pairs = tokens.length === 1 ? tokens : tokens.slice(1).map((word, at) => `${tokens[at]} ${word}`);
  return pairs.map((pair) => createHash('sha256').update(pair).digest('base64url').slice(0, PAIR_CHARS));
};

/** Letters of a hash that tell the pairs of words of a page apart. */
const PAIR_CHARS = 6;
