import type { Criterion } from '@laurel/domain';
import { expect, test } from 'vitest';
import type { Unit } from '../judging/alternatives.ts';
import { eligibilityOf } from './eligibility.ts';

const unit = (outcome: Unit['outcome'], kind: Criterion['kind'] = 'citizenship'): Unit => {
  const criterion = { id: `${kind}-1`, kind, strength: 'hard', evidence: [] } as unknown as Criterion;
  const { id: criterionId, strength, evidence } = criterion;
  const verdict = { criterionId, kind, strength, outcome, required: '', have: '', evidence };
  return { outcome, strength: 'hard', members: [{ criterion, verdict }] };
};
const met = (count: number) => Array.from({ length: count }, () => unit('met'));

test('a record that names little is open, one of which four demands are known to be met is likely', () => {
  expect(eligibilityOf([...met(3), unit('unknown', 'need')], [], true)).toBe('open');
  expect(eligibilityOf([...met(4), unit('unknown', 'need')], [], true)).toBe('likely');
  expect(eligibilityOf(met(3), [], false)).toBe('open');
  expect(eligibilityOf(met(4), [], false)).toBe('likely');
});

test('what is evidenced and met in all it names is certain, however little that is', () => {
  expect(eligibilityOf(met(1), [], true)).toBe('certain');
});

test('an open demand that may well decide is open, however much is met beside it', () => {
  expect(eligibilityOf([...met(9), unit('unknown', 'claim')], [], true)).toBe('open');
});
