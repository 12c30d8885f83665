import { type Fork, forksOf, type HostStanding, hostStanding, hostsWithin } from '../comparing/hosts.ts';
import type { MatchContext } from './assessment.ts';
import { standingOn } from './judge-criterion.ts';
import { type Answer, anyOf } from './three-valued.ts';

/** Whether a student is free of the place that a fork binds others to. */
const isFreed = ({ hosts, ways }: Fork, context: MatchContext): Answer => {
  const isBinding = hosts.some((host) => standingOn(host, context, '').outcome !== 'not_applicable');
  return isBinding ? anyOf(ways.map((way) => ANSWER[standingOn(way, context, '').outcome])) : 'yes';
};

const ANSWER = { met: 'yes', not_met: 'no', unknown: 'unknown', not_applicable: 'no' } as const;

/** The forks that bind a student for all that is told, and those that may, one bit for each. */
const bindingForks = (forks: readonly Fork[], context: MatchContext): { sure: number; likely: number } => {
  let [sure, likely] = [0, 0];
  forks.forEach((fork, index) => {
    const freed = isFreed(fork, context);
    if (freed !== 'yes') likely |= 1 << index;
    if (freed === 'no') sure |= 1 << index;
  });
  return { sure, likely };
};

/**
 * How the places to which a student can take an award fit the countries asked for: those of every alternative that the student meets. What
 * only an alternative that may yet be met would open is unknown.
 */
export const placeStanding = (context: MatchContext): HostStanding => {
  const { record } = context;
  const forks = forksOf(record);
  if (forks.length === 0) return hostStanding(context.hosts, context);
  const narrowest = hostStanding(hostsWithin(record, (1 << forks.length) - 1), context);
  if (narrowest.answer === 'unasked' || (narrowest.answer === 'yes' && !narrowest.current)) return narrowest;
  const { sure, likely } = bindingForks(forks, context);
  const certain = hostStanding(hostsWithin(record, likely), context);
  if (certain.answer === 'yes') return certain;
  if (narrowest.answer === 'yes') return narrowest;
  const possible = hostStanding(hostsWithin(record, sure), context);
  return { answer: possible.answer === 'yes' ? 'unknown' : possible.answer };
};

/** Places of study that bind the student for all that is told; empty when unknown or anywhere. */
export const bindingHosts = (context: MatchContext): readonly string[] => {
  const forks = forksOf(context.record);
  return forks.length === 0 ? context.hosts : hostsWithin(context.record, bindingForks(forks, context).sure);
};
