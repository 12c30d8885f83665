import type { StudyLevel } from '@laurel/domain';
import { bindsApplicants } from '../../text/clause.ts';
import { readWholeNumber } from '../../text/number-words.ts';
import { covers } from '../../text/scopes.ts';
import { appliesTo } from '../level/applies-to.ts';
import { findLevels, sortedLevels } from '../level/words.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  APPLICANT_GROUP,
  CEILING,
  HOURS,
  NAM,
  OTHERS_YEARS,
  PROBE,
  SUBSTITUTE,
  WORKED,
  YEARS_FIRST,
  YEARS_LAST,
} from './phrases.generated.ts';

/** Chevening counts 2,800 hours as two years of work. */
const HOURS_A_YEAR = 1_400;

const yearsOf = (count: number, unit: string): number =>
  /^m/i.test(unit) ? Math.round((count / 12) * 100) / 100 : count;

/** "Certificate applicants: minimum five years of …" */
const groupBefore = (text: string, at: number): StudyLevel[] | undefined => {
  const lead = APPLICANT_GROUP.exec(text.slice(Math.max(0, at - 80), at))?.[1];
  const levels = lead === undefined ? [] : findLevels(lead).flatMap((mention) => mention.levels);
  return levels.length === 0 ? undefined : sortedLevels(levels);
};

/** The least time of work, in years; months are fractions. "No more than" and "up to" are no bar. */
export const workRule: Rule = {
  kind: 'work',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.role === 'title' || SUBSTITUTE.test(clause.text))
      return [];
    const found: Draft[] = [];
    for (const pattern of [YEARS_FIRST, YEARS_LAST, WORKED, NAM, HOURS]) {
      for (const match of clause.text.matchAll(pattern)) {
        const before = clause.text.slice(Math.max(0, match.index - 40), match.index);
        const end = match.index + match[0].trimEnd().length;
        const hours = Number.parseInt((match.groups?.hours ?? '').replace(/\D/g, ''), 10);
        const minYears = Number.isNaN(hours)
          ? yearsOf(readWholeNumber(match[1] ?? ''), match[2] ?? '')
          : Math.floor(hours / HOURS_A_YEAR);
        const clash = found.some((other) => match.index < other.end && end > other.start);
        if (clash || !(minYears > 0 && minYears <= 25) || CEILING.test(before)) continue;
        if (OTHERS_YEARS.test(before)) continue;
        if (covers(clause.void, match.index) || !bindsApplicants(clause, match.index)) continue;
        const levels = groupBefore(clause.text, match.index) ?? appliesTo(clause.text, match.index, end);
        found.push({
          kind: 'work',
          minYears,
          ...(levels === undefined ? {} : { appliesToLevels: levels }),
          start: match.index,
          end,
        });
      }
    }
    if (found.length > 0 && found.every((draft) => draft.appliesToLevels !== undefined)) return found;
    // Several spans in one sentence name alternatives; the shortest binds.
    const shortest = found.sort((a, b) =>
      a.kind === 'work' && b.kind === 'work' ? a.minYears - b.minYears : 0,
    )[0];
    if (shortest === undefined) return [];
    const { appliesToLevels: _levels, ...bare } = shortest;
    return [found.length === 1 ? shortest : bare];
  },
};
