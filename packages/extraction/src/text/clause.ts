import type { Span } from './scopes.ts';

/** What kind of text a clause stands in: stated requirements, running prose, or the title. */
export type Role = 'eligibility' | 'prose' | 'title';

/** One sentence or list item with what its surroundings say about it. Offsets of the spans count from the clause's start. */
export interface Clause {
  field: string;
  /** Offset of the clause in the field's text. */
  offset: number;
  text: string;
  role: Role;
  /** The sentence that heads the list of which the clause is an item, e.g. "Applicants must be:"; else empty. */
  intro: string;
  /** Stretches that only rank, and stretches that deny a requirement. */
  preferred: readonly Span[];
  void: readonly Span[];
  /** "… are not eligible": whoever the clause describes is shut out. */
  excludes: boolean;
  /** The list's head asks for one of its items: the name of the group of alternatives. */
  oneOf: string | undefined;
  /** How to apply, what to send: binds the application, not the applicant. */
  procedural: boolean;
  /** Speaks of keeping the award, not of getting it. */
  renewal: boolean;
  /** Binds only those whom it opens with: "If you are under 18 …". */
  conditional: boolean;
}

/** Words before a place in the clause which show that it names who may apply. `at` counts from the clause's start. */
const AUDIENCE =
  /\b(?:open(?:ed)?\b|available\b|eligib\w+|must\b|restricted to|limited to|only\b|exclusively|applicants?\b|candidates?\b|(?:award|giv|grant|offer|provid|present|design|intend|aim|target|reserv|creat|establish|direct|dedicat)\w*\s+(?:[\w,-]+\s+){0,10}?(?:to|for|at|towards?)\b|(?:scholarships?|fellowships?|awards?|grants?|bursar(?:y|ies)|funding|funds?|support|program(?:me)?s?|prizes?|internships?|stipends?|discounts?|reductions?|assistance|aid|opportunit(?:y|ies)|studentships?|contest|competition|waivers?|fees?)\b[^.;:]{0,60}?\b(?:to|for)\b|(?:support|assist|help|enable|encourage|recogni[sz]e|honou?r|reward|invite|target|attract|allow|aid|empower)(?:s|ed)?\b|^for\b|^to\b|\bfördert\b|\brichtet sich an\b|\bbewerben können sich\b|\bvergibt\b|\bteilnehmen kann\b|\bbewerben kann\b|\berhalten ein stipendium\b|\bförderung von\b|\bstudents?,? who\b|\b(?:you|students?) (?:should|need to|have to)\b|\b(?:specifically|exclusively) for\b|^(?:self[- ]?)?identif(?:y|ies)\b|^(?:\w\)\s*)?be (?:an?|at|in|currently|enrolled|admitted|under|over)\b|^have (?:an?|at|applied|been|completed)\b)/gi;
const AUDIENCE_REACH = 140;
/** "Students aged 14 to 18 who … are eligible", "U.S. citizenship is required": the whole sentence says who may apply. */
const SUBJECT =
  /^\W*(?:[\w’',-]+\s+){0,6}?(?:students?|applicants?|candidates?|researchers?|women|men|citizens?|graduates?|youth|teens?|residents?|people|individuals?)\b[^.;]*\b(?:(?:are|is) (?:eligible|invited to)|(?:may|can) (?:apply|enter|compete|be awarded)|will be considered)\b|\b(?:citizenship|residency|nationality|age) (?:is|are) required\b|^\W*(?:age (?:limit|range|requirement)|(?:minimum|maximum) age)s?\b/i;

/** Whether the clause says, before `at`, that it names who may apply. Stated requirements always do. */
export function bindsApplicants(clause: Clause, at: number): boolean {
  if (clause.role === 'eligibility') return true;
  if (SUBJECT.test(clause.text)) return true;
  const head = clause.text.slice(0, at);
  let last = -1;
  for (const match of head.matchAll(AUDIENCE)) last = match.index + match[0].length;
  return last >= 0 && at - last <= AUDIENCE_REACH;
}
