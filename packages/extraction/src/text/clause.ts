import { AUDIENCE, WHOLE_SENTENCE } from './phrases.generated.ts';
import type { Span } from './scopes.ts';
import type { UnitLabel } from './split-units.ts';

/** The kind of text that a clause comes from: stated requirements, running prose, or the title. */
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
  /** Where the clause is a value of a flattened page. */
  label?: UnitLabel;
  /** Binds only those whom it opens with: "If you are under 18 …". */
  conditional: boolean;
}

const AUDIENCE_REACH = 140;

/** Whether the clause says, before `at`, that it names who may apply. Stated requirements always do. */
export const bindsApplicants = (clause: Clause, at: number): boolean => {
  if (clause.role === 'eligibility') return true;
  if (WHOLE_SENTENCE.test(clause.text)) return true;
  const head = clause.text.slice(0, at);
  let last = -1;
  for (const match of head.matchAll(AUDIENCE)) last = match.index + match[0].length;
  return last >= 0 && at - last <= AUDIENCE_REACH;
};
