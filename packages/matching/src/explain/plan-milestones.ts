import {
  addDays,
  type CalendarDay,
  daysBetween,
  type NextDeadline,
  type Nominator,
  planningDay,
  type StudyLevel,
} from '@laurel/domain';
import { LANGUAGE_PROOF, ORDERED, TEST_NAME } from './documents.generated.ts';

/** Something to do for one of the documents, and the last day on which doing it is still safe. */
export interface Milestone {
  /** As the record names it. */
  document: string;
  label: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Days before the deadline, reckoned generously; no organiser's rule. */
const LEAD_DAYS = {
  /** Four weeks: time to say no, to write, and to be reminded once. */
  referees: 28,
  /** Offices answer within two weeks, post and stamps take the third. */
  order: 21,
  firstDraft: 21,
  finalDraft: 7,
  /** Forms fail and files are too large. */
  form: 7,
  /** Eight weeks: before the longest of the other steps. */
  lookUp: 56,
  /** Those who nominate choose weeks before they have to name anybody. */
  nomination: 28,
  other: 7,
} as const;

/** Days from booking to the day of a test: seats are taken weeks ahead. */
const BOOKING_DAYS = 28;
/** Days in which a test's result reaches the organiser. */
const SENDING_DAYS = 7;
/** Days from the day of a test to its result, rounded up from what the testers announce. */
const RESULT_DAYS: readonly (readonly [test: RegExp, days: number])[] = [
  [/duolingo/i, 3],
  [/\bPTE\b|pearson/i, 5],
  [/toefl/i, 10],
  [/ielts/i, 14],
  [/\bGRE\b/, 15],
  [/\b(?:SAT|ACT)\b/, 28],
  [/testdaf|\bDELF\b|\bDALF\b/i, 42],
  [/\bJLPT\b|\bDELE\b|\bHSK\b|\bTOPIK\b/i, 60],
];
const UNKNOWN_TEST_DAYS = 21;

type Step = readonly [label: string, daysBefore: number];

const testSteps = (document: string): Step[] => {
  const result = RESULT_DAYS.find(([test]) => test.test(document))?.[1] ?? UNKNOWN_TEST_DAYS;
  const sitting = result + SENDING_DAYS;
  return [
    [`Book the test: ${document}`, sitting + BOOKING_DAYS],
    [`Take the test: ${document}`, sitting],
  ];
};

/** Days from the 1 October before to a deadline. */
const daysSinceOctober = (day: CalendarDay): number => {
  const ofYear = `${day.slice(0, 4)}-10-01`;
  return daysBetween(ofYear <= day ? ofYear : `${Number(day.slice(0, 4)) - 1}-10-01`, day);
};

const askFor = (document: string): Step[] => [[`Ask for: ${document}`, LEAD_DAYS.referees]];

/** What a document takes, by the words that name it; the first that fits counts. */
const KINDS: readonly {
  names: RegExp;
  steps: (document: string, day: CalendarDay, today: CalendarDay | undefined) => Step[];
}[] = [
  {
    names: TEST_NAME,
    steps: testSteps,
  },
  { names: LANGUAGE_PROOF, steps: testSteps },
  {
    names: /\bFAFSA\b/,
    // It opens on 1 October for the year that begins the summer after; some of the money goes to those who file first.
    steps: (document, day, today) => {
      const days = daysSinceOctober(day);
      return today === undefined || addDays(day, -days) > today
        ? [[`File as soon as it opens on 1 October: ${document}`, days]]
        : [[`File now, open since 1 October: ${document}`, Math.max(0, daysBetween(today, day))]];
    },
  },
  {
    names: /\brefer(?:ee|ence)s?\b|\brecommend|\bletters? of support\b/i,
    steps: (document) => [[`Ask your referees: ${document}`, LEAD_DAYS.referees]],
  },
  {
    // What somebody else has to write.
    names:
      /\bnominat|\bsupervisor|\bhosts?\b|\bsponsor|\binvitation|\bemployer|\bendorse|\bletter\b.*\b(?:mentor|teacher|school|university)\b/i,
    steps: askFor,
  },
  { names: /\b(?:mentor|teacher|affiliation|acceptance)\b.*letter/i, steps: askFor },
  {
    names: /\b(?:applications?|forms?|FAFSA|CSS Profile)\b(?!.*examination)/i,
    steps: (document) => [[`Fill in: ${document}`, LEAD_DAYS.form]],
  },
  {
    names: ORDERED,
    steps: (document) => [[`Order: ${document}`, LEAD_DAYS.order]],
  },
  {
    names:
      /essay|statement|motivation|proposal|\bplan\b|\bproject\b|outline|synopsis|\bletter\b|\bpersonal\b|writing sample|portfolio|video|recording/i,
    steps: (document) => [
      [`First draft: ${document}`, LEAD_DAYS.firstDraft],
      [`Last draft, read by somebody else: ${document}`, LEAD_DAYS.finalDraft],
    ],
  },
];

const stepsOf = (document: string, day: CalendarDay, today: CalendarDay | undefined): Step[] =>
  KINDS.find(({ names }) => names.test(document))?.steps(document, day, today) ?? [
    [`Get ready: ${document}`, LEAD_DAYS.other],
  ];

const LOOK_UP = 'Look up this year’s date on the official page';

const FOR_DOCTORATES = /\bfor (?:an? )?(?:doctora\w+|ph\.?d\b)/i;

/** The documents that somebody who seeks this level is asked for; "Research proposal for doctorates" is none for a master's degree. */
export const documentsFor = (documents: readonly string[], level: StudyLevel | undefined): string[] =>
  documents.filter(
    (document) => level === undefined || !BELOW_DOCTORATE.includes(level) || !FOR_DOCTORATES.test(document),
  );
const BELOW_DOCTORATE: readonly StudyLevel[] = ['secondary', 'undergraduate', 'masters'];

/**
 * What to do until when, counted back from the day of a deadline by what the record's documents take, soonest first: the
 * first day is the latest safe start. Where only a window is known they are counted from its first day, and the day itself is to be looked
 * up first; so is that of whoever nominates, who closes earlier. What has opened by `today` is to be filed on that day. Empty where neither is known or the deadline has passed.
 */
export const planMilestones = (
  documents: readonly string[],
  next: Omit<NextDeadline, 'text'>,
  { today, nominator }: { today?: CalendarDay; nominator?: Nominator | undefined } = {},
): Milestone[] => {
  const awardDay = planningDay({ ...next, text: '' });
  if (awardDay === undefined) return [];
  const day = nominator === undefined ? awardDay : addDays(awardDay, -LEAD_DAYS.nomination);
  const label = nominator === undefined ? LOOK_UP : `Ask your ${nominator} for its own date: it nominates`;
  const lookUp = { document: '', label, day: addDays(day, -LEAD_DAYS.lookUp) };
  return [...new Set(documents)]
    .flatMap((document) =>
      stepsOf(document, day, today).map(([label, daysBefore]) => ({
        document,
        label,
        day: addDays(day, -daysBefore),
      })),
    )
    .concat(next.date === undefined || nominator !== undefined ? [lookUp] : [])
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
};
