import type { Purpose } from '@laurel/domain';
import { covers } from '../../text/scopes.ts';
import type { Rule } from '../rule.ts';
import {
  CONFERENCE,
  CONFERENCE_TITLE,
  LANGUAGE_COURSE,
  LANGUAGE_COURSE_TITLE,
  OTHERWISE,
  PROBE,
} from './phrases.generated.ts';

const SAID: readonly (readonly [Purpose, RegExp, RegExp])[] = [
  ['conference', CONFERENCE, CONFERENCE_TITLE],
  ['language_course', LANGUAGE_COURSE, LANGUAGE_COURSE_TITLE],
];

/** What the award pays for, where that is plainly no degree. */
export const purposeRule: Rule = {
  kind: 'purpose',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.renewal || OTHERWISE.test(clause.text)) return [];
    return SAID.flatMap(([purpose, sentence, title]) => {
      const match = (clause.role === 'title' ? title : sentence).exec(clause.text);
      if (match === null || covers(clause.void, match.index)) return [];
      return [{ kind: 'purpose', anyOf: [purpose], start: match.index, end: match.index + match[0].length }];
    });
  },
};
