import { ANOTHER_NATIONALITY, CITIZENS, DENIED, PROBE } from '../../languages/romance/phrases.generated.ts';
import type { Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';

/** Whose citizens a French, Spanish or Portuguese sentence is for. */
export const findRomanceCitizenship = ({ text, role, excludes }: Clause): Draft[] => {
  if (role === 'title' || excludes || !PROBE.test(text)) return [];
  const found = CITIZENS.flatMap(({ code, pattern }) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ code, start: match.index, end: match.index + match[0].length }];
  });
  const first = found.sort((a, b) => a.start - b.start)[0];
  if (first === undefined || DENIED.test(text.slice(0, first.start))) return [];
  // Another nationality beside it: only one is known.
  if (ANOTHER_NATIONALITY.test(text.slice(first.end))) return [];
  return [{ kind: 'citizenship', anyOf: [first.code], start: first.start, end: first.end }];
};
