import type { Identity } from './identity.ts';
import { sameWord } from './same-word.ts';
import { isCommonWord } from './vocabulary.ts';

/** What is known of two records' organisers. */
export type Organizers = 'same' | 'different' | 'unknown';

export const compareOrganizers = (a: Identity, b: Identity): Organizers => {
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
export const siteLabel = ({ link }: Identity): string => {
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
export const includesWord = (words: readonly string[], word: string): boolean => {
  return words.some((other) => sameWord(other, word));
};
