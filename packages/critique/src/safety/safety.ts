import type { CritiqueInput } from '../critique-input.ts';
import type { FeedbackItem, Location, Safety } from '../critique-result.ts';
import { cleanText } from '../text/clean-text.ts';
import { readText, type Sentence } from '../text/read-text.ts';
import { type Disclosure, findDisclosures } from './find-disclosures.ts';
import { HELP_LINES } from './help-lines.generated.ts';

/** For other countries and other kinds of trouble. */
const DIRECTORY = { name: 'findahelpline.com', url: 'https://findahelpline.com' };

/*
 * The wording was compared with the pages that docs/critique.md cites: say why the message is there and that it matters, judge and assume
 * nothing, name people to talk to, and for danger at this moment the emergency number. It promises nothing about the help lines, and
 * says that nobody knows yet, so that no student waits for an answer.
 */
const NO_READER = 'A computer program wrote this message. No person has read your essay.';
const PRESENT_RISK = {
  title: 'You matter more than this essay',
  message: [
    'Some of your words sound as if you are in danger or in great pain right now. If that is so, we are very sorry. It can be hard to write such things down.',
    'You do not have to be alone with this. Please talk to somebody today: a person you trust, or one of the services below. You do not need to know what to say. You can start with “I am not okay”.',
    'If you are in danger at this moment, call the emergency number of the place where you are, or ask somebody near you to call.',
    `${NO_READER} We have not told anybody about it, so nobody will contact you because of it.`,
    'Your essay is saved, and we made no remarks on it. If we misunderstood you, you can change the words and submit it again.',
  ],
};
const PAST_TRAUMA = {
  title: 'You choose how much to tell',
  message: [
    'Your essay speaks of something hard. You choose how much of it to tell: you can keep it, make it shorter or leave it out. No committee has a right to it, and a strong essay does not need it.',
    'We made no remarks on those sentences. If you would like to talk to somebody about it, you can find a help line below.',
    NO_READER,
  ],
};

const helpLinesFor = ({ profile }: CritiqueInput): string[] => {
  const country = profile?.countryOfResidence ?? profile?.citizenships?.[0];
  return HELP_LINES.filter((entry) => entry.country === country).map(({ line }) => line);
};

export const safetyOf = (
  input: CritiqueInput,
  disclosures: ReadonlyMap<number, Disclosure>,
): Safety | undefined => {
  const found = new Set(disclosures.values());
  if (found.size === 0) return undefined;
  const kind = found.has('risk') ? 'present_risk' : 'past_trauma';
  const text = kind === 'present_risk' ? PRESENT_RISK : PAST_TRAUMA;
  return { kind, ...text, helpLines: helpLinesFor(input), directory: DIRECTORY };
};

/** Such a text gets no remarks and is sent to no model. */
export const disclosesPresentRisk = (text: string): boolean =>
  [...findDisclosures(readText(cleanText(text))).values()].includes('risk');

/** This many equal words in a row are a quotation. */
const QUOTED_WORDS = 4;

const runsOf = (words: readonly string[]): string[] =>
  words.length <= QUOTED_WORDS
    ? [words.join(' ')]
    : words.slice(QUOTED_WORDS - 1).map((_, at) => words.slice(at, at + QUOTED_WORDS).join(' '));

const wordsOf = (text: string): string[] => readText(text).words.map(({ lower }) => lower);

/** Keeps delicate sentences out of remarks, praise and rubric. */
export interface DelicateGuard {
  /** The text quotes one of them. */
  quotes(text: string): boolean;
  touches(place: Pick<Location, 'start' | 'end'>): boolean;
  /** The item without its delicate places; undefined when its main place is delicate, or it quotes one. */
  keep(item: FeedbackItem): FeedbackItem | undefined;
}

export const delicateGuard = (
  delicate: readonly Sentence[],
  all: readonly Sentence[] = delicate,
): DelicateGuard => {
  const runsIn = (sentences: readonly Sentence[]) =>
    new Set(sentences.flatMap(({ words }) => runsOf(words.map(({ lower }) => lower))));
  // "I want to be a" stands in many sentences: words that another sentence holds too give nothing away.
  const others = delicate.length === 0 ? [] : all.filter((each) => !delicate.includes(each));
  const runs = runsIn(delicate).difference(runsIn(others));
  const quotes = (text: string): boolean => {
    if (runs.size === 0) return false;
    const words = wordsOf(text);
    return words.some((_, at) =>
      [1, 2, 3, QUOTED_WORDS].some((length) => runs.has(words.slice(at, at + length).join(' '))),
    );
  };
  const touches = ({ start, end }: Pick<Location, 'start' | 'end'>): boolean =>
    delicate.some((sentence) => sentence.start < end && start < sentence.end);
  const keep = (item: FeedbackItem): FeedbackItem | undefined => {
    if (delicate.length === 0) return item;
    if (quotes(`${item.suggestion} ${item.question ?? ''}`)) return undefined;
    if (item.location && touches(item.location)) return undefined;
    const { more, ...rest } = item;
    const places = more?.filter((place) => !touches(place)) ?? [];
    return places.length > 0 ? { ...rest, more: places } : rest;
  };
  return { quotes, touches, keep };
};
