import { resolveBackground } from '@laurel/taxonomies';
import { bindsApplicants } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Rule } from '../rule.ts';
import { ABOUT_OTHERS, BESIDE, FAITHS, ILLNESSES, MEMBERS, PROBE, RELATIVES } from './phrases.generated.ts';

const WORDINGS = [
  { of: 'religion', pattern: FAITHS },
  { of: 'illness', pattern: ILLNESSES },
  { of: 'membership', pattern: MEMBERS },
] as const;

/** Faith, illness and membership where the whole name is understood; a list, a relative or another way leaves the line unread. */
export const backgroundRule: Rule = {
  kind: 'background',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural || clause.role === 'title') return [];
    return WORDINGS.flatMap(({ of, pattern }) => {
      const match = pattern.exec(clause.text);
      const name = match?.groups?.name?.replace(/[\s.]+$/, '') ?? '';
      if (match === null || covers(clause.void, match.index)) return [];
      const value = of === 'membership' ? name : resolveBackground(of, name);
      const [start, end] = [match.index, match.index + match[0].replace(/[\s.]+$/, '').length];
      const [before, after] = [clause.text.slice(0, start), clause.text.slice(end)];
      if (value === undefined || ABOUT_OTHERS.test(before) || RELATIVES.test(before) || BESIDE.test(after))
        return [];
      return bindsApplicants(clause, end)
        ? [{ kind: 'background' as const, of, anyOf: [value], start, end }]
        : [];
    });
  },
};
