import { once } from '../text/once.ts';
import {
  buildPhraseIndex,
  normOf,
  type PhraseHit,
  rawOf,
  scanPhrases,
  spanOf,
} from '../text/phrase-index.ts';
import { phraseKey, type Token, tokenise } from '../text/tokenise.ts';
import * as context from './context.generated.ts';
import { fieldPhrases } from './field-phrases.ts';

/** Fields of study named in a text: ISCED-F codes, UTF-16 offsets, and the words themselves. */
export interface FieldHit {
  codes: string[];
  start: number;
  end: number;
  phrase: string;
}

const BLOCKED: string[] = [];
const STUDY_CUES = new Set(context.STUDY_CUES);
const STUDY_FOLLOWERS = new Set(context.STUDY_FOLLOWERS);
const STUDY_GLUE = new Set(context.STUDY_GLUE);
const INSTITUTION_LEADS = new Set(context.INSTITUTION_LEADS);
const INSTITUTION_FOLLOWERS = new Set(context.INSTITUTION_FOLLOWERS);
/** How many words before a weak word a cue may stand: "degree in the field of law". */
const CUE_REACH = 4;
/** Marks and words that join fields in a list. */
const JOINERS = new Set([',', '/', ';', 'and', 'or', '•', '|', '*']);

/** Phrases written in capitals only (MBA, STEM, IT); in small letters they are other words. */
const abbreviations = once(
  () =>
    new Set(
      fieldPhrases()
        .map(([phrase]) => phrase)
        .filter((phrase) => /^[A-Z.&/ ]+$/.test(phrase))
        .map(phraseKey),
    ),
);
const weak = once(() => new Set(context.WEAK_FIELD_WORDS.map(phraseKey)));
const index = once(() => {
  const blockers = context.FIELD_BLOCKERS.map((phrase): [string, string[]] => [phrase, BLOCKED]);
  return buildPhraseIndex<string[]>([...blockers, ...fieldPhrases()]);
});

const startsUpper = (text: string, token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(text.charAt(token.start));

/** "Ministry of the Health Professions", "Logistics Center": a capitalised field that is part of an institution's name. */
const namesInstitution = (text: string, tokens: Token[], hit: PhraseHit<string[]>): boolean => {
  if (!startsUpper(text, tokens[hit.first])) return false;
  const next = tokens[hit.last + 1];
  if (next && startsUpper(text, next) && INSTITUTION_FOLLOWERS.has(next.norm)) return true;
  const before = (count: number) => tokens[hit.first - count]?.norm ?? '';
  const [link, lead] = before(1) === 'the' ? [before(2), before(3)] : [before(1), before(2)];
  return (link === 'of' || link === 'for') && INSTITUTION_LEADS.has(lead);
};

const isFieldHere = (text: string, tokens: Token[], hit: PhraseHit<string[]>): boolean => {
  if (hit.value === BLOCKED) return true;
  if (abbreviations().has(normOf(tokens, hit))) {
    const raw = rawOf(text, tokens, hit);
    return raw === raw.toUpperCase();
  }
  return !namesInstitution(text, tokens, hit);
};

/** Whether words of study lead straight to the hit ("a degree in the field of law") or follow it ("law students"). */
const hasStudyCue = (tokens: Token[], hit: PhraseHit<string[]>): boolean => {
  if (STUDY_FOLLOWERS.has(tokens[hit.last + 1]?.norm ?? '')) return true;
  for (let i = hit.first - 1; i >= Math.max(0, hit.first - CUE_REACH - 1); i--) {
    const norm = tokens[i]?.norm ?? '';
    if (STUDY_CUES.has(norm)) return true;
    if (!STUDY_GLUE.has(norm)) return false;
  }
  return false;
};

/** A candidate is sure by its own words, or by a cue, or because it stands in one list with a sure one. */
const settleWeak = (tokens: Token[], hits: PhraseHit<string[]>[]): PhraseHit<string[]>[] => {
  const sure = hits.map(
    (hit) => hit.value === BLOCKED || !weak().has(normOf(tokens, hit)) || hasStudyCue(tokens, hit),
  );
  const joined = (a: PhraseHit<string[]> | undefined, b: PhraseHit<string[]> | undefined) => {
    if (!a || !b || a.value === BLOCKED || b.value === BLOCKED) return false;
    const between = tokens.slice(a.last + 1, b.first);
    return between.length > 0 && between.length <= 2 && between.every((token) => JOINERS.has(token.norm));
  };
  for (let i = 1; i < hits.length; i++) if (sure[i - 1] && joined(hits[i - 1], hits[i])) sure[i] = true;
  for (let i = hits.length - 2; i >= 0; i--) if (sure[i + 1] && joined(hits[i], hits[i + 1])) sure[i] = true;
  return hits.filter((hit, i) => sure[i] && hit.value !== BLOCKED);
};

/**
 * Finds the fields of study that running text names, the longest phrase first at each place. Everyday words ("law",
 * "health", "business") count only after a word of study ("degree in law") or in a list with a sure field; names of
 * degrees ("Doctor of Philosophy", "Bachelor of Science") and phrases such as "health insurance" never count.
 */
export const findFields = (text: string): FieldHit[] => {
  const tokens = tokenise(text);
  const hits = scanPhrases(tokens, index(), (hit) => isFieldHere(text, tokens, hit));
  return settleWeak(tokens, hits).map((hit) => ({
    codes: hit.value,
    ...spanOf(tokens, hit),
    phrase: rawOf(text, tokens, hit),
  }));
};
