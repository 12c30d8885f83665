import type { StudyLevel } from '@laurel/domain';
import { bindsApplicants } from '../../text/clause.ts';
import { readWholeNumber, WHOLE_NUMBER } from '../../text/number-words.ts';
import { covers } from '../../text/scopes.ts';
import { appliesTo } from '../level/applies-to.ts';
import { findLevels, sortedLevels } from '../level/words.ts';
import type { Draft, Rule } from '../rule.ts';

const N = `(${WHOLE_NUMBER})`;
const UNIT = String.raw`\s*(?:\(\d+\)\s*)?(?:\+\s*)?(?:or more\s+|plus\s+)?(?:full |consecutive )?(years?|yrs?|months?)['’]?\s*`;
const QUALIFIER = String.raw`(?:(?:of|post[- ]?graduat\w+|post[- ]?qualification|full[- ]?time|part[- ]?time|relevant|professional|work|working|job|practical|industry|industrial|teaching|research|managerial|management|leadership|clinical|paid|prior|previous|proven|field|related|practice|business|significant|continuous|employment|and\/or|and|or|\/|in the field|post|nursing|policy|volunteer|voluntary|the|a|their|as an? \w+)[\s,/-]+)*(?:(?!(?:stud|school|college|univers|degree|educat|experience|and|or)\w*)[\w-]+[\s,/-]+){0,2}?`;
const EXPERIENCE = String.raw`(?:employment in|(?:(?:work|working|job|professional|employment|industry|practical|teaching|research|management|managerial|leadership|clinical)[\s-]+)?(?:life )?experiences?)`;
/** "at least two years of full-time professional work experience" */
const YEARS_FIRST = new RegExp(
  String.raw`\b${N}(?:\s*(?:-|–|to)\s*${WHOLE_NUMBER})?${UNIT}${QUALIFIER}${EXPERIENCE}\b`,
  'gi',
);
/** "work experience of at least 3 years", "experience: minimum 2 years" */
const YEARS_LAST = new RegExp(
  String.raw`\b(?:work|working|professional|job|relevant|industry|practical)(?:[\s-]+\w+)?[\s-]+experience\s*(?:\(|:|of|for|is|should be|,)*\s*(?:at least|a minimum of|minimum(?: of)?|more than|over)?\s*(?:of\s+)?${N}(?:\s*(?:-|–|to)\s*${WHOLE_NUMBER})?${UNIT}`,
  'gi',
);
const WORKED = new RegExp(
  String.raw`\b(?:have|has)\s+(?:been\s+)?work(?:ed|ing)\s+(?:full[- ]time\s+)?(?:in [\w\s]{3,30}\s+|as [\w\s]{3,30}\s+)?for\s+(?:at least|a minimum of|more than|over)\s+${N}${UNIT}`,
  'gi',
);
/** "2,800 hours of work experience" */
const HOURS = new RegExp(
  String.raw`(?<![\d.,])(?<hours>\d{1,2}[.,]?\d{3})\+?\s*hours?['’]?(?: of)?\s*${QUALIFIER}${EXPERIENCE}\b`,
  'gi',
);
/** Chevening counts 2,800 hours as two years of work. */
const HOURS_A_YEAR = 1_400;
/** Vietnamese: "2 năm kinh nghiệm" */
const NAM = new RegExp(String.raw`(?<!\d)${N}(?<unit>\s*năm)\s+(?:kinh nghiệm|làm việc|đi làm)`, 'giu');
/** A ceiling, not a floor; or the age of a course. */
const CEILING =
  /\b(?:(?:not|cannot) (?:have )?more than|no more than|not more than|less than|fewer than|up to|maximum(?: of)?|at most|under|within|nicht mehr als)\s*(?:the )?(?:last |past )?$/i;
const SUBSTITUTE = /\b(?:in lieu|instead of|may substitute|waive|(?:may|can|will) be considered)/i;

function yearsOf(count: number, unit: string): number {
  return /^m/i.test(unit) ? Math.round((count / 12) * 100) / 100 : count;
}

/** "Certificate applicants: minimum five years of …" */
function groupBefore(text: string, at: number): StudyLevel[] | undefined {
  const lead =
    /(?:^|[.;\n]\s*|\s)((?:[\p{L}’'.]+\s+){1,2}(?:applicants?|candidates?|students?))\s*:\s*(?:\p{L}+\s+){0,3}$/iu.exec(
      text.slice(Math.max(0, at - 80), at),
    )?.[1];
  const levels = lead === undefined ? [] : findLevels(lead).flatMap((mention) => mention.levels);
  return levels.length === 0 ? undefined : sortedLevels(levels);
}

/** The least time of work, in years; months are fractions. "No more than" and "up to" are no bar. */
export const workRule: Rule = {
  kind: 'work',
  probe: /experience|work|employment|năm/i,
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
        if (
          /\b(?:company|firm|we|our|its|institution|with over|foundation|gain|provid\w+|offer\w*)\b[^.;]{0,30}$/i.test(
            before,
          )
        )
          continue;
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
