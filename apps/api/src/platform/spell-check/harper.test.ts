import { filterLints, maskText, readText } from '@laurel/critique';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInPieces } from './check-in-pieces.ts';
import { createSpellChecker } from './create-spell-checker.ts';

const troubles: string[] = [];
// A test machine may be busy; what is tested here is that answers come, not how fast an idle one is.
const port = createSpellChecker({
  deadlineMs: 10_000,
  waitMs: 30_000,
  onTrouble: (trouble) => troubles.push(trouble),
});
const spellChecker = checkInPieces(port);
const words = async (text: string): Promise<string[]> => {
  const result = await spellChecker.check(text, { dialect: 'american' });
  if (result === 'unavailable') throw new Error('unavailable');
  return filterLints(readText(text), result.lints, maskText(text).masks).map(({ start, end }) =>
    text.slice(start, end),
  );
};

beforeAll(() => port.start());
afterAll(() => port.stop());

describe('the real checker', () => {
  it('finds mistakes at their UTF-16 places, after emoji too', async () => {
    expect(await words('😀😀 I recieve an letter from my freind.')).toEqual(['recieve', 'an', 'freind']);
  });

  it('follows the dialect, and the other one is no mistake either', async () => {
    const british = await spellChecker.check('The colour is grey and labelled.', { dialect: 'british' });
    expect(british).toEqual({ lints: [] });
    expect(await words('The colour of it.')).toEqual([]);
  });

  it('leaves names alone', async () => {
    expect(await words('I met Nguyen Thi Hoa and Chukwuemeka Okonkwo in Kisumu. Wanjiku came too.')).toEqual(
      [],
    );
  });

  it('says the same twice', async () => {
    const text = 'I writed it, He goed home and me and him was happy becouse of it.';
    expect(await words(text)).toEqual(await words(text));
  });

  it.each([
    ['one word of 8,000 letters', 'a'.repeat(8_000)],
    ['20,000 dashes', '-'.repeat(20_000)],
    ['dashes apart', '- '.repeat(10_000)],
    ['5,000 unknown words', 'zqk xvb qzt kwj '.repeat(1_250)],
    ['Chinese', '我喜欢学习。'.repeat(3_300)],
    ['emoji', '😀 '.repeat(6_000)],
    ['NUL and lone surrogates', '\u0000\ud800 a. '.repeat(3_000)],
  ])('survives %s, and so does the next essay', async (_, text) => {
    await spellChecker.check(text, { dialect: 'american' });
    expect(await words('I recieve it.')).toEqual(['recieve']);
    expect(troubles).toEqual([]);
  });
});
