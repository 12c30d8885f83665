import { afterEach, describe, expect, it } from 'vitest';
import { createTextEngine, type TextEngine, TOPICS_AT_ONCE } from './create-text-engine.ts';

const fake = new URL('./testing/fake-text-worker.ts', import.meta.url);
const spellChecker = {
  check: async () => ({
    lints: [
      {
        start: 2,
        end: 9,
        rule: 'SpellCheck',
        kind: 'Spelling',
        message: 'spelling',
        replacements: ['receive'],
      },
    ],
  }),
};
const ESSAY = 'I recieve letters from my aunt in Kisumu. She taught 40 children to read in 2019.';

let engine: TextEngine;
afterEach(() => engine.stop());

describe('the text engine', () => {
  it('critiques in its thread, and asks the spell checker of the main thread', async () => {
    engine = createTextEngine({ spellChecker });
    const { rewrittenSections, mechanics } = await engine.critique({ text: ESSAY });
    expect(mechanics.available).toBe(true);
    expect(rewrittenSections.map(({ revised }) => revised).join()).toContain('receive');
  });

  it('critiques without spelling when the checker breaks', async () => {
    engine = createTextEngine({ spellChecker: { check: () => Promise.reject(new Error('broken')) } });
    expect((await engine.critique({ text: ESSAY })).mechanics.available).toBe(false);
  });

  it('says how far a draft answers as many topics as one reading takes', async () => {
    engine = createTextEngine({ spellChecker });
    const others = Array.from({ length: TOPICS_AT_ONCE - 1 }, (_, at) => `Interest in subject${at} theory`);
    const topics = ['Leadership', ...others];
    const fit = await engine.fit('In 2019 I led a team of twelve nurses at the Kisumu hospital.', topics);
    expect(Object.keys(fit)).toEqual(topics);
    expect(fit.Leadership).not.toBe('no');
    expect(fit['Interest in subject6 theory']).toBeNull();
  });

  it('has the first text wait for its reader to load', async () => {
    engine = createTextEngine({ spellChecker, workerUrl: fake, deadlineMs: 1, loadingMs: 60_000 });
    expect(await engine.fit('good', ['Leadership'])).toEqual({ Leadership: 'yes' });
  });

  /** On a machine that gives it no processor time. */
  const starved = (patience: number) =>
    createTextEngine({
      spellChecker,
      workerUrl: fake,
      deadlineMs: 1,
      loadingMs: 0,
      patience,
      spent: () => 0,
    });

  it('gives a text its processor time on a machine that is busy with others', async () => {
    engine = starved(600_000);
    expect(await engine.fit('good', ['Leadership'])).toEqual({ Leadership: 'yes' });
  });

  it('ends a text that was given no processor time after some times as long', async () => {
    engine = starved(2);
    await expect(engine.fit('hang', ['Leadership'])).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each(['hang', 'die'])(
    'answers "not now" for a text that makes its thread %s, and reads the next one',
    async (fault) => {
      const troubles: string[] = [];
      engine = createTextEngine({
        spellChecker,
        workerUrl: fake,
        deadlineMs: 1_500,
        loadingMs: 0,
        onTrouble: (reason) => troubles.push(reason),
      });
      await expect(engine.fit(fault, ['Leadership'])).rejects.toMatchObject({ code: 'unavailable' });
      expect(troubles).toHaveLength(1);
      expect(JSON.stringify(troubles)).not.toContain('Leadership');
      expect(await engine.fit('good', ['Leadership'])).toEqual({ Leadership: 'yes' });
    },
  );
});
