import {
  HELD,
  HOME_TOO,
  INTERNATIONAL,
  OTHERS_TOO,
  VIETNAM,
} from '../../languages/vietnamese/phrases.generated.ts';
import type { Clause } from '../../text/clause.ts';
import { AT_LEAST } from '../level/words.ts';
import type { Draft } from '../rule.ts';

const at = (match: RegExpExecArray): { start: number; end: number } => ({
  start: match.index,
  end: match.index + match[0].length,
});

/** Whose citizens a Vietnamese sentence is for. */
export const findVietnameseCitizenship = ({ text }: Clause): Draft[] => {
  const abroad = INTERNATIONAL.exec(text);
  if (abroad !== null && !HOME_TOO.test(text))
    return [{ kind: 'citizenship', anyOf: ['group:international'], ...at(abroad) }];
  const home = VIETNAM.exec(text);
  if (home === null || OTHERS_TOO.test(text.slice(home.index + home[0].length))) return [];
  return [{ kind: 'citizenship', anyOf: ['VN'], ...at(home) }];
};

/** The degree that a Vietnamese sentence asks to be held. */
export const findVietnameseDegree = ({ text }: Clause): Draft[] =>
  HELD.flatMap(({ pattern, degree }): Draft[] => {
    const match = pattern.exec(text);
    return match === null
      ? []
      : [{ kind: 'level', anyOf: [...AT_LEAST[degree]], of: 'current', ...at(match) }];
  }).slice(0, 1);
