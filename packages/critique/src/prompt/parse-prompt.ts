import { readText } from '../text/read-text.ts';
import { contentStems } from '../text/stem.ts';
import { INTENTS, type Intent } from './intents.ts';
import {
  ASKING,
  CHOICE,
  EMPTY,
  FORM,
  LENGTH_PHRASE,
  LIST,
  PROCEDURE,
  PROMPT_WORDS,
  TURN,
} from './phrases.generated.ts';

/** One thing that a prompt or a selection criterion asks for. */
export interface AskedPart {
  part: string;
  from: 'prompt' | 'selection';
  intents: Intent[];
  /** Stems of its subject, where it names one ("water scarcity"). */
  subject: Set<string>;
}

const MAX_PARTS = 8;
const NO_SUBJECT = contentStems(PROMPT_WORDS);
const MAX_ITEM_WORDS = 6;

/** The items of a list of nouns as parts; a piece that is no such list stays whole. */
const splitList = (piece: string): string[] => {
  const [, lead = '', list = ''] = LIST.exec(piece.trim().replace(/[.;]$/, '')) ?? [];
  const items = list.split(/,\s*(?:and\s+)?|\s+and\s+/).filter(Boolean);
  const isList = items.length >= 3 && items.every((item) => item.split(' ').length <= MAX_ITEM_WORDS);
  return isList ? items.map((item, at) => (at === 0 ? `${lead} ${item}` : item)) : [piece];
};

/**
 * What a prompt asks for, one part a question. Titles and preambles ask for nothing where another sentence does; of questions to choose
 * from one part is made, which any of them answers.
 */
export const parsePrompt = (prompt: string): AskedPart[] => {
  const sentences = readText(prompt).sentences.map(({ text }) => text);
  const asking = sentences.filter((text) => ASKING.test(text) && !CHOICE.test(text));
  const pieces = (asking.length > 0 ? asking : sentences)
    .flatMap((text) => text.split(TURN))
    .flatMap(splitList);
  const parts = toParts(pieces, 'prompt');
  const [first] = parts;
  if (!first || !CHOICE.test(prompt)) return parts;
  return [
    {
      ...first,
      part: parts
        .map(({ part }) => part)
        .join(' / ')
        .slice(0, 300),
      intents: [...new Set(parts.flatMap(({ intents }) => intents))],
      subject: new Set(parts.flatMap(({ subject }) => [...subject])),
    },
  ];
};

/** Published selection criteria, one an entry. */
export const parseSelection = (selection: readonly string[]): AskedPart[] => toParts(selection, 'selection');

const toParts = (pieces: readonly string[], from: AskedPart['from']): AskedPart[] => {
  const seen = new Set<string>();
  return pieces
    .flatMap((piece) => {
      const part = piece
        .replace(LENGTH_PHRASE, ' ')
        .replace(/^\W*[^:.?!]{0,40}\bfollowing\b[^:.?!]{0,20}:/i, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,;:.•*()\d-]+|[\s,;:.]+$/g, '')
        .slice(0, 300);
      if (
        part.split(' ').length < (from === 'prompt' ? 2 : 1) ||
        seen.has(part) ||
        isForm(part) ||
        EMPTY.test(part)
      )
        return [];
      if (from === 'selection' && PROCEDURE.test(part)) return [];
      seen.add(part);
      const intents = intentsOf(part);
      const stems = contentStems(part.match(/[\p{L}\p{N}'’-]+/gu) ?? []);
      const subject = new Set([...stems].filter((each) => !NO_SUBJECT.has(each)));
      return intents.length === 0 && subject.size === 0 ? [] : [{ part, from, intents, subject }];
    })
    .slice(0, MAX_PARTS);
};

/** A kind that only its own words speak to is not met by any story that is told well. */
const intentsOf = (part: string): Intent[] => {
  const asked = INTENTS.filter(({ asks }) => asks.test(part));
  return asked.some(({ strict }) => strict) ? asked.filter(({ broad }) => !broad) : asked;
};

/** A sentence on length or format that asks for nothing besides. */
const isForm = (part: string): boolean =>
  FORM.test(part) && !/\b(?:describe|explain|discuss|why|how|what|tell|reflect|share)\b/i.test(part);
