import { CV_FACT, CV_LINE, FLATTERY, THEIR_PLACE } from '../checks/phrases.generated.ts';
import { doesInMain } from '../evidence/own-deeds.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { bodyOf, type Genre } from '../genre.ts';
import type { CoveredPart } from '../prompt/cover-part.ts';
import { AHEAD_ASKED } from '../prompt/phrases.generated.ts';
import * as COEFFICIENTS from './first-point.generated.ts';
import { OF_AIM, PLACE_WORDS, PLACED, SUBJECT } from './phrases.generated.ts';
import { WORD_TONES } from './word-tones.ts';

/**
 * What an editor says first of most drafts: the aim is anybody's, nothing of the place is named, what was done is not told. Whether an editor
 * would is weighed by features of the whole draft, above all by its tone: words of public speeches against words of a tale.
 */
export const POINT_KINDS = ['aim', 'place', 'untold'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** Where fewer than three in four of those said would be an expert's point, nothing is said. */
export const SPEAKS_FROM: Record<PointKind, number> = { aim: 0.6, place: 0.5, untold: 0.5 };
/** Below it a sign of form is doubted as well. */
export const DOUBTED_BELOW = 0.2;
/** What comes first of several: on held-out rounds a reason for the place was the expert's first point most often, an aim least. */
const WEIGHTS_BY_KIND: Record<PointKind, readonly [least: number, span: number]> = {
  aim: [72, 9],
  place: [76, 14],
  untold: [74, 10],
};
export const weightOf = (kind: PointKind, likely: number): number =>
  WEIGHTS_BY_KIND[kind][0] + likely * WEIGHTS_BY_KIND[kind][1];

export interface WeighedPoint {
  /** Between 0 and 1: how likely an editor makes this point. */
  likely: number;
  /** Sentences that it could be made on, most in the tone of speeches first. */
  at: Traits[];
}

/** What the features are read from. */
export interface DraftToWeigh {
  traits: readonly Traits[];
  stems: readonly ReadonlySet<string>[];
  asked: readonly CoveredPart[];
  genre: Genre;
  prompt: string;
}

const tones = new Map(
  Object.entries(WORD_TONES).flatMap(([tone, stems]) =>
    stems
      .trim()
      .split(/\s+/)
      .map((stem) => [stem, Number(tone) / 10] as const),
  ),
);

/** The mean tone of the stems that the table knows, drawn towards 0 by one more. */
export const toneOf = (stems: Iterable<string>): number => {
  const known = [...stems].flatMap((each) => tones.get(each) ?? []);
  return known.reduce((sum, each) => sum + each, 0) / (known.length + 1);
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
const atMost = (most: number, value: number): number => Math.min(most, value);

/** In words: a shorter sentence leans on its neighbours. */
const MIN_AIM_WORDS = 6;

export type Features = Record<string, number>;

interface Candidates {
  features: Features;
  at: Traits[];
}

/** The features of each kind that a draft could have; none where it has no sentence for it. */
export const featuresOf = ({
  traits,
  stems,
  asked,
  genre,
  prompt,
}: DraftToWeigh): Partial<Record<PointKind, Candidates>> => {
  const body = bodyOf(traits);
  if (body.length === 0) return {};
  const tone = ({ sentence }: Traits) => toneOf(stems[sentence.index] ?? []);
  const draft = mean(body.map(tone));
  const share = (is: (each: Traits) => boolean) => body.filter(is).length / body.length;
  const byTone = (some: readonly Traits[]) =>
    [...some].sort((a, b) => tone(b) - tone(a) || a.sentence.index - b.sentence.index);
  const aims = body.filter(
    ({ goal, act, sentence: { text, words } }) =>
      (goal || OF_AIM.test(text)) && !act && words.length >= MIN_AIM_WORDS && !/\byou\b/.test(text),
  );
  const aim = {
    features: {
      tone: mean(aims.map(tone)),
      draft,
      count: atMost(5, aims.length),
      numbers: atMost(2, aims.filter(({ number }) => number).length),
      ahead: Number(AHEAD_ASKED.test(prompt)),
    },
    at: byTone(aims),
  };
  const placed = prompt.match(PLACED) ?? [];
  const ofPlace = body.filter(
    ({ sentence: { text } }) =>
      !doesInMain(text) &&
      (THEIR_PLACE.test(text) ||
        FLATTERY.test(text) ||
        PLACE_WORDS.test(text) ||
        placed.some((name) => text.includes(name))),
  );
  const paragraphs = new Set(ofPlace.map(({ sentence }) => sentence.paragraph));
  const near = body.filter(
    ({ sentence: { paragraph, text } }) => paragraphs.has(paragraph) && !doesInMain(text),
  );
  const place = {
    features: {
      draft,
      count: atMost(6, ofPlace.length),
      subject: atMost(3, near.filter(({ sentence }) => SUBJECT.test(sentence.text)).length),
    },
    at: byTone(ofPlace),
  };
  const untold = {
    features: {
      draft,
      numbers: share(({ number }) => number),
      posts: share(({ sentence: { text } }) => CV_LINE.test(text) || CV_FACT.test(text)),
      letter: Number(genre === 'motivation letter'),
      spoken: atMost(3, body.filter(({ speech }) => speech).length),
      words: body.reduce((sum, { sentence }) => sum + sentence.words.length, 0) / 200,
    },
    at: byTone(
      body.filter(
        ({ goal, reflection, sentence: { text } }) =>
          !goal && !reflection && (doesInMain(text) || CV_LINE.test(text)) && !FLATTERY.test(text),
      ),
    ),
  };
  const asksForPlace = asked.some(
    ({ from, intents }) =>
      from === 'prompt' &&
      intents.some(({ id }) => id === 'why-here') &&
      !intents.some(({ id }) => id === 'why-you'),
  );
  return {
    ...(aims.length > 0 ? { aim } : {}),
    ...(asksForPlace || OF_PLACE.has(genre) ? { place } : {}),
    ...(genre === 'research proposal' ? {} : { untold }),
  };
};

/** Genres whose readers look for reasons for the place, whether the prompt asks or not. */
const OF_PLACE = new Set<Genre>(['why-here', 'statement of purpose', 'motivation letter']);

const WEIGHTS: Record<PointKind, Readonly<Record<string, number>>> = {
  aim: COEFFICIENTS.AIM,
  place: COEFFICIENTS.PLACE,
  untold: COEFFICIENTS.UNTOLD,
};

/** A logistic regression: `constant` and one coefficient a feature. */
export const likelihood = (features: Features, weights: Readonly<Record<string, number>>): number => {
  const sum = Object.entries(features).reduce(
    (all, [name, value]) => all + value * (weights[name] ?? 0),
    weights.constant ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
};

export const weighPoints = (draft: DraftToWeigh): Partial<Record<PointKind, WeighedPoint>> => {
  const weighed: Partial<Record<PointKind, WeighedPoint>> = {};
  for (const [kind, { features, at }] of Object.entries(featuresOf(draft)) as [PointKind, Candidates][])
    weighed[kind] = { likely: likelihood(features, WEIGHTS[kind]), at };
  return weighed;
};
