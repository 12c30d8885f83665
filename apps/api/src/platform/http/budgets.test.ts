import { allEndpoints } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { createBudgets, createTurns, STUDENT_BUDGET } from './budgets.ts';
import { ONE_AT_A_TIME, ROUTE_COSTS } from './route-costs.ts';

describe('the costs of calls', () => {
  it('are said for every call of the contract, and for no other', () => {
    const calls = allEndpoints()
      .filter(({ endpoint }) => endpoint.served)
      .map(({ endpoint: { method, path } }) => `${method} ${path}`);
    expect(Object.keys(ROUTE_COSTS).toSorted()).toEqual(calls.toSorted());
  });

  it('of 200 and more are paid by one call of a student at a time', () => {
    // All starts of a student share one job.
    const shared = 'POST /ai/matches/regenerate';
    const expensive = Object.keys(ROUTE_COSTS).filter(
      (name) => name !== shared && (ROUTE_COSTS[name] ?? 0) >= 200,
    );
    expect(expensive.filter((name) => !ONE_AT_A_TIME.has(name))).toEqual([]);
  });

  it('let a student make every call of students in a row with half of the budget, and a keeper every call there is with all of it', () => {
    const cost = (isCounted: (call: string) => boolean) =>
      Object.entries(ROUTE_COSTS).reduce((sum, [call, each]) => sum + (isCounted(call) ? each : 0), 0);
    expect(cost((call) => !call.includes(' /desk/'))).toBeLessThan(STUDENT_BUDGET.burst / 2);
    expect(cost(() => true)).toBeLessThan(STUDENT_BUDGET.burst);
  });
});

describe('a budget', () => {
  const size = { burst: 100, perSecond: 10 };
  const spent = () => {
    let now = 0;
    const budgets = createBudgets(1, () => now);
    return { budgets, pass: (ms: number) => (now += ms) };
  };

  it('is spent by cost, says when to come again, and comes back with time', () => {
    const { budgets, pass } = spent();
    budgets.spend('amina', 60, size);
    budgets.spend('amina', 40, size);
    expect(() => budgets.spend('amina', 25, size)).toThrow(
      expect.objectContaining({ code: 'rate_limited', retryAfter: 3 }),
    );
    pass(2_499);
    expect(() => budgets.spend('amina', 25, size)).toThrow();
    pass(1);
    budgets.spend('amina', 25, size);
  });

  it('is nobody else’s, and free calls cost nothing', () => {
    const { budgets } = spent();
    budgets.spend('amina', 100, size);
    budgets.spend('amina', 0, size);
    budgets.spend('noor', 100, size);
  });

  it('lets a call that costs more than all of it through when nothing is spent', () => {
    const { budgets } = spent();
    budgets.spend('amina', 500, size);
    expect(() => budgets.spend('amina', 500, size)).toThrow();
  });
});

describe('the expensive calls of a student', () => {
  it('run one after another, and other students’ beside them', async () => {
    const turns = createTurns();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      await Promise.resolve();
      log.push(`${name} ends`);
    };
    await Promise.all([
      turns.take('amina', work('first')),
      turns.take('amina', work('second')),
      turns.take('noor', work('other')),
    ]);
    expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
    expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('first ends'));
  });

  it('go on after one that failed', async () => {
    const turns = createTurns();
    const failing = turns.take('amina', () => Promise.reject(new Error('broken')));
    const next = turns.take('amina', async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('are refused when five wait already', async () => {
    const turns = createTurns();
    const held = Promise.withResolvers<void>();
    const first = Array.from({ length: 5 }, () => turns.take('amina', () => held.promise));
    await expect(turns.take('amina', async () => 'late')).rejects.toMatchObject({ code: 'rate_limited' });
    held.resolve();
    await Promise.all(first);
    expect(await turns.take('amina', async () => 'again')).toBe('again');
  });
});
