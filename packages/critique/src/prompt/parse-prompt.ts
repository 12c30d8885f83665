import { OWN_STUDIES } from '../checks/phrases.generated.ts';
import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { EMPTY_LESSON, REFLECTION } from '../evidence/phrases.generated.ts';
import { placesIn } from '../evidence/place-names.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { WHY_NAMED_PROMPT } from '../genre.generated.ts';
import { readText } from '../text/read-text.ts';
import { contentStems } from '../text/stem.ts';
import { INTENTS as ROWS } from './intents.generated.ts';
import {
  ASKING,
  CHOICE,
  CHOSEN_BESIDE,
  EMPTY,
  FORM,
  HEAD,
  LENGTH_PHRASE,
  LIST,
  NAMED_LIST,
  OWN_ITEM,
  PROCEDURE,
  PROMPT_WORDS,
  REFERS_BACK,
  TURN,
} from './phrases.generated.ts';

/** A kind of thing that prompts ask for. */
interface Intent {
  id: string;
  /** How prompts and selection criteria word it. */
  asks: RegExp;
  /** Whether a sentence speaks to it. */
  speaks: (traits: Traits) => boolean;
  /** Whether such a sentence is concrete; by default one with two kinds of detail, or one that only the writer could have written. */
  shows?: (traits: Traits) => boolean;
  /** Any essay that tells a story speaks to it. */
  broad?: boolean;
  /** Only its own words speak to it. */
  strict?: boolean;
  /** What the reader would like to know when the essay is silent. */
  question: string;
}

interface Row extends Omit<Intent, 'speaks' | 'shows'> {
  speaks?: RegExp;
  /** Words that speak to it only where the writer did something. */
  speaksAsAct?: RegExp;
}

/** "I need this scholarship to continue my dream" tells no plan. */
const WISH_FOR_THE_AWARD =
  /\bneed (?:this|the|your) \w+|\b(?:continue|follow|pursue) my (?:dreams?|studies|education)\W*$/i;

const isToldAct = ({ act, detail }: Traits): boolean => act && detail >= 2;

/** Intents for which the words of a sentence are not enough, or not needed. */
const SPEAKS: Record<string, (traits: Traits, hasItsWords: boolean) => boolean> = {
  // What others say of the writer is nothing learned, and to look back is only to begin.
  learned: ({ sentence }) => REFLECTION.test(sentence.text.replace(/\blooking back\b/gi, '')),
  experience: isToldAct,
  goals: ({ goal, sentence }) => goal && !WISH_FOR_THE_AWARD.test(sentence.text),
  'why-you': isToldAct,
  // Where somebody has studied is no reason for the next place.
  'why-here': ({ sentence }, hasItsWords) => hasItsWords && !OWN_STUDIES.test(sentence.text),
  impact: ({ goal, act, result }, hasItsWords) => hasItsWords && (goal || act || result),
};

const SHOWS: Record<string, (traits: Traits) => boolean> = {
  learned: ({ detail, sentence }) => detail >= 1 && !EMPTY_LESSON.test(sentence.text),
  goals: (traits) => isConcreteGoal(traits) && !traits.vague && traits.detail >= 1,
  need: ({ number, firstPerson, sentence }) => firstPerson && (number || sentence.words.length > 18),
  // What a course will do for somebody is told as an aim; a degree that is over is none.
  studies: ({ goal, sentence }) => goal && sentence.words.length > 10,
  // Rain and light fail too.
  failure: ({ sentence, specific, detail }) =>
    /\b(?:I|we)\b/i.test(sentence.text) && (specific || detail >= 2),
  leadership: ({ act, specific, detail }) => act && (specific || detail >= 2),
};

const toIntent = ({ speaks, speaksAsAct, ...row }: Row): Intent => {
  const special = SPEAKS[row.id];
  const shows = SHOWS[row.id];
  return {
    ...row,
    speaks: (traits) => {
      const { text } = traits.sentence;
      const hasItsWords = speaks?.test(text) === true || (traits.act && speaksAsAct?.test(text) === true);
      return special ? special(traits, hasItsWords) : hasItsWords;
    },
    ...(shows ? { shows } : {}),
  };
};

/** Every kind, in the order in which a part's question is taken from them. */
const INTENTS: readonly Intent[] = ROWS.map(toIntent);

/** One question of a prompt, or one selection criterion. */
export interface AskedPart {
  part: string;
  from: 'prompt' | 'selection';
  intents: Intent[];
  /** The text before it that names what it asks for. */
  refersTo?: string;
  /** The university that the prompt names, where the part asks why it was chosen. */
  place?: string;
  /** Stems of its subject, where it names one ("water scarcity"). */
  subject: Set<string>;
}

const MAX_PARTS = 8;
const MAX_PART_CHARACTERS = 300;
const NO_SUBJECT = contentStems(PROMPT_WORDS);
const MAX_ITEM_WORDS = 6;

/** In words, of an item that says whose it is. */
const MAX_OWNED_WORDS = 16;
const isItem = (item: string): boolean =>
  item.split(' ').length <= (/^(?:your|any|the)\b/i.test(item) ? MAX_OWNED_WORDS : MAX_ITEM_WORDS);

interface Piece {
  text: string;
  /** An item of a list or a bullet: it asks for something even as one word. */
  isItem: boolean;
}

const withoutLength = (text: string): string =>
  text
    // A comma after brackets belongs to the list around them.
    .replace(LENGTH_PHRASE, (phrase) => (/^\(.*\),$/.test(phrase) ? ',' : ' '))
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+([,:;.])/g, '$1')
    .trim()
    .replace(/[.;]$/, '')
    .trim();

/** The items of a list of nouns as parts; a piece that is no such list is cut only where it turns to another thing of the writer. */
const splitList = (piece: string): Piece[] => {
  const text = withoutLength(piece);
  const { lead = '', items: list = '' } = (LIST.exec(text) ?? NAMED_LIST.exec(text))?.groups ?? {};
  const items = list.split(/,\s*(?:and\s+)?|\s+and\s+/).filter(Boolean);
  const isList = items.length >= 3 && items.every(isItem);
  const isPlain = lead.endsWith(':');
  const { one, asked, other } = CHOSEN_BESIDE.exec(text)?.groups ?? {};
  if (one && asked && other) return [one, `${asked} ${other}`].map((each) => ({ text: each, isItem: false }));
  return isList
    ? items.map((item, at) => ({ text: at === 0 && !isPlain ? `${lead} ${item}` : item, isItem: true }))
    : text.split(OWN_ITEM).map((each) => ({ text: each, isItem: false }));
};

/** "- ", "1. ", "(a) ", "D2. " at the beginning of a line. */
const BULLET = /^(?:[-•*–·]|\(?(?:[a-h]?\d{1,2}|[a-h]|[iv]{1,4})[.)])\s+/i;

/** "Method (300 words)" names what it asks for; "Length: 300 words" doesn't. */
const LIMIT_AT_END = /(?<=\w) \([^)]*\)\W*$/;

interface Statement {
  text: string;
  isBullet: boolean;
}

/** The sentences of a prompt. A line ends a sentence, unless the next one goes on in lower case. */
const statementsOf = (prompt: string): Statement[] =>
  prompt
    // "Max. one page" ends no sentence.
    .replace(/\b(max|min|approx)\.(?=\s)/gi, '$1')
    .replace(/(?<=[^\s.?!:;])[^\S\n]*\n[^\S\n]*(?=\p{Ll}(?![.)]))/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line) =>
      readText(line.replace(BULLET, '')).sentences.map(({ text }) => ({
        text: withoutChoice(text),
        isBullet: BULLET.test(line),
      })),
    )
    .filter(({ text }) => text !== '');

/** "Choose one: A hero of yours." without the words on choosing; "pick one of our values and show how you live it" keeps what is asked of it. */
const withoutChoice = (text: string): string => {
  if (!CHOICE.test(text)) return text;
  const ofIt = /\band ((?:show|explain|describe|say|tell us) (?:how|why|what)\b.*)$/i.exec(text);
  return ofIt?.[1] ?? text.replace(/^[^:]*(?::\s*|$)/, '');
};

/** A sentence that only leads to the points below it. */
const isLead = ({ text }: Statement, next: Statement | undefined): boolean =>
  text.endsWith(':') && next?.isBullet === true;

/**
 * What a prompt asks for in its own words, one part a question. Titles, preambles and formats ask for nothing where another sentence
 * does; of questions to choose from one part is made, which any of them answers.
 */
export const partsOf = (prompt: string): string[] => {
  const statements = statementsOf(prompt);
  const asking = statements.filter(
    (each, at) =>
      !isLead(each, statements[at + 1]) &&
      (ASKING.test(each.text) || (each.isBullet && !isForm(each.text.replace(LIMIT_AT_END, '')))),
  );
  const pieces = (asking.length > 0 ? asking : statements).flatMap(({ text, isBullet }) =>
    text
      .split(TURN)
      .flatMap(splitList)
      .map((piece) => ({ part: toPart(piece.text), isItem: piece.isItem || isBullet })),
  );
  const parts = [
    ...new Set(
      pieces
        .filter(
          ({ part, isItem }) =>
            part !== '' && (part.includes(' ') || isItem) && !isForm(part) && !EMPTY.test(part),
        )
        .map(({ part }) => part),
    ),
  ];
  const asked = CHOICE.test(prompt) && parts.length > 0 ? [parts.join(' / ')] : parts;
  return asked.slice(0, MAX_PARTS).map((part) => part.slice(0, MAX_PART_CHARACTERS));
};

/** The parts of a prompt that an essay can be compared with. */
export const parsePrompt = (prompt: string): AskedPart[] => {
  const [place] = placesIn(prompt);
  return partsOf(prompt).map((part) => {
    const read = referringBack(part, prompt) ?? readPart(part, 'prompt');
    return place && /\b(?:why|reasons?)\b/i.test(part) ? { ...read, place: place.name } : read;
  });
};

/** "Explain how you meet this requirement" asks for what the text before it names. */
const referringBack = (part: string, prompt: string): AskedPart | undefined => {
  // "How you hope to use these skills in the future" asks for something of its own.
  const hasOwn = intentsOf(part).some(({ id }) => id !== 'why-you' && id !== 'leadership');
  const before = REFERS_BACK.test(part) && !hasOwn ? prompt.slice(0, Math.max(0, prompt.indexOf(part))) : '';
  const intents = intentsOf(before);
  return intents.length > 0
    ? { part, from: 'prompt', intents, refersTo: before, subject: new Set() }
    : undefined;
};

/** Published selection criteria, one an entry. */
export const parseSelection = (selection: readonly string[]): AskedPart[] =>
  [...new Set(selection.map(toPart))]
    .filter((part) => part !== '' && !isForm(part) && !EMPTY.test(part) && !PROCEDURE.test(part))
    .map((part) => readPart(part, 'selection'))
    // A criterion with neither a known kind of question nor a subject is not judged.
    .filter(({ intents, subject }) => intents.length > 0 || subject.size > 0)
    .slice(0, MAX_PARTS);

/** A piece without its length limit, its number, its heading and its announcement ("the following:"). */
const toPart = (piece: string): string =>
  withoutLength(piece)
    .replace(HEAD, '')
    .replace(/^\W*[^:.?!]{0,40}\bfollowing\b[^:.?!]{0,20}:/i, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.•*()/\d-]+|[\s,;:.]+$/g, '')
    .replace(/^(?:[a-h]|i{1,3}|iv)\)\s+/, '')
    .replace(/^(?:and|or)\s+(?=\S)|\s+(?:and|or)$/gi, '')
    .slice(0, MAX_PART_CHARACTERS);

const readPart = (part: string, from: AskedPart['from']): AskedPart => {
  const intents = intentsOf(part);
  const stems = contentStems(part.match(/[\p{L}\p{N}'’-]+/gu) ?? []);
  const subject = new Set([...stems].filter((each) => !NO_SUBJECT.has(each)));
  return { part, from, intents, subject };
};

/** A strict intent removes the broad ones: a failure that is asked for is not answered by any good story. */
const intentsOf = (part: string): Intent[] => {
  const isNamed = WHY_NAMED_PROMPT.test(`${part.replace(/\?$/, '')}?`);
  const asked = INTENTS.filter(({ asks, id }) => asks.test(part) || (isNamed && id === 'why-here'));
  // Who is asked why they need an award is not asked what the giver has.
  if (/\byou (?:need|deserve)\b/i.test(part)) return asked.filter(({ id }) => id !== 'why-here');
  return asked.some(({ strict }) => strict) ? asked.filter(({ broad }) => !broad) : asked;
};

/** A sentence on length or format that asks nothing else. */
const isForm = (part: string): boolean =>
  FORM.test(part) && !/\b(?:describe|explain|discuss|why|how|what|tell|reflect|share)\b/i.test(part);
