import nlp from 'compromise/two';
import type { TextParts } from '../text/read-text.ts';
import { STATES as STATE_WORDS } from './phrases.generated.ts';

const STATES = new Set(STATE_WORDS);
const BE = new Set(['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being']);
const SUBJECT = new Set(['i', 'we']);
/** How many words may stand between "I" and its verb ("I then quietly asked"). */
const REACH = 4;

interface Term {
  text: string;
  tags: Set<string>;
  offset: { start: number; length: number };
}

export interface Acts {
  /** Offsets of verbs that tell what the writer did. */
  own: number[];
  /** Offsets of verbs that tell what anybody did. */
  any: number[];
}

/** Finds past acts with a part-of-speech tagger; sorted offsets into the text. */
export const readActs = ({ text }: TextParts): Acts => {
  const terms = tag(text);
  const acts: Acts = { own: [], any: [] };
  terms.forEach((term, at) => {
    if (!isAct(term) || isPassive(terms, at) || bare(terms[at + 1]?.text ?? '') === 'up') return;
    acts.any.push(term.offset.start);
    const before = terms.slice(Math.max(0, at - REACH), at).reverse();
    const subject = before.findIndex((each) => SUBJECT.has(bare(each.text)));
    const broken = before
      .slice(0, Math.max(0, subject))
      .some((each) => each.tags.has('Noun') || /[.!?;]/.test(each.text));
    const joined =
      before[0] !== undefined && /^and$/i.test(bare(before[0].text)) && continuesOwnAct(terms, at, acts.own);
    if ((subject >= 0 && !broken) || joined) acts.own.push(term.offset.start);
  });
  return acts;
};

/** "I measured the wells and mapped them": the second verb has the first one's subject. */
const continuesOwnAct = (terms: readonly Term[], at: number, own: readonly number[]): boolean => {
  const last = own.at(-1);
  const here = terms[at]?.offset.start ?? 0;
  return last !== undefined && here - last < 90;
};

/** "I was given": done to the subject. */
const isPassive = (terms: readonly Term[], at: number): boolean =>
  terms.slice(Math.max(0, at - 2), at).some(({ text }) => BE.has(bare(text)));

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z']/g, '');

const isAct = (term: Term): boolean =>
  (term.tags.has('PastTense') || term.tags.has('Participle')) &&
  !term.tags.has('Auxiliary') &&
  !STATES.has(bare(term.text));

const tag = (text: string): Term[] => {
  const view = nlp(text);
  view.compute('offset');
  // The types of the package leave tags and offset open.
  return view.termList() as unknown as Term[];
};
