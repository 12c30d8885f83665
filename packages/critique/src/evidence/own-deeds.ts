import { OF_HAND_OR_VOICE } from './acts.generated.ts';
import { isPastForm } from './read-acts.ts';

/** What is said of the writer only to explain something else, or of what the writer does these days, is no told deed. */
const BESIDE =
  /\b(?:because|while|since|where|who|which|whom|if|until|unless|although|though|than|(?<!after |before )that)\b[^.?!]*$/i;
/** Posts, degrees, and what everybody takes part in. */
const NO_DEED = new Set(
  'study studied finished am was live attend attended participated coordinated represented received got became had worked served won passed obtained completed graduated become'.split(
    ' ',
  ),
);
const OWN_VERB = /\bI (?:have |had |then |also |\p{L}+ly )?(\p{L}+)/gu;

/** The verbs whose subject is the writer, in main clauses. */
const ownVerbsOf = (text: string): string[] =>
  [...text.matchAll(OWN_VERB)].flatMap(({ 0: all, index, 1: verb = '' }) =>
    BESIDE.test(text.slice(0, index)) || /^ part\b/.test(text.slice(index + all.length)) ? [] : [verb],
  );

/** The writer is the subject of a told act in the main clause. */
export const doesInMain = (text: string): boolean =>
  ownVerbsOf(text).some((verb) => isPastForm(verb) && !NO_DEED.has(verb));

const seen = new Set(OF_HAND_OR_VOICE);
/** The same, of an act that somebody could have seen or heard. */
export const doesVisibly = (text: string): boolean => ownVerbsOf(text).some((verb) => seen.has(verb));

/** Ranks, marks, examinations, admissions and prizes stand on the CV. */
export const isOfRank = (text: string): boolean => MARK.test(text) || WON.test(text);
const MARK =
  /\b(?:ranks?|ranked|percent(?:age|ile)?|GPA|marks?|grades?|aggregate|baccalaureate|diploma|exam(?:ination)?s?|obtained|passed)\b/i;
const WON = /\b(?:admission|admitted|seat|prizes?|medals?|offers?|shortlisted|scholarship|placed)\b/i;
