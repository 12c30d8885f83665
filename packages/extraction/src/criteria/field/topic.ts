import { findFields, resolveField } from '@laurel/taxonomies';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import { FREE, TOPIC } from './phrases.generated.ts';

/** The subject that a dissertation or project must have, in the text's own words beside the fields it names. */
export const findTopic = (clause: Clause): Draft[] => {
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
};
