import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft } from '../rule.ts';
import { BAR, BESIDE, GATES, IN_TITLE, OPENS, SPECIAL_EXPERIENCE } from './phrases.generated.ts';

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

/** Whether a sentence that was read in part binds once more where nothing was read. It makes no criterion, only a doubt. */
export const hasUnreadBar = (clause: Clause, drafts: readonly Draft[]): boolean => {
  if (clause.role === 'title' || clause.procedural || clause.renewal || drafts.length === 0) return false;
  const bars = [...clause.text.matchAll(BAR)].map((match) => match.index);
  return bars.some((at, index) => {
    const next = bars[index + 1] ?? clause.text.length;
    const nothing = !drafts.some((draft) => draft.end > at && draft.start < next);
    return nothing && bars.length > 1 && bindsApplicants(clause, at + 1);
  });
};
