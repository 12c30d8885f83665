import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import { GRADE_NAMED } from '../gpa/phrases.generated.ts';
import type { Draft } from '../rule.ts';
import {
  BAR,
  BESIDE,
  COUNTRY_GATES,
  FINITE,
  GATES,
  HEADING,
  IN_TITLE,
  LIVING,
  NAMED_SUBJECT,
  OPEN,
  OPENS,
  PERSONAL,
  QUALITY,
  RELATED_DEGREE,
  REMARK,
  SHUT_OUT_IN_BRACKETS,
  SPECIAL_EXPERIENCE,
  TOLD_APART,
} from './phrases.generated.ts';

/**
 * A gate of countries that the text doesn't name: somebody is shut out, but the text doesn't say who. The caller drops it where
 * the countries are named after all.
 */
export const findCountryGate = (clause: Clause): Draft | undefined => {
  if (clause.conditional || clause.procedural || clause.excludes || clause.renewal) return undefined;
  for (const { pattern } of COUNTRY_GATES) {
    const match = pattern.exec(clause.text);
    if (match === null || covers(clause.void, match.index)) continue;
    if (!bindsApplicants(clause, match.index)) continue;
    const end = match.index + match[0].length;
    return { kind: 'other', text: match[0], start: match.index, end };
  }
  return undefined;
};

/** A bar of residence whose place isn't known. Only for sentences in which no residence was read. */
export const findPlaceGate = (clause: Clause): Draft | undefined => {
  if (clause.conditional || clause.procedural || clause.excludes || clause.renewal) return undefined;
  const match = LIVING.exec(clause.text);
  if (match === null || covers(clause.void, match.index)) return undefined;
  const end = match.index + match[0].trimEnd().length;
  if (!bindsApplicants(clause, end)) return undefined;
  return { kind: 'other', text: clause.text.slice(match.index, end), start: match.index, end };
};

/** Who an award is for by what they do. No predicate covers a vocation, so the words stay as they are. */
const findVocation = ({ text, role }: Clause): Draft[] => {
  const match = role === 'title' ? IN_TITLE.exec(text) : role === 'eligibility' ? OPENS.exec(text) : null;
  if (match === null) return [];
  const start = match.index + (/^\W*/.exec(match[0])?.[0].length ?? 0);
  const end = match.index + match[0].length;
  return [{ kind: 'other', text: text.slice(start, end), start, end }];
};

const MAX_TEXT = 400;
const PATTERNS = [...GATES.map(({ pattern }) => pattern), SPECIAL_EXPERIENCE];

const isRead = (drafts: readonly Draft[], start: number, end: number): boolean =>
  drafts.some(
    (draft) => draft.start < end && draft.end > start && (draft.end - draft.start) * 2 >= end - start,
  );

/**
 * The bars of a clause that its rules left unread, in the clause's own words: one draft for each stretch, so that the
 * student sees what else is asked. Bars that a rule has read are left out.
 */
export const findResidualGates = (clause: Clause, drafts: readonly Draft[]): Draft[] => {
  if (clause.procedural || clause.renewal || clause.conditional) return [];
  if (clause.role === 'title') return findVocation(clause);
  const found = findVocation(clause).filter(({ start, end }) => !isRead(drafts, start, end));
  for (const pattern of PATTERNS) {
    const match = pattern.exec(clause.text);
    if (match === null) continue;
    const start = match.index + (/^[\s,]*/.exec(match[0])?.[0].length ?? 0);
    const end = Math.min(match.index + match[0].trimEnd().length, start + MAX_TEXT);
    if (covers(clause.void, start) || BESIDE.test(clause.text.slice(0, start))) continue;
    const read = pattern === SPECIAL_EXPERIENCE ? drafts.filter(({ kind }) => kind !== 'work') : drafts;
    if (isRead([...read, ...found], start, end)) continue;
    if (!bindsApplicants(clause, Math.max(1, end))) continue;
    found.push({ kind: 'other', text: clause.text.slice(start, end), start, end });
  }
  return found;
};

/** Whether a grade average with a number stands where nothing was read. */
const hasUnreadGrade = ({ text }: Clause, drafts: readonly Draft[]): boolean => {
  const grade = GRADE_NAMED.exec(text);
  return grade !== null && !isTold(drafts, grade.index, grade.index + grade[0].length);
};

/** Whether a sentence that was read in part binds once more where nothing was read. It makes no criterion, only a doubt. */
export const hasUnreadBar = (clause: Clause, drafts: readonly Draft[]): boolean => {
  if (clause.role === 'title' || clause.procedural || clause.renewal || drafts.length === 0) return false;
  if (hasUnreadGrade(clause, drafts)) return true;
  const bars = [...clause.text.matchAll(BAR)].map((match) => match.index);
  return bars.some((at, index) => {
    const next = bars[index + 1] ?? clause.text.length;
    const nothing = !drafts.some((draft) => draft.end > at && draft.start < next);
    return nothing && bars.length > 1 && bindsApplicants(clause, at + 1);
  });
};

const isTold = (drafts: readonly Draft[], from: number, to: number): boolean =>
  drafts.some((draft) => draft.start < to && draft.end > from);

/** Whether words that no draft covers single people out or name a subject. */
const namesMore = (clause: Clause, drafts: readonly Draft[]): boolean => {
  const more = [...clause.text.matchAll(TOLD_APART)].some((match) => {
    const end = match.index + match[0].length;
    return !isTold(drafts, match.index, end + 50) && bindsApplicants(clause, end);
  });
  if (more) return true;
  const bracket = SHUT_OUT_IN_BRACKETS.exec(clause.text);
  if (bracket !== null && !isTold(drafts, bracket.index, bracket.index + bracket[0].length)) return true;
  const subject = NAMED_SUBJECT.exec(clause.text) ?? RELATED_DEGREE.exec(clause.text);
  return (
    subject !== null &&
    !drafts.some((draft) => draft.kind === 'field') &&
    bindsApplicants(clause, Math.max(1, subject.index))
  );
};

/**
 * Whether a sentence may say more of who may apply than its drafts do. It makes no criterion, only a doubt: of stated
 * requirements each sentence must be read, or be known to be no rule (how to apply, what is judged, what is paid).
 */
export const isUnaccounted = (clause: Clause, drafts: readonly Draft[], kept: boolean): boolean => {
  const { text, role } = clause;
  if (role === 'title' || clause.renewal || clause.procedural) return false;
  // Of a county only the state is read.
  if (drafts.some(({ kind }) => kind === 'residence') && /\b(?:count(?:y|ies)|parish)\b/i.test(text))
    return true;
  if (drafts.length > 0) return namesMore(clause, drafts);
  if (role === 'prose') return namesMore(clause, drafts);
  if (kept || clause.conditional || clause.void.length > 0 || clause.preferred.length > 0) return false;
  if (text.endsWith(':') || HEADING.test(text)) return false;
  if (OPEN.test(text) || REMARK.test(text) || QUALITY.test(text)) return namesMore(clause, drafts);
  return PERSONAL.test(text) || !FINITE.test(text);
};
