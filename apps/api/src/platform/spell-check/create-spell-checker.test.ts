import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { checkInPieces, type PieceChecker } from './check-in-pieces.ts';
import { createSpellChecker, type WorkerSpellChecker } from './create-spell-checker.ts';

const workerUrl = new URL('./testing/fake-worker.ts', import.meta.url);
const dialect = 'american';
let spellChecker: WorkerSpellChecker | undefined;
let troubles: string[] = [];

const create = (options: Parameters<typeof createSpellChecker>[0] = {}): WorkerSpellChecker => {
  troubles = [];
  spellChecker = createSpellChecker({
    workerUrl,
    onTrouble: (trouble) => troubles.push(trouble),
    ...options,
  });
  return spellChecker;
};
const ask = (port: PieceChecker, text: string) => checkInPieces(port).check(text, { dialect });
/** The number of the thread that answers. */
const threadOf = async (port: PieceChecker): Promise<number> => {
  const result = await ask(port, 'Well.');
  if (result === 'unavailable') throw new Error(result);
  return Number(result.lints[0]?.message);
};

afterEach(() => spellChecker?.stop());

describe('the worker', () => {
  it('starts with the first essay when nobody started it', async () => {
    expect(await ask(create(), 'Well.')).toMatchObject({ lints: [{ rule: 'First' }] });
  });

  it.each([
    ['hangs', 'hang', 'deadline'],
    ['dies', 'die', 'crash'],
    ['reports a failure', 'fail', 'failed'],
  ])('that %s costs its own essay only', async (_, text, trouble) => {
    const port = create({ deadlineMs: 400 });
    const [before, bad, after] = await Promise.all([
      ask(port, 'Well.'),
      ask(port, text),
      ask(port, 'Well again.'),
    ]);
    expect(before).toHaveProperty('lints');
    expect(bad).toBe('unavailable');
    expect(after).toHaveProperty('lints');
    expect(troubles).toEqual([trouble]);
  });

  it('that can’t start answers unavailable, and says why', async () => {
    const port = create({ workerUrl: new URL('./testing/missing.ts', import.meta.url) });
    expect(await ask(port, 'Well.')).toBe('unavailable');
    expect(troubles[0]).toBe('not-started');
  });

  it('ends when no essay comes, and the next essay starts another', async () => {
    const port = create({ idleMs: 0 });
    const first = await threadOf(port);
    await until(async () => (await threadOf(port)) > first);
    expect(troubles).toEqual([]);
  });

  it('is started once by whoever looks at essays, and not after the end', async () => {
    const before = create();
    const last = await threadOf(before);
    await before.stop();
    before.wake();
    const port = create();
    port.wake();
    port.wake();
    expect(await threadOf(port)).toBe(last + 1);
  });

  it('that looked at a part says how far it came', async () => {
    const text = `partly ${'and on. '.repeat(300)}`;
    const result = await ask(create(), text);
    expect(result).toHaveProperty('checkedTo');
  });
});

describe('the queue', () => {
  it('refuses the essay that is one too many, and serves the others', async () => {
    const port = create({ queueLimit: 2 });
    const results = await Promise.all(['slow', 'slow', 'slow', 'slow'].map((text) => ask(port, text)));
    expect(results.filter((each) => each === 'unavailable').length).toBeGreaterThan(0);
    expect(results.filter((each) => each !== 'unavailable').length).toBeGreaterThanOrEqual(2);
    expect(troubles).toContain('queue-full');
  });

  it('lets nobody wait longer than told', async () => {
    const port = create({ waitMs: 100, deadlineMs: 2_000 });
    await port.start();
    const [, waited] = await Promise.all([ask(port, 'hang'), ask(port, 'Well.')]);
    expect(waited).toBe('unavailable');
    expect(troubles).toContain('waited-too-long');
  });

  it('answers what waits when it is stopped, and nothing after', async () => {
    const port = create();
    await port.start();
    const pending = [ask(port, 'slow'), ask(port, 'slow')];
    await port.stop();
    expect(await Promise.all(pending)).toEqual(['unavailable', 'unavailable']);
    expect(await ask(port, 'Well.')).toBe('unavailable');
  });
});
