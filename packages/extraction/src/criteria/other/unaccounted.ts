import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import { OPEN, QUALITY, REMARK } from './rule.ts';

const PEOPLE =
  '(?:students?|applicants?|candidates?|individuals?|persons?|people|women|men|youth|scholars?|researchers?|professionals?|graduates?|undergraduates?|seniors?|those|anyone|residents?|citizens?|recipients?|nominees?)';
/** People are told apart by what follows: "students who …", "individuals affected by …", "scholars interested in …". */
const TOLD_APART = new RegExp(
  String.raw`\b${PEOPLE}\s+(?:who|whose|that|using|affected|impacted|interested|involved|engaged|working|serving|employed|planning|preparing|pursuing|conducting|undertaking|specializing|living with|with|without|between|under|over|from|residing|attending|enrolled)\b`,
  'gi',
);
/** "research on caribou", "studies of the ancient world": a subject. */
const SUBJECT =
  /\b(?:research|studies|study|dissertations?|thes[ie]s|projects?|work)\s+(?:in|on|of|into)\s+(?!(?:the |a |an |any |their |your |his |her )?(?:united|us|uk|field|fields|area|choice|home|host|own|country|university|college|year|level|degree)\b)\p{L}{4,}/iu;
/** "a communication related degree" */
const RELATED =
  /\b(?:\p{L}+[- ]related (?:degree|field|program|discipline|major)|based on [\p{L}]+ achievement)\b/iu;
/** A word that speaks of a person or of a rule. */
const PERSONAL =
  /\b(?:you|your|applicants?|students?|candidates?|individuals?|people|persons?|those|anyone|who|recipients?|nominees?|participants?|women|men|must|only|required?|eligible|eligibility|restricted|limited|open to|should|citizens?|residents?|nationals?|aged?|members?|employees?|graduates?|undergraduates?|degree|enrol\w*|admi(?:tted|ssion)|minimum|at least)\b/i;
const FINITE = /\b(?:is|are|was|were|will|has|have|can|may|covers?|includes?|provides?|offers?|pays?)\b/i;
/** A heading that lost its colon. */
const HEADING =
  /^\W*(?:eligib\w+|requirements?|criteria|qualifications?|how to|applications?|deadlines?|awards?|benefits?|value|amount|overview|about|descriptions?|notes?|details|conditions?|who (?:can|may))\b[^.]{0,40}$/i;

function isTold(drafts: readonly Draft[], from: number, to: number): boolean {
  return drafts.some((draft) => draft.start < to && draft.end > from);
}

/** Whether people are told apart, or a subject is named, in words that no draft holds. */
function namesMore(clause: Clause, drafts: readonly Draft[]): boolean {
  const more = [...clause.text.matchAll(TOLD_APART)].some((match) => {
    const end = match.index + match[0].length;
    return !isTold(drafts, match.index, end + 50) && bindsApplicants(clause, end);
  });
  if (more) return true;
  const subject = SUBJECT.exec(clause.text) ?? RELATED.exec(clause.text);
  return (
    subject !== null &&
    !drafts.some((draft) => draft.kind === 'field') &&
    bindsApplicants(clause, Math.max(1, subject.index))
  );
}

/**
 * Whether a sentence may say more of who may apply than its drafts do. It makes no criterion, only a doubt: of stated
 * requirements each sentence must be read, or be known to be no rule (how to apply, what is judged, what is paid).
 */
export function isUnaccounted(clause: Clause, drafts: readonly Draft[], kept: boolean): boolean {
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
}
