import { readText } from '../text/read-text.ts';
import { contentStems } from '../text/stem.ts';
import { INTENTS, type Intent } from './intents.ts';

/** One thing that a prompt or a selection criterion asks for. */
export interface AskedPart {
  part: string;
  from: 'prompt' | 'selection';
  intents: Intent[];
  /** Stems of its subject, where it names one ("water scarcity"). */
  subject: Set<string>;
}

const MAX_PARTS = 8;
const ASKS =
  'how|what|why|when|where|who|which|describe|explain|discuss|tell|share|reflect|outline|give|include|address|write|state|show';
/** Where a sentence of a prompt turns to its next question. */
const TURN = new RegExp(
  `(?:[;:]|,|\\?)?\\s+(?:and|as well as|or)\\s+(?:also\\s+)?(?=(?:${ASKS})\\b)|[,;]\\s*(?=(?:${ASKS})\\b)|;\\s*|\\s+(?=\\(\\d\\))`,
  'gi',
);
/** Instructions on form. */
const FORM =
  /\b(?:\d[\d,.]*|one|two|three|five) ?(?:-\s?\d+ )?(?:words?|pages?|characters?|paragraphs?)\b|\b(?:word limit|double[- ]spaced|font|pdf|submit|upload|deadline|typed|plagiari|attach)\b/i;
/** What is left of an order whose content comes elsewhere. */
const EMPTY =
  /^(?:please )?(?:address|answer|discuss|describe|include|write|explain|tell us|the|your)(?: (?:who|which|each|all|of|the|these|following|questions?|points?|essay|statement))*$/i;
/** Steps of a selection that no essay answers. */
const PROCEDURE =
  /\b(?:interviews?|tests?|exams?|examinations?|auditions?|references?|referee reports?|recommendations?|screening|assessment cent(?:re|er)|nominations?|transcripts?|documents?|peer review|admission|administrative check|essays?|statement)\b/i;
/** "(500 words)", "In no more than 150 words,". */
const LENGTH_PHRASE =
  /\(?\b(?:(?:in|using|within|about|around|approximately|approx\.|up to|at most|at least|no more than|not more than|maximum(?: of)?|max\.?|between|limit:?) ){0,3}\d[\d,]*(?:\s*(?:-|–|to|and)\s*\d[\d,]*)? ?-?(?:words?|characters?|pages?)\b(?: (?:max(?:imum)?|or (?:less|fewer)|limit))?\)?,?/gi;
/** Prompt words that name no subject. */
const PROMPT_WORDS = contentStems(
  `describe explain discuss tell share essay please write statement personal example examples story experience experiences situation
  event moment question answer consider following topic important significant particular specific detail details include address reflect
  outline provide role part believe think feel help helped learn learned taught change changed challenge challenges obstacle obstacles
  setback difficulty failure failed mistake overcame overcome faced face leadership lead led leader goal goals plan plans career future
  aspirations ambition ambitions achieve achievement achievements accomplishment proud study studies studying degree field subject
  major course program programme university college scholarship award grant funding fellowship foundation committee community society
  country world others person someone influence influenced inspired inspire admire background identity family culture yourself impact
  contribute contribution difference benefit serve service volunteer financial need support afford receive deserve apply applying
  application candidate qualities strengths skills academic excellence merit potential commitment demonstrated ability strong good
  research work professional interest interested motivation motivated passion choose chose chosen reason reasons shape shaped life
  place places live lack access clear strong way ways main
  response result outcome approach handled handle react reacted`.split(/\s+/),
);

/** A sentence that asks: a question, or an order to the writer, not far from its beginning. */
const ASKING =
  /\?|^\W*(?:how|what|why|when|where|who|which)\b|^[^.?!]{0,60}\b(?:describe|explain|discuss|tell|share|reflect|outline|address|write|compare|state)\b/i;
/** One of several questions is enough. */
const CHOICE =
  /\b(?:choose|pick|select|answer|respond to) (?:any |only |just )?one\b|\bone of the following\b/i;
/** "academic background, relevant work experience, reasons for applying and future plans" */
const LIST =
  /^(.*?\b(?:describe|explain|discuss|include|outline|address|summari[sz]e|covering|about)\b(?: your)?) ([^:]+?,[^:]+?,? and [^,:]+)$/i;
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
      const subject = new Set([...stems].filter((each) => !PROMPT_WORDS.has(each)));
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
