import { FIELDS } from '../../languages/german/fields.generated.ts';
import { JOIN, OPEN, STUDENTS_OF } from '../../languages/german/phrases.generated.ts';
import type { Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';

const CODES = new Map(
  Object.entries(FIELDS).flatMap(([codes, names]) => names.map((name) => [name, codes.split(' ')] as const)),
);
const NAMES = new RegExp(String.raw`(?<![\p{L}-])(?:${[...CODES.keys()].join('|')})(?![\p{L}-])`, 'gu');

/** The fields that a German sentence names its students by. */
export const findGermanFields = ({ text, excludes }: Clause): Draft[] => {
  if (excludes) return [];
  const hits = [...text.matchAll(NAMES)];
  const first = hits.find((hit) => STUDENTS_OF.test(text.slice(0, hit.index)));
  if (first === undefined) return [];
  const run = [first];
  for (const hit of hits.slice(hits.indexOf(first) + 1)) {
    const last = run.at(-1) ?? first;
    if (!JOIN.test(text.slice(last.index + last[0].length, hit.index))) break;
    run.push(hit);
  }
  const last = run.at(-1) ?? first;
  const span = { start: first.index, end: last.index + last[0].length };
  const anyOf = [...new Set(run.flatMap(([name]) => CODES.get(name) ?? []))];
  if (!OPEN.test(text.slice(span.end))) return [{ kind: 'field', anyOf, ...span }];
  const alternative = `fields-${span.start}`;
  return [
    { kind: 'field', anyOf, alternative, ...span },
    { kind: 'field', text: text.slice(span.start, span.end + 40), alternative, ...span },
  ];
};
