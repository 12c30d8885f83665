import { contradict } from './contradiction.ts';
import type { Identity } from './identity.ts';
import {
  isAudienceWord,
  isCommonWord,
  isDescribingWord,
  isInstitutionWord,
  isProgrammeName,
} from './vocabulary.ts';
import { sameWord } from './words.ts';

/** What is known of two records' organisers. */
type Organizers = 'same' | 'different' | 'unknown';

const compareOrganizers = (a: Identity, b: Identity): Organizers => {
  if (a.link.site !== null && a.link.site === b.link.site) return 'same';
  if (sameName(a.organization, b.organization)) return 'same';
  if (isNamedBy(a, b) || isNamedBy(b, a)) return 'same';
  return isKnown(a) && isKnown(b) ? 'different' : 'unknown';
};

const isKnown = ({ organization, link }: Identity) => organization.length > 0 || link.site !== null;

/**
 * Whether two names share more than half of their telling words ("Rotary International", "Rotary Foundation"), or are one.
 * "Oregon State University" is not the University of Oregon.
 */
const sameName = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length > 1 && a.every((word) => b.includes(word)) && b.every((word) => a.includes(word))) return true;
  if (a.includes('university') && b.includes('university') && a.includes('state') !== b.includes('state'))
    return false;
  const [ofA, ofB] = [proper(a), proper(b)];
  const shared = ofA.filter((word) => includesWord(ofB, word)).length;
  return shared > 0 && shared * 4 > ofA.length + ofB.length;
};

/** Whether `b`'s title or site names `a`'s organisation. */
const isNamedBy = (a: Identity, b: Identity): boolean => {
  const label = siteLabel(b);
  const telling = proper(a.organization).filter((word) => word.length > 3);
  const inSite =
    telling.length > 0 &&
    telling.every((word) => label.includes(word)) &&
    label.includes('state') === a.organization.includes('state');
  return inSite || (a.initials !== '' && b.title.includes(a.initials)) || standsIn(a.organization, b.title);
};

/** The site's own name: `tudelft` of tudelft.nl. */
const siteLabel = ({ link }: Identity): string => {
  return link.site?.split('.')[0] ?? '';
};

/** Whether an organisation is named by a title: all its words stand there, or nearly all of a long name. */
const standsIn = (organization: readonly string[], title: readonly string[]): boolean => {
  const telling = proper(organization);
  const found = telling.filter((word) => includesWord(title, word));
  if (found.length === 0) return false;
  const everyWord = organization.every((word) => includesWord(title, word));
  return everyWord || (found.length > 1 && found.length >= telling.length * 0.75);
};

const proper = (words: readonly string[]): string[] => {
  return words.filter((word) => !isCommonWord(word));
};

/** Whether the words hold the word, slips of the pen allowed for. */
const includesWord = (words: readonly string[], word: string): boolean => {
  return words.some((other) => sameWord(other, word));
};

/** How much a word tells, 0 to 1: rare names much, words of many titles little. */
export type Weight = (word: string) => number;

/** Share of the titles' weight that must agree, by what is known of the organisers. Tuned on the labelled pairs. */
const NEEDED = { samePage: 0.5, sameOrganizer: 0.8, unknownOrganizer: 0.9, otherOrganizer: 0.97 };

/** Weight of the shared names that an identical title needs where the organisers differ or are unknown. */
const NAMED = 0.6;

/**
 * Whether two identities are one programme.
 *   1. What both state and contradicts (level, host, number, season) makes them different.
 *   2. Same organiser: its own name and whom the award is for ("international") are taken off both titles; what is left must
 *      agree, and where nothing is left the kind of award ("fellowship", "scholarship") must.
 *   3. Other or unknown organiser: the whole titles must agree, and must share enough that is a name. "Merit Scholarship"
 *      of two universities stay two; "Vanier Canada Graduate Scholarships" of two agencies become one.
 */
export const isSameProgramme = (a: Identity, b: Identity, weight: Weight): boolean => {
  if (contradict(a, b)) return false;
  const organizers = compareOrganizers(a, b);
  if (organizers === 'same') return agreeUnderOneOrganizer(a, b, weight);
  const { share, shared } = compareWords(withoutPlace(a, b), withoutPlace(b, a), (word) =>
    isCommonWord(word) ? 0.25 : weight(word),
  );
  const named = sum(
    shared.filter((word) => !isCommonWord(word)),
    // Such a name tells the same however many listings of one import hold it.
    (word) => (isProgrammeName(word) ? 1 : weight(word)),
  );
  return organizers === 'unknown'
    ? share >= NEEDED.unknownOrganizer && named >= NAMED
    : share >= NEEDED.otherOrganizer && named >= NAMED && (shared.length > 1 || shared.some(isProgrammeName));
};

const agreeUnderOneOrganizer = (a: Identity, b: Identity, weight: Weight): boolean => {
  const samePage = a.link.deep && a.link.page !== null && a.link.page === b.link.page;
  if (eachDescribes(a, b)) return false;
  const [ofA, ofB] = [ownWords(a, b), ownWords(b, a)];
  if (ofA.length === 0 && ofB.length === 0) return samePage || kindsAgree(a, b);
  const { share, shared } = compareWords(ofA, ofB, (word) => (isCommonWord(word) ? 0.5 : weight(word)));
  const telling = shared.length > 1 || shared.some((word) => !isCommonWord(word));
  return share >= NEEDED.sameOrganizer || (samePage && telling && share >= NEEDED.samePage);
};

/** What a title says beyond its organiser, its place, whom it is for and what goes without saying of the other record. */
const ownWords = (own: Identity, other: Identity): string[] => {
  return own.title.filter(
    (word) =>
      !isAudienceWord(word) &&
      !isInstitutionWord(word) &&
      !other.implied.has(word) &&
      !isAlias(word, own, other) &&
      !isOfOrganizer(word, own.title, own, other),
  );
};

/** Whether either title gives the word in brackets for the whole: "(EPOS)". */
const isAlias = (word: string, a: Identity, b: Identity): boolean => {
  return a.aliases.has(word) || b.aliases.has(word);
};

const kindsAgree = (a: Identity, b: Identity): boolean => {
  return a.kinds.size === 0 || b.kinds.size === 0 || !a.kinds.isDisjointFrom(b.kinds);
};

/** "College of Technology Students" and "Japanese Studies Students": words of the ministry's name, yet not the same. */
const eachDescribes = (a: Identity, b: Identity): boolean => {
  const only = (x: Identity, y: Identity) =>
    x.title.some((word) => isDescribingWord(word) && !includesWord(y.title, word));
  return only(a, b) && only(b, a);
};

/** A name of the organiser, or a word that places it, as far as both records can be meant by it. */
const isOfOrganizer = (word: string, title: readonly string[], a: Identity, b: Identity): boolean => {
  const [inA, inB] = [isNameOf(a, word, title), isNameOf(b, word, title)];
  return (inA && inB) || (inA && isUnnamed(b, a)) || (inB && isUnnamed(a, b)) || inPlace(word, a, b);
};

const isNameOf = (identity: Identity, word: string, title: readonly string[]): boolean => {
  // "Technology" in the title is the ministry's name only where more of that name stands there.
  if (isDescribingWord(word))
    return includesWord(identity.organization, word) && isSpelledOut(identity, title);
  const label = siteLabel(identity);
  const inSite = word.length > 3 ? label.includes(word) : label.startsWith(word);
  return inSite || word === identity.initials || includesWord(identity.organization, word);
};

/** Whether the title holds at least half of the organiser's name. */
const isSpelledOut = ({ organization }: Identity, title: readonly string[]): boolean => {
  return organization.filter((word) => includesWord(title, word)).length * 2 >= organization.length;
};

/** Whether `a` names no organiser of its own, so that `b`'s may be meant. */
const isUnnamed = (a: Identity, b: Identity): boolean => {
  return a.organization.length === 0 && (a.link.site === null || a.link.site === b.link.site);
};

const withoutPlace = (a: Identity, b: Identity): string[] => {
  return a.title.filter(
    (word) => includesWord(b.title, word) || !(inPlace(word, a, b) || isAlias(word, a, b)),
  );
};

/** Whether the word only repeats the place of study, and the places don't differ. */
const inPlace = (word: string, a: Identity, b: Identity): boolean => {
  if (a.place.size > 0 && b.place.size > 0 && a.place.isDisjointFrom(b.place)) return false;
  return a.place.has(word) || b.place.has(word);
};

const compareWords = (
  a: readonly string[],
  b: readonly string[],
  weight: Weight,
): { share: number; shared: string[] } => {
  const shared = a.filter((word) => includesWord(b, word));
  const rest = [...a.filter((word) => !includesWord(b, word)), ...b.filter((word) => !includesWord(a, word))];
  const total = sum(shared, weight) + sum(rest, weight);
  return { share: total === 0 ? 0 : sum(shared, weight) / total, shared };
};

const sum = (words: readonly string[], weight: Weight): number => {
  return words.reduce((total, word) => total + weight(word), 0);
};
