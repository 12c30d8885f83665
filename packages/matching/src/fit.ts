import type { Unit } from './alternatives.ts';
import type { MatchContext } from './assessment.ts';
import { narrowness } from './narrowness.ts';
import { textTokens } from './text-tokens.ts';
import {
  CRITERION_WEIGHT,
  FREE_TEXT_FACTOR,
  INTEREST_WORDS,
  STATED_WEIGHT,
  UNCHECKED_DISCOUNT,
  UNREAD_WEIGHT,
  UNSTATED_WEIGHT,
  WISH_WEIGHT,
} from './weights.ts';
import { countryWish } from './wishes/country-wish.ts';
import { deadlineWish } from './wishes/deadline-wish.ts';
import { fieldWish } from './wishes/field-wish.ts';
import { fundingWish } from './wishes/funding-wish.ts';
import { levelWish } from './wishes/level-wish.ts';
import { needWish } from './wishes/need-wish.ts';
import type { WishFinding } from './wishes/wish.ts';

/** The parts of a score before any ceiling; each from 0 to 1. */
export interface Fit {
  wishes: WishFinding[];
  /** Weighted share of what was asked for, and of the criteria, that is known to be satisfied. */
  share: number;
  /** 1 when all that is stated could be checked. */
  checked: number;
  /** Words shared by the student's interests and the scholarship's text. */
  relevance: number;
}

const WISHES = [levelWish, fieldWish, countryWish, fundingWish, deadlineWish, needWish];

export function fitOf(context: MatchContext, units: readonly Unit[]): Fit {
  const wishes = WISHES.flatMap((wish) => wish(context, units) ?? []);
  return {
    wishes,
    share: shareOf(wishes, units),
    checked: checkedOf(units, context.record.parsedFully),
    relevance: relevanceOf(context),
  };
}

function shareOf(wishes: readonly WishFinding[], units: readonly Unit[]): number {
  const asked = new Set<string>(wishes.map(({ wish }) => wish));
  const parts: { weight: number; value: number }[] = wishes.map(({ wish, value }) => ({
    weight: WISH_WEIGHT[wish],
    value,
  }));
  for (const unit of units) {
    if (unit.outcome !== 'met' && unit.outcome !== 'not_met') continue;
    if (unit.members.every(({ criterion }) => isAskedFor(criterion, asked))) continue;
    parts.push({ weight: CRITERION_WEIGHT[unit.strength], value: unit.outcome === 'met' ? 1 : 0 });
  }
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : parts.reduce((sum, { weight, value }) => sum + weight * value, 0) / total;
}

/** A criterion that a wish already speaks for is not counted a second time. */
function isAskedFor(criterion: Unit['members'][number]['criterion'], asked: ReadonlySet<string>): boolean {
  if (criterion.kind === 'level') return criterion.of !== 'current';
  if (criterion.kind === 'host') return true;
  return asked.has(criterion.kind);
}

function checkedOf(units: readonly Unit[], parsedFully: boolean): number {
  let known = 0;
  let stated = UNSTATED_WEIGHT + (parsedFully ? 0 : UNREAD_WEIGHT);
  for (const { outcome, strength, members } of units) {
    if (outcome === 'not_applicable') continue;
    const freeText = members.every(({ verdict }) => verdict.kind === 'other');
    const weight = STATED_WEIGHT[strength] * (freeText ? FREE_TEXT_FACTOR : 1);
    if (outcome === 'unknown') stated += weight * narrowness(members.map(({ criterion }) => criterion));
    else {
      stated += weight;
      known += weight;
    }
  }
  return 1 - UNCHECKED_DISCOUNT * (1 - known / stated);
}

function relevanceOf({ student, record }: MatchContext): number {
  if (student.interests.size === 0) return 0;
  const words = textTokens(`${record.title} ${record.description} ${record.tags.join(' ')}`);
  let shared = 0;
  for (const word of student.interests) if (words.has(word)) shared += 1;
  return Math.min(1, shared / INTEREST_WORDS);
}
