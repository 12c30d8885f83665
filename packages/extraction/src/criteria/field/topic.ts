import { findFields, resolveField } from '@laurel/taxonomies';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';

/** "a dissertation on a topic of …", "research on a topic which falls within …": the work itself is bound to a subject. */
const TOPIC =
  /\b(?:dissertations?|thes[ie]s|research|projects?|study|studies|work)\b[^.;:]{0,30}?\b(?:on|in|about|within|addressing)\s+(?:an?|the|any|one of the)?\s*(?:\w+\s+)?(?:topics?|themes?|subjects?|issues?|areas?|fields?)\s+(?:of|on|in|about|related to|relating to|connected (?:to|with)|(?:which|that) (?:falls?|lies|is) (?:with)?in)\s+(?:the\s+)?(?:themes?\s+|areas?\s+of\s+)?(?=["“‘'\p{L}])([^.;\n]{4,90})/iu;
/** The choice is the applicant's. */
const FREE =
  /^(?:your|their|his|her|interest|choice|study\b|research\b|any|all|the applicant|specialty|expertise)/i;

/** The subject that a dissertation or project must have, in the text's own words beside the fields it names. */
export function findTopic(clause: Clause): Draft[] {
  const match = TOPIC.exec(clause.text);
  const words = match?.[1]?.trim();
  if (match === null || words === undefined || FREE.test(words) || clause.excludes) return [];
  if (!bindsApplicants(clause, Math.max(1, match.index))) return [];
  const end = match.index + match[0].trimEnd().length;
  const at = { start: match.index, end };
  const codes = [...new Set([...findFields(words).flatMap((hit) => hit.codes), ...resolveField(words)])];
  if (codes.length === 0) return [{ kind: 'field', text: words, ...at }];
  const alternative = `topic-${clause.offset}`;
  return [
    { kind: 'field', anyOf: codes, alternative, ...at },
    { kind: 'field', text: words, alternative, ...at },
  ];
}
