import {
  type Criterion,
  type Deadline,
  isCalendarDay,
  OWN_LISTING_LIMITS,
  OWN_SOURCE,
  type OwnListing,
  type ScholarshipRecord,
} from '@laurel/domain';
import {
  cleanText,
  encodeDate,
  extractCriteria,
  extractListing,
  findAmounts,
  findDates,
  parseAward,
  parseDeadline,
} from '@laurel/extraction';
import { countryName, findFields, resolveCountry } from '@laurel/taxonomies';
import { joinAnd, sentenceSpans, tokensOf } from '@laurel/text';
import { labelledFields, namesField } from '../adapters/labelled-fields.ts';
import { OFFER } from '../adapters/offers.generated.ts';
import { readListingPage } from '../adapters/page.ts';
import type { PageLine } from '../adapters/page-lines.ts';
import { withWarnings } from '../screen/screen-record.ts';
import * as words from '../verify/page-words.ts';
import { asWritten } from './as-written.ts';

/** A pasted text, or a page found at `url`. */
export type OwnSource = { text: string } | { html: string; url: string };

/** Characters of a page or text that are read; what comes after is menus and other awards. */
const MAX_READ = 30_000;
/** A longer line is no heading and no name. */
const MAX_NAME = 160;
const TITLE_LINES = 10;
const MAX_CONDITIONS = 40;

const BULLET = /^\s*[-•*–·]\s+/;
/** Headings that end what stands before them and name no field. */
const OTHER_HEADING = [
  /^(?:how )?to apply$|^apply$|^application(?:s| process| procedure)?$/i,
  /^(?:about|contact|selection)\b|^(?:required )?documents$|^notes?$|^faqs?$/i,
  /^overview$|^background$|^more information$/i,
  /^(?:key |important )?dates$|^timeline$|^what (?:to|you (?:must|need to)) (?:send|submit)$|^(?:application|supporting) (?:documents|materials|papers)$/i,
];

/** In a text that has lost its markup: a few words without a figure that name a field, or another part of such pages. */
const isHeading = (line: string): boolean => {
  const words = line.replace(/[:?]+$/, '').trim();
  if (words === '' || BULLET.test(line) || /[\d.;,]|:\s|\b(?:must|should|need|are|have)\b/.test(words))
    return false;
  return (
    tokensOf(words).length <= 6 && (namesField(words) || OTHER_HEADING.some((pattern) => pattern.test(words)))
  );
};

const linesOfText = (text: string): PageLine[] =>
  text.split('\n').flatMap((line) => {
    const said = line.replace(BULLET, '').trim();
    return said === '' ? [] : { text: said, heading: isHeading(line) ? 2 : 0, isBold: false };
  });

const titleOf = (lines: readonly PageLine[]): string => {
  const short = lines.slice(0, TITLE_LINES).filter(({ text }) => text.length <= MAX_NAME);
  return (short.find(({ text }) => OFFER.test(text)) ?? short[0])?.text ?? nameLeading(lines[0]?.text ?? '');
};

/** The name that a text without line breaks begins with, up to its first mark; '' where a sentence stands there. */
const nameLeading = (text: string): string => {
  const name = /^\p{Lu}[^,;:!?|\n]{8,100}?(?=\s*(?:[,;:!?|]|\.\s|\s[-–—]\s))/u.exec(text)?.[0] ?? '';
  return OFFER.test(name) && !IN_SENTENCE.test(name) ? name : '';
};
const IN_SENTENCE =
  /\b(?:is|are|was|has|have|we|our|you|your|must|will|can|may|offers?|awards? (?:a|an|the)|gives?|provides?|invites?|supports?|opens?|apply)\b/i;

/** "by 5 p.m. on 12 February" has no end in the middle, and a sum begins a sentence of its own. */
const sentencesOf = (lines: readonly PageLine[]): string[] =>
  lines
    .flatMap(({ text }) =>
      text.replace(/\b([ap])\.\s?m\.(?=\s+\S)/gi, '$1m').split(/(?<=[.!?])\s+(?=[$£€₦₹])/),
    )
    .flatMap((text) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end)));

/** Words that no other day has: by "must be … by" an enrolment may be meant. */
const CALLED_CLOSING = /\b(?:deadline|clos(?:es?|ing)|due|apply|applications?)\b/i;

/** However long the list of papers between the two is. */
const SENT_BY =
  /\b(?:send|submit|apply|upload|return|hand in|post)\b.*\b(?:by|before|until|no later than)\b/i;
/** The day of such a rule is the one on which an age is taken. */
const OF_AGE = /\b(?:under|over|aged?|older|younger|born|birthday|years old)\b/i;

/** The sentence that says when applications close; '' where several name different days, because one of them would be a guess. */
const closingSentence = (sentences: readonly string[]): string => {
  const closing = sentences.filter(
    (sentence) =>
      (words.CLOSES.test(sentence.toLowerCase()) || SENT_BY.test(sentence)) &&
      (!OF_AGE.test(sentence) || CALLED_CLOSING.test(sentence)) &&
      findDates(sentence).dates.length > 0,
  );
  const read = closing.map((sentence) => ({ sentence, dates: parseDeadline(sentence).dates.join() }));
  const dated = read.filter(({ dates }) => dates !== '');
  const called = dated.filter(({ sentence }) => CALLED_CLOSING.test(sentence));
  const known = called.length > 0 ? called : dated;
  return new Set(known.map(({ dates }) => dates)).size === 1 ? (known[0]?.sentence ?? '') : '';
};

/** The first sentence about what the award pays, else the sum that stands alone. */
const awardSentence = (sentences: readonly string[]): string =>
  sentences.find(
    (sentence) =>
      words.AWARD_CUE.test(sentence.toLowerCase()) &&
      findAmounts(sentence, []).some(({ currency }) => currency !== undefined) &&
      parseAward(sentence, undefined, undefined, []).kind !== 'unknown',
  ) ?? sumAlone(sentences);

/** How long or how often a sum is paid. */
const DURATION = /\b(?:for|per|a|an|each|one|two|three|four|years?|months?|semesters?|terms?)\b/gi;
/** Words of money that is asked for, not given. */
const ASKED_FOR = /\b(?:fees?|costs?|deposit|income|earn\w*|pay)\b/i;

/** A sentence that is nothing but a sum, where the text names no other and no fee; with either it may be something else. */
const sumAlone = (sentences: readonly string[]): string => {
  const named = sentences.filter((sentence) =>
    findAmounts(sentence, []).some(({ currency }) => currency !== undefined),
  );
  const [only] = named;
  if (only === undefined || named.length > 1 || sentences.some((sentence) => ASKED_FOR.test(sentence)))
    return '';
  const [sum] = findAmounts(only, []);
  const rest = sum === undefined ? only : only.slice(0, sum.start) + only.slice(sum.end);
  return /\p{L}/u.test(rest.replaceAll(DURATION, '')) ? '' : only;
};

/** Words that shut somebody out, or in. */
const RESTRICTS_BY_WORD =
  /\b(?:residents?|residing|indigenes?|natives?|domiciled|reserved for|restricted to|limited to|prefer(?:ence|red))\b/i;
const RESTRICTS_BY_PHRASE =
  /\b(?:born (?:in|after|before)|may not apply|not eligible|only (?:for|to|open)|members of)\b/i;
/** "For Texas high school seniors": a place may shut out all others. */
const PLACED =
  /\b(?:[Ff]or|[Tt]o) (?:\p{Lu}\p{L}+ ){1,2}(?:high[- ]school|students|seniors|graduates|undergraduates)\b/u;
const WHO =
  /\b(?:students|seniors|graduates|undergraduates|pupils|applicants|candidates|people|persons|children) (?:from|of|who|whose|with)\b/i;
const YOU = /^(?:you|applicants?|candidates?) (?:hold|have (?:completed|obtained|earned|an?|at least))\b/i;
/** "Candidates should have completed a master's degree", but no advice on how to apply. */
const REQUIRES =
  /\b(?:applicants?|candidates?|nominees?|students?|you) (?:must|should|shall|need|have to|are (?:required|expected) to)\b(.*)/i;
const ADVISES =
  /^ (?:note|be aware|read|contact|visit|check|refer|consult|ensure|make sure|apply|register|complete|use)\b/i;
const requires = (text: string): boolean => {
  const [, asked] = REQUIRES.exec(text) ?? [];
  return asked !== undefined && !ADVISES.test(asked);
};
/** "Students of any nationality may apply" */
const OPEN_DOOR =
  /\b(?:any|all|every) (?:nationalit(?:y|ies)|countr(?:y|ies)|citizenships?|backgrounds?|fields?)\b/i;
const restricts = (text: string): boolean =>
  !OPEN_DOOR.test(text) &&
  (requires(text) ||
    [RESTRICTS_BY_WORD, RESTRICTS_BY_PHRASE, WHO, YOU, PLACED].some((pattern) => pattern.test(text)));
/** What is to be sent, and by when: no condition. */
const OF_APPLYING = /\b(?:submit\w*|send|upload|e-?mail|fill|forms?|deadline|founded|established)\b/i;

/** "fully funds master's degrees in public health": what is paid for says who may have it. */
const PAYS_FOR = /\b(?:funds?|supports?|pays for|sponsors?|finances?|covers?)\b/i;
const STUDY = /\b(?:bachelor|undergraduate|master|postgraduate|ph\.?d|doctora|degree|stud(?:y|ies))/i;

/**
 * The sentences out of which a condition can be read, and those that sound like one: what we can't judge is still told, as a condition to
 * check. Each by itself: a name without a full stop would join the next line.
 */
const conditionSentences = (sentences: readonly string[]): string[] =>
  sentences
    .filter(
      (sentence) =>
        extractCriteria({ description: sentence }).criteria.length > 0 ||
        (PAYS_FOR.test(sentence) && STUDY.test(sentence)) ||
        (restricts(sentence) && !OF_APPLYING.test(sentence)),
    )
    .slice(0, MAX_CONDITIONS);

/** Fields of a listing that hold one kind of condition each, and how they are said in a line. */
const CONDITION_COLUMNS = [
  ['nationality_text', 'Nationality'],
  ['level', 'Level'],
  ['field', 'Field of study'],
  ['gender', 'Gender'],
  ['host_country', 'Study in'],
] as const;

const unique = (lines: readonly string[]): string[] => [...new Set(lines.filter((line) => line !== ''))];

const storable = (text: string, limit: number): string =>
  text.replaceAll('\u0000', '').slice(0, limit).toWellFormed().trim();

/** Never longer than it may be, and without what a database can't hold. */
const limited = (listing: OwnListing): OwnListing =>
  Object.fromEntries(
    Object.entries(listing).map(([field, text]) => [
      field,
      storable(text, OWN_LISTING_LIMITS[field as keyof OwnListing]),
    ]),
  ) as unknown as OwnListing;

const sourceOf = (source: OwnSource) => {
  if ('text' in source) {
    const lines = linesOfText(cleanText(source.text.slice(0, MAX_READ)));
    return { lines, given: { ...labelledFields(lines), title: titleOf(lines) }, link: '' };
  }
  const { described, plain, lines } = readListingPage(source.html, source.url);
  const [only] = described;
  const given = only && described.length === 1 ? { ...plain, ...only } : plain;
  return { lines, given: { ...given, title: given.title || titleOf(lines) }, link: source.url };
};

/** A heading stands over the lines below it, as words with a colon do. */
const withHeadings = (lines: readonly PageLine[]): string =>
  lines.map(({ text, heading }) => (heading > 0 ? `${text.replace(/:$/, '')}:` : text)).join('\n');

/**
 * Reads a text or a page that a student gave into the fields of a listing, in its own words. What can't be told for sure stays empty:
 * the student sees it and fills it in. Never throws.
 */
export const readOwnListing = (source: OwnSource): OwnListing => {
  const { lines, given, link } = sourceOf(source);
  const labelled = Object.fromEntries(
    Object.entries(given).map(([field, text]) => [field, cleanText(text)]),
  ) as Record<keyof typeof given, string | undefined>;
  const body = lines.filter(({ heading }) => heading === 0);
  const text = body
    .map((line) => line.text)
    .join('\n')
    .slice(0, MAX_READ);
  const sentences = sentencesOf(body).slice(0, 600);
  const inColumns = CONDITION_COLUMNS.flatMap(([column, name]) => {
    const value = labelled[column] ?? '';
    return value === '' ? [] : `${name}: ${value.replace(/\s*\n\s*/g, ', ')}`;
  });
  const stated = (labelled.eligibility_text ?? '').split('\n').map((line) => line.trim());
  const others = conditionSentences(sentences).filter(
    (sentence) => !Object.values(labelled).some((known) => known?.includes(sentence)),
  );
  return limited({
    title: (labelled.title ?? '').replace(/\s+/g, ' '),
    organization: labelled.provider || organiserOf(sentences),
    link,
    amount: labelled.amount_text || awardSentence(sentences),
    coverage: labelled.coverage_text || (sentences.find((sentence) => FULLY.test(sentence)) ?? ''),
    deadline: labelled.deadline_text || closingSentence(sentences),
    location:
      labelled.location || labelled.host_country || countryOfUniversity(`${labelled.title ?? ''}\n${text}`),
    eligibility: unique([...inColumns, ...stated, ...others]).join('\n'),
    documents: extractListing({ description: withHeadings(lines) }).documents.join('\n'),
    description: text,
  });
};

/** "The Okonjo Family Trust": a name that begins a sentence. */
const NAME = /^(?:The )?((?:(?:\p{Lu}[\p{L}&’'.-]*|of|for|and|the|de|in) )*\p{Lu}[\p{L}&’'.-]*)$/u;
const GIVES =
  /^(?:offers?|awards?|provides?|funds|invites?|sponsors?|announces?|supports?|grants|is (?:offering|pleased)|accepts?|will award)\b/;
/** The kinds of body that give awards. */
const BODIES = [
  /\b(?:trust|foundation|fund|universit(?:y|ies)|institute|society|association|academy|college|council)\b/i,
  /\b(?:ministry|government|bank|company|corporation|club|organi[sz]ation|cent(?:er|re)|agency|board)\b/i,
  /\b(?:union|league|church|commission|federation|department|embassy)\b/i,
];

const giverIn = (sentence: string): string | undefined => {
  const words = sentence.split(' ');
  for (let count = 1; count < Math.min(words.length, 10); count += 1) {
    const [, name] = NAME.exec(words.slice(0, count).join(' ')) ?? [];
    if (name === undefined || !GIVES.test(words.slice(count).join(' '))) continue;
    return BODIES.some((body) => body.test(name)) ? name : undefined;
  }
  return undefined;
};

/** The body that begins a sentence and gives; '' where there are several. */
const organiserOf = (sentences: readonly string[]): string => {
  const names = sentences.flatMap((sentence) => giverIn(sentence) ?? []);
  return new Set(names).size === 1 ? (names[0] ?? '') : '';
};

/** "the University of Example (Germany)", "the University of Bergen, Norway" */
const AT_UNIVERSITY =
  /\bUniversit(?:y|ies|ät|é)\b[^.;,()\n]{0,60}(?:\(|, )(\p{Lu}[\p{L} ]{3,30}?)(?=[).,;\n]|$)/gu;

/** The country that follows the name of a university, where the text names one such. */
const countryOfUniversity = (text: string): string => {
  const found = [...text.matchAll(AT_UNIVERSITY)].flatMap(
    ([, name = '']) => resolveCountry(name.trim()) ?? [],
  );
  const [only] = found;
  return only !== undefined && new Set(found).size === 1 ? (countryName(only) ?? '') : '';
};

/** Says that all is paid. */
const FULLY = /\bfull(?:y[- ]fund(?:s|ed|ing)?| funding| scholarships?)\b/i;

const FIELD = 'eligibility_text';

/** What a condition in these words is read as. By any other words, whatever was read of the line will do. */
const READ_AS: readonly { words: RegExp; kinds: readonly Criterion['kind'][] }[] = [
  {
    words: /\b(?:residents?|residing|indigenes?|natives?|domiciled)\b/i,
    kinds: ['residence', 'citizenship', 'background', 'minority'],
  },
  { words: PLACED, kinds: ['residence', 'citizenship', 'schooling', 'host'] },
  { words: /\bborn (?:in|after|before)\b/i, kinds: ['age', 'citizenship', 'background'] },
];

const OF_SUBJECT = /\b(?:programs?|programmes?|degrees?|major|majors|majoring|study|studying)\b/i;

/** Lines that sound like a condition which no criterion was read from, each as a condition to check. */
const withUnread = (record: ScholarshipRecord): ScholarshipRecord => {
  const text = record.texts[FIELD] ?? '';
  const readFrom = (start: number, end: number) =>
    record.criteria.filter(({ evidence }) =>
      evidence.some((each) => each.field === FIELD && each.start < end && each.end > start),
    );
  const unread = [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index: start }, at): Criterion[] => {
    if (!restricts(line) || OF_APPLYING.test(line)) return [];
    const end = start + line.length;
    const read = readFrom(start, end);
    const wanted = READ_AS.filter(({ words: said }) => said.test(line));
    const namesSubject = OF_SUBJECT.test(line) && findFields(line).length > 0;
    const isRead =
      read.length > 0 &&
      wanted.every(({ kinds }) => read.some(({ kind }) => kinds.includes(kind))) &&
      (!namesSubject || record.criteria.some(({ kind }) => kind === 'field'));
    if (isRead) return [];
    const evidence = [{ field: FIELD, start, end, quote: line }];
    const strength = /\bprefer/i.test(line) ? 'preferred' : 'hard';
    return [{ id: `unread-${at + 1}`, kind: 'other', text: line, strength, evidence }];
  });
  return { ...record, criteria: [...record.criteria, ...unread] };
};

/** The day that a text gives as the opening one; undefined where it names none with its year, or several. */
const openingDay = (text: string): string | undefined => {
  const days = findDates(text)
    .dates.filter(({ year, day, start, end }) => {
      const before = text.slice(Math.max(0, start - 60), start);
      const after = text.slice(end, end + 40);
      return (
        year !== undefined &&
        day !== undefined &&
        !CLOSES.test(before) &&
        (OPENS.test(before) || STARTS.test(before) || (FROM.test(before) && APPLY_AFTER.test(after)))
      );
    })
    .map(encodeDate);
  return new Set(days).size === 1 ? days[0] : undefined;
};
/** "opens on", "live from", "goes live on" */
const OPENS = /\b(?:open(?:s|ing)?(?! to\b)|live|accepting)\b[^.;\n]*$/i;
/** "you can apply from", "registration starts on" */
const STARTS = new RegExp(
  /\b(?:appl(?:y|ications?|ying)|forms?|portal|registrations?|submissions?)\b/.source +
    /[^.;\n]*\b(?:from|after|starts?|starting|begins?|beginning)(?: on)?:?\s*(?:the\s+)?$/.source,
  'i',
);
/** "from 15 December on you can apply" */
const FROM = /\b(?:from|starting|as of)(?: on)?\s+(?:the\s+)?$/i;
const APPLY_AFTER = /^[^.;\n]*\b(?:can|may|will be able to)\b[^.;\n]*\b(?:apply|submit|register|send)\b/i;
/** The day closes, or is that of something else. */
const CLOSES =
  /\b(?:clos\w+|deadline|until|till|due|graduat\w+|born|enrol\w*|results?|winners?|interviews?|last (?:date|day))\b[^.;\n]*$/i;

/** With the day on which it opens, where the text names one before its only closing day. */
const withOpening = (deadline: Deadline, { link, deadline: told, description }: OwnListing): Deadline => {
  const opens = openingDay(told) ?? openingDay(description);
  const [closes, another] = deadline.dates;
  const isOneRound = closes !== undefined && another === undefined && isCalendarDay(closes);
  if (!isOneRound || opens === undefined || opens >= closes) return deadline;
  return { ...deadline, cycles: [{ opens, closes, url: link }] };
};

/** The record of what a student gave: conditions, award and deadline with the words that they were read from. Never throws. */
export const ownRecord = (id: string, listing: OwnListing): ScholarshipRecord => {
  const { title, organization, link, amount, coverage, deadline, location, eligibility } = listing;
  const record = withUnread(
    asWritten(
      extractListing(
        {
          id,
          title,
          provider: organization,
          link,
          amount_text: amount,
          coverage_text: coverage,
          deadline_text: deadline,
          eligibility_text: eligibility,
          location,
        },
        { source: OWN_SOURCE },
      ),
    ),
  );
  const documents = unique(listing.documents.split('\n').map((line) => line.trim())).slice(0, 30);
  const { warnings = [], ...whole } = withWarnings({
    ...record,
    deadline: withOpening(record.deadline, listing),
    title: record.title || 'Untitled scholarship',
    location: record.location || joinAnd(record.hostCountries.flatMap((code) => countryName(code) ?? [])),
    description: listing.description,
    documents,
  });
  // Whoever pasted a text has not been asked for the organiser yet.
  const told = warnings.filter(({ kind }) => kind !== 'no-organiser');
  return { ...whole, ...(told.length === 0 ? {} : { warnings: told }) };
};
