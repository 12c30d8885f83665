import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import {
  FINITE,
  HEADING,
  NAMED_SUBJECT,
  OPEN,
  PERSONAL,
  QUALITY,
  RELATED_DEGREE,
  REMARK,
  SHUT_OUT_IN_BRACKETS,
  TOLD_APART,
} from './phrases.generated.ts';

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
