import { CRITERIA, daysBetween, OUTCOME_WORDS, type Verdict } from '@laurel/domain';
import { counted, joinOr } from '@laurel/text';
import { askedCountries } from '../comparing/hosts.ts';
import type { Evaluation } from '../evaluate.ts';
import { isAhead, type MatchContext } from '../judging/assessment.ts';
import { timingText } from '../score/timing.ts';
import type { ReasonFact } from './reason-fact.ts';
import { stopped } from './sentence.ts';

/** What is not met or not known, in words, with what would settle it: hard first. Criteria that only inform are left out. */
export const gapsFor = (context: MatchContext, evaluation: Evaluation): ReasonFact[] => {
  const open = evaluation.units
    .flatMap(({ members }) => members)
    .filter(({ verdict }) => verdict.strength !== 'info')
    .filter(({ verdict }) => verdict.outcome === 'not_met' || verdict.outcome === 'unknown');
  const ordered = [...open].sort((a, b) => urgency(a.verdict) - urgency(b.verdict));
  const facts = ordered.map(({ criterion, verdict }): ReasonFact => {
    return { text: gapText(verdict), criterionId: criterion.id, field: 'criteria' };
  });
  return [...facts, ...wishGaps(context, evaluation)];
};

const urgency = ({ strength, outcome }: Verdict): number => {
  return (strength === 'hard' ? 0 : 2) + (outcome === 'not_met' ? 0 : 1);
};

const gapText = (verdict: Verdict): string => {
  const { kind, strength, outcome, required, have, residual = '' } = verdict;
  const demand = strength === 'hard' || kind === 'host' ? '' : ' (preferred)';
  if (kind === 'other') return `Condition to check${demand}: ${stopped(required)} ${residual}`.trim();
  const state = isAhead(verdict) ? 'not met yet' : OUTCOME_WORDS[outcome];
  return `${CRITERIA[kind].label}${demand} ${state}: ${stopped(`${required}; you: ${have}`)} ${residual}`.trim();
};

/** Wishes that no criterion speaks for. */
const wishGaps = (
  { record, student }: MatchContext,
  { fit, deadline, units, timing, round }: Evaluation,
): ReasonFact[] => {
  const open = new Set(fit.wishes.filter(({ standing }) => standing !== 'as_asked').map(({ wish }) => wish));
  const facts: ReasonFact[] = [];
  const hasHost = units.some(({ members }) => members.some(({ criterion }) => criterion.kind === 'host'));
  if (open.has('country') && !hasHost) {
    const where = record.location === '' ? 'not stated' : record.location;
    const text = `Place of study: ${where}; you asked for ${joinOr(askedCountries(student))}.`;
    facts.push({ text, field: 'location' });
  }
  if (open.has('funding'))
    facts.push({ text: fundingGap(record.award.kind, student.preferences.budgetRange), field: 'award' });
  if (open.has('deadline')) {
    const day = deadline.date ?? deadline.span?.first;
    const text =
      day === undefined
        ? 'Deadline: not known to us; you asked for one within a set time.'
        : `Deadline: ${counted(daysBetween(student.today, day), 'day')} away, later than you asked for.`;
    facts.push({ text, field: 'deadline' });
  }
  if (timing === 'too_late')
    facts.push({ text: timingText(timing, record, round, student), field: 'deadline' });
  return facts;
};

const fundingGap = (kind: string, asked: string): string => {
  return kind === 'unknown'
    ? `Funding: what the award covers is not stated; you asked for ${asked} funding.`
    : `Funding: ${kind === 'amount' ? 'a sum of money' : kind}; you asked for ${asked} funding.`;
};
