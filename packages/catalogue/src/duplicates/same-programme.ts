import type { Identity } from './identity.ts';
import { sameWord } from './same-word.ts';
import { isCommonWord } from './words.ts';

/** How much a word tells: rare words much, words of many awards little. Between 0 and 1. */
export type Weight = (word: string) => number;

/** A common word ("merit", "international") weighs this much. */
export const COMMON_WEIGHT = 0.25;

/** Share of the titles' weight that must agree, by what is known of the organisers. Tuned on the labelled pairs. */
const NEEDED = { samePage: 0.5, sameOrganizer: 0.8, unknownOrganizer: 0.9, otherOrganizer: 0.97 };

/** Weight of shared names that makes an identical title one programme although the organisers differ or are unknown. */
const NAMED = { unknownOrganizer: 0.6, otherOrganizer: 1.2 };

/**
 * Whether two identities are one programme:
 *   1. titles that name different levels or numbers, or hosts that have no country in common, are never one;
 *   2. the words both titles share are weighed against the words only one has; words that merely repeat the other's
 *      organiser or the place of study don't count against it;
 *   3. the less is known of the organisers, the more must agree, and the more of it must be names.
 */
export function isSameProgramme(a: Identity, b: Identity, weight: Weight): boolean {
  if (contradict(a, b)) return false;
  const { share, named, both } = compareTitles(a, b, weight);
  if (both === 0) return false;
  if (a.link.page !== null && a.link.page === b.link.page && a.link.deep && share >= NEEDED.samePage)
    return true;
  switch (organizers(a, b)) {
    case 'same':
      return share >= NEEDED.sameOrganizer;
    case 'unknown':
      return share >= NEEDED.unknownOrganizer && named >= NAMED.unknownOrganizer;
    case 'different':
      return share >= NEEDED.otherOrganizer && named >= NAMED.otherOrganizer;
  }
}

function contradict(a: Identity, b: Identity): boolean {
  if (a.hosts.size > 0 && b.hosts.size > 0 && a.hosts.isDisjointFrom(b.hosts)) return true;
  if (a.levels.size > 0 && b.levels.size > 0 && a.levels.isDisjointFrom(b.levels)) return true;
  return numbers(a) !== numbers(b);
}

/** Numbers and Roman numerals of a title: "Action 1" is not "Action 2". */
function numbers({ title }: Identity): string {
  return title
    .filter((word) => /^\d{1,2}$|^[ivx]{1,4}$/.test(word))
    .sort()
    .join(' ');
}

interface TitleComparison {
  /** Shared weight over shared weight plus unexplained weight, 0 to 1. */
  share: number;
  /** Weight of the shared words that are no common words. */
  named: number;
  both: number;
}

function compareTitles(a: Identity, b: Identity, weight: Weight): TitleComparison {
  const shared = a.title.filter((word) => has(b.title, word));
  const rest = [...unexplained(a, b), ...unexplained(b, a)];
  const both = sum(shared, weight);
  const total = both + sum(rest, weight);
  const named = sum(
    shared.filter((word) => !isCommonWord(word)),
    weight,
  );
  return { share: total === 0 ? 0 : both / total, named, both };
}

/** Words of `a`'s title that neither `b`'s title nor anybody's organiser or place accounts for. */
function unexplained(a: Identity, b: Identity): string[] {
  return a.title.filter(
    (word) =>
      !has(b.title, word) &&
      !has(b.organization, word) &&
      !has(a.organization, word) &&
      !a.place.has(word) &&
      !b.place.has(word) &&
      !(b.link.site ?? '').includes(word),
  );
}

function organizers(a: Identity, b: Identity): 'same' | 'different' | 'unknown' {
  if (a.link.site !== null && a.link.site === b.link.site) return 'same';
  if (
    names(a.organization, b.organization) ||
    names(a.organization, b.title) ||
    names(b.organization, a.title)
  ) {
    return 'same';
  }
  const knownA = a.organization.length > 0 || a.link.site !== null;
  const knownB = b.organization.length > 0 || b.link.site !== null;
  return knownA && knownB ? 'different' : 'unknown';
}

/** Whether the telling part of an organiser's name stands among the words. */
function names(organization: readonly string[], words: readonly string[]): boolean {
  const proper = organization.filter((word) => !isCommonWord(word));
  const found = proper.filter((word) => has(words, word));
  return proper.length > 0 && found.length * 2 > proper.length;
}

function has(words: readonly string[], word: string): boolean {
  return words.some((other) => sameWord(other, word));
}

function sum(words: readonly string[], weight: Weight): number {
  return words.reduce((total, word) => total + weight(word), 0);
}
