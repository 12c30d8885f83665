import { ABSTRACT } from '../evidence/phrases.generated.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { SALUTATION, SIGN_OFF } from '../genre.generated.ts';
import { bodyOf, type Genre } from '../genre.ts';
import type { Reading } from '../reading.ts';
import { quote, quoteAll } from '../text/quote.ts';
import type { Sentence } from '../text/read-text.ts';
import { type Check, type Finding, spanOf } from './check.ts';
import { CLOSINGS, CV_LINE, CV_RETOLD, INTERESTS, OPENINGS } from './phrases.generated.ts';
import { isOwnDeed } from './praise.ts';

/** A first sentence that could open any essay, with a sentence that could open this one. */
export const opening: Check = {
  id: 'opening',
  category: 'Opening',
  kind: 'structure',
  rubric: 'Structure',
  languages: 'english',
  find: ({ traits: all, genre }) => {
    const traits = bodyOf(all);
    const first = traits[0];
    if (!first || traits.length < 4) return [];
    const fault =
      faultOf(first) ?? (isQuotation(first, traits[1]) ? 'begins with somebody else’s words' : undefined);
    // Letters say first what they are for.
    if (!fault || (genre === 'motivation letter' && ANNOUNCES.test(first.sentence.text))) return [];
    const moment = firstMoment(traits);
    const question = moment
      ? `A moment of your own comes in the sentence ${quote(moment.sentence.text, 120)}. What if the reader met it first?`
      : 'Which moment of yours, on a day you can name, led you to write this?';
    return [
      {
        suggestion: `${quote(first.sentence.text, 120)} ${fault}. ${question}`,
        at: [spanOf(first.sentence)],
        weight: moment ? 64 : 56,
        question,
      },
    ];
  },
};

/** A first sentence in quotation marks that the second one calls a quotation. */
const isQuotation = ({ sentence }: Traits, next: Traits | undefined): boolean =>
  /^[“"«].{20,}[”"»]\W*$/.test(sentence.text) &&
  /\b(?:quotes?|quotation|saying|proverb|words (?:of|by)|once said)\b/i.test(next?.sentence.text ?? '');

export const ANNOUNCES = /\b(?:writing|apply(?:ing)?|application|my name is)\b/i;

const faultOf = (first: Traits): string | undefined => {
  const known = OPENINGS.find(({ pattern }) => pattern.test(first.sentence.text))?.fault;
  if (known && first.detail < 3) return known;
  const general = first.detail === 0 && !first.firstPerson && ABSTRACT.test(first.sentence.text);
  return general ? 'is a general truth, with neither you nor a scene in it' : undefined;
};

/** The first sentence after the opening that praise would take: a worse one beside a right remark made it wrong. */
const firstMoment = (traits: readonly Traits[]): Traits | undefined =>
  traits.slice(1).find((each) => isOwnDeed(each) && !each.goal && !CV_LINE.test(each.sentence.text));

/** A last sentence without anything of the writer's own. */
export const closing: Check = {
  id: 'closing',
  category: 'Closing',
  kind: 'structure',
  rubric: 'Structure',
  languages: 'english',
  find: ({ traits: all }) => {
    const traits = bodyOf(all);
    const last = traits.at(-1);
    if (!last || traits.length < 5) return [];
    const ending = [last, traits.at(-2)].find(
      (each) => each && !isCourtesy(each) && CLOSINGS.some(({ pattern }) => pattern.test(each.sentence.text)),
    );
    const fault = CLOSINGS.find(({ pattern }) => ending && pattern.test(ending.sentence.text))?.fault;
    if (!ending || !fault || ending.detail >= 3) return [];
    const question = 'Which fact of yours should the reader still know tomorrow?';
    return [
      {
        suggestion: `${quote(ending.sentence.text, 120)} ${fault}. ${question}`,
        at: [spanOf(ending.sentence)],
        weight: 48,
        question,
      },
    ];
  },
};

/** "Thank you for your time." costs the essay nothing. */
const isCourtesy = ({ sentence }: Traits): boolean =>
  /^\W*thank you\b/i.test(sentence.text) && sentence.words.length <= MAX_COURTESY_WORDS;
const MAX_COURTESY_WORDS = 9;

/** In words: a paragraph above it holds more than one idea. */
const MAX_PARAGRAPH_WORDS = 230;

/** A paragraph that is too long, with the sentence where its subject changes; or many of one sentence. */
export const paragraphs: Check = {
  id: 'paragraphs',
  category: 'Paragraphs',
  kind: 'structure',
  rubric: 'Structure',
  languages: 'any',
  find: (reading) => {
    const { parts } = reading;
    const long = parts.paragraphs.find(({ sentences }) => countWords(sentences) > MAX_PARAGRAPH_WORDS);
    if (long) return [wall(reading, long.sentences)];
    const body = parts.paragraphs.filter(({ sentences: [first] }) => first && !isFrame(first.text));
    const single = body.filter(({ sentences }) => sentences.length === 1);
    if (single.length < 5 || single.length / body.length < 0.6) return [];
    const [first, second] = single;
    const among = `${quote(firstSentence(first), 80)} and ${quote(firstSentence(second), 80)}`;
    return [
      {
        suggestion: `${single.length} of ${body.length} paragraphs are one sentence long, among them ${among}: each idea ends before it is shown. Which of them belong together?`,
        at: single.flatMap(({ sentences }) => sentences.slice(0, 1).map(spanOf)),
        weight: 45,
      },
    ];
  },
};

/** The greeting and the end of a letter. */
export const isFrame = (text: string): boolean => SALUTATION.test(text) || SIGN_OFF.test(text);
const firstSentence = (paragraph: { sentences: Sentence[] } | undefined): string =>
  paragraph?.sentences[0]?.text ?? '';
const countWords = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);

const wall = (reading: Reading, sentences: readonly Sentence[]): Finding => {
  const turn = findTurn(reading, sentences);
  const only = reading.parts.paragraphs.length === 1 ? 'All' : 'One paragraph holds';
  const size = `${only} ${countWords(sentences)} words${only === 'All' ? ' stand in one paragraph' : ''}`;
  const where = turn
    ? `; the subject turns at ${quote(turn.text, 110)}, a natural place for a new one.`
    : ', so no idea stands out.';
  return {
    suggestion: `${size}${where}`,
    at: turn ? [spanOf(turn)] : [],
    weight: reading.parts.paragraphs.length === 1 ? 54 : 46,
  };
};

/** The sentence in the middle half that shares the fewest words with the three before it. */
const findTurn = ({ stems }: Reading, sentences: readonly Sentence[]): Sentence | undefined => {
  const from = Math.max(1, Math.floor(sentences.length / 4));
  const middle = sentences.slice(from, Math.max(from + 1, Math.ceil((3 * sentences.length) / 4)));
  let best: { sentence: Sentence; shared: number } | undefined;
  for (const sentence of middle) {
    const own = stems[sentence.index];
    if (!own || own.size < 3) continue;
    const before = stems.slice(Math.max(0, sentence.index - 3), sentence.index);
    const shared = [...own].filter((each) => before.some((set) => set.has(each))).length / own.size;
    if (!best || shared < best.shared) best = { sentence, shared };
  }
  return best?.sentence;
};

const BULLET = /^\s*(?:[-•*–]|\d{1,2}[.)])\s/;
const MIN_LIST_LINES = 5;
const MAX_LIST_LINE_WORDS = 26;

/** "Activities such as a quiz, a camp and a fair": named in a row, none of them told. */
const KINDS =
  'activities|events|competitions|clubs|societies|positions|programmes|programs|camps|courses|subjects|certifications';
const NAMED_IN_A_ROW = new RegExp(
  String.raw`\b(?:${KINDS})\b[^.?!:]{0,30}(?:\b(?:such as|like|including)\b|:)([^.?!]{20,200})`,
  'i',
);
const MIN_IN_A_ROW = 4;

const rowOf = ({ text }: Sentence): string[] =>
  (NAMED_IN_A_ROW.exec(text)?.[1] ?? '').split(/,\s*(?:and )?| and /).filter((each) => each.trim() !== '');

/** The things that a sentence names as interests; none for a sentence with a clause of its own. */
const interestsIn = ({ sentence: { text } }: Traits): string[] => {
  const match = INTERESTS.exec(text);
  if (!match) return [];
  const items = text
    .slice(match.index + match[0].length)
    .split(/,\s*(?:and\s+|or\s+)?|;\s*|\s+and\s+/)
    .map((item) => item.replace(/[.!]+$/, '').trim())
    .filter(Boolean);
  const clause = items.findIndex((item) => item.split(/\s+/).length > MAX_INTEREST_WORDS);
  return clause < 0 ? items : items.slice(0, clause);
};
const MAX_INTEREST_WORDS = 6;
/** Genres in which a writer chooses a question. */
const OF_SUBJECT = new Set<Genre>(['statement of purpose', 'motivation letter', 'why-here']);

const manyInterests = ({ sentence }: Traits): Finding => {
  const question = 'Which one of them would you begin with, and where have you met it already?';
  return {
    suggestion: `${quote(sentence.text, 150)} names several at once. ${question}`,
    at: [spanOf(sentence)],
    weight: 77,
    question,
  };
};

/** A paragraph of posts: so many sentences, and this share of it. */
const MIN_POSTS = 3;
const POSTS_SHARE = 0.7;

const listedPosts = (traits: readonly Traits[]): Finding[] => {
  const byParagraph = Map.groupBy(traits, ({ sentence }) => sentence.paragraph);
  for (const paragraph of byParagraph.values()) {
    const posts = paragraph.filter(({ sentence, speech }) => CV_LINE.test(sentence.text) && !speech);
    const [first] = posts;
    if (!first || posts.length < MIN_POSTS || posts.length / paragraph.length < POSTS_SHARE) continue;
    const question = 'What did you decide in one of them, and what was different afterwards?';
    return [
      {
        suggestion: `${quote(first.sentence.text, 100)} begins a paragraph that lists ${posts.length} posts or activities and tells none of them. ${question}`,
        at: posts.map(({ sentence }) => spanOf(sentence)),
        weight: 81,
        question,
      },
    ];
  }
  return [];
};

/** So many sentences of posts, ranks and courses, this share of a draft, in so many paragraphs. */
const MIN_RETOLD = 6;
const RETOLD_SHARE = 0.5;
const RETOLD_PARAGRAPHS = 2;

/** A CV in sentences of any form, paragraph after paragraph, whether or not something is told among them. */
const retoldCv = (traits: readonly Traits[]): Finding[] => {
  const body = bodyOf(traits).filter(({ goal }) => !goal);
  const retold = body.filter(
    ({ sentence, speech, reflection }) =>
      !speech && !reflection && (CV_RETOLD.test(sentence.text) || CV_LINE.test(sentence.text)),
  );
  const [first, second] = retold;
  const paragraphCount = new Set(retold.map(({ sentence }) => sentence.paragraph)).size;
  const isMost = retold.length >= MIN_RETOLD && retold.length / body.length >= RETOLD_SHARE;
  if (!first || !second || !isMost || paragraphCount < RETOLD_PARAGRAPHS) return [];
  const question = 'Which one of them would you tell, on which day, and what did you do?';
  return [
    {
      suggestion: `${quoteAll(
        [first.sentence.text, second.sentence.text],
        80,
      )} and ${retold.length - 2} more sentences retell a CV, which the form has already. ${question}`,
      at: retold.map(({ sentence }) => spanOf(sentence)),
      weight: 83,
      question,
    },
  ];
};

/** Activities one after the other, as on a CV, with no time spent on any. */
export const listLike: Check = {
  id: 'list-like',
  category: 'A list, not a story',
  kind: 'point',
  rubric: 'Structure',
  languages: 'english',
  find: ({ traits, genre }) => {
    const lines = traits.filter(
      ({ sentence, reflection, speech }) =>
        BULLET.test(sentence.text) ||
        (CV_LINE.test(sentence.text) &&
          sentence.words.length <= MAX_LIST_LINE_WORDS &&
          !reflection &&
          !speech),
    );
    const ofRow = 'Which one of them could you tell: what was hard in it, and what did you do?';
    const question =
      'Which one of them would you still do without a certificate, and what happened on its hardest day?';
    const interests = OF_SUBJECT.has(genre)
      ? traits.find((each) => interestsIn(each).length >= MIN_IN_A_ROW)
      : undefined;
    if (interests) return [manyInterests(interests)];
    if (lines.length < MIN_LIST_LINES || lines.length / traits.length < 0.35) {
      const retold = retoldCv(traits);
      if (retold.length > 0) return retold;
      const row = traits.find(({ sentence }) => rowOf(sentence).length >= MIN_IN_A_ROW);
      if (!row) return listedPosts(traits);
      return [
        {
          suggestion: `${quote(row.sentence.text, 130)} names several in a row and tells none of them. ${ofRow}`,
          at: [spanOf(row.sentence)],
          weight: 62,
          question: ofRow,
        },
      ];
    }
    const shown = lines.slice(0, 3);
    return [
      {
        suggestion: `${quoteAll(
          shown.map(({ sentence }) => sentence.text),
          70,
        )} and ${lines.length - shown.length} more are listed as in a CV. A reader would like to know more about one of them. ${question}`,
        at: lines.map(({ sentence }) => spanOf(sentence)),
        weight: 81,
        question,
      },
    ];
  },
};

/** Every sentence is compared with every other one; more would take too long. */
const MAX_COMPARED_SENTENCES = 250;
const MIN_STEMS = 4;
/** Share of common stems from which two sentences say the same. */
const MIN_SHARED_STEMS = 0.8;

/** Two sentences with nearly the same content words. */
export const repeatedIdea: Check = {
  id: 'repeated-idea',
  category: 'Said twice',
  kind: 'structure',
  rubric: 'Structure',
  languages: 'english',
  find: (reading) => {
    const pair = findPair(reading);
    if (!pair) return [];
    const [first, second] = pair;
    const isFirst = reading.traits[first.index]?.specific || !reading.traits[second.index]?.specific;
    const stronger = `The ${isFirst ? 'first' : 'second'} is the stronger`;
    return [
      {
        suggestion: `${quote(first.text, 100)} and ${quote(second.text, 100)} say the same. ${stronger}; what new fact could stand in place of the other?`,
        at: [spanOf(first), spanOf(second)],
        weight: 41,
      },
    ];
  },
};

const findPair = ({ parts, stems }: Reading): [Sentence, Sentence] | undefined => {
  const sentences = parts.sentences.slice(0, MAX_COMPARED_SENTENCES);
  for (const second of sentences) {
    const right = stems[second.index];
    if (!right || right.size < MIN_STEMS) continue;
    for (const first of sentences.slice(0, second.index)) {
      const left = stems[first.index];
      if (!left || left.size < MIN_STEMS) continue;
      const shared = [...right].filter((each) => left.has(each)).length;
      if (shared / (left.size + right.size - shared) >= MIN_SHARED_STEMS) return [first, second];
    }
  }
  return undefined;
};
