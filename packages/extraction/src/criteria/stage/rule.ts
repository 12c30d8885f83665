import { bindsApplicants } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Rule } from '../rule.ts';
import { BESIDE, PROBE, STANDINGS, TRANSFERS } from './phrases.generated.ts';

/** Year of undergraduate study, and transfers. Names beside other levels ("sophomores or graduate students") are left alone. */
export const stageRule: Rule = {
  kind: 'stage',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural || clause.role === 'title') return [];
    if (BESIDE.test(clause.text)) return [];
    const transfer = TRANSFERS.exec(clause.text);
    if (transfer !== null && !covers(clause.void, transfer.index) && bindsApplicants(clause, 1)) {
      const end = transfer.index + transfer[0].length;
      return [{ kind: 'stage', anyOf: ['transfer'], start: transfer.index, end }];
    }
    return STANDINGS.flatMap(({ pattern, minYear }) => {
      const match = pattern.exec(clause.text);
      if (match === null || covers(clause.void, match.index)) return [];
      const [start, end] = [match.index, match.index + match[0].length];
      if (!bindsApplicants(clause, end)) return [];
      return [{ kind: 'stage' as const, now: ['undergraduate' as const], minYear, start, end }];
    });
  },
};
