import { expect, it } from 'vitest';
import { gleu } from './gleu.ts';

const words = (text: string) => text.split(' ');
const source = words('he go to the school every day');
const reference = words('he goes to school every day');

it('is 100 for the reference itself, lower for a partial repair, lowest for the source', () => {
  const of = (hypothesis: string) =>
    gleu([{ source, hypothesis: words(hypothesis), references: [reference] }], 1);
  expect(of('he goes to school every day')).toBeCloseTo(100);
  expect(of('he goes to the school every day')).toBeGreaterThan(of('he go to the school every day'));
});
