import { expect, it } from 'vitest';
import { scoreLine } from './score-line.ts';

const line = (score?: number, quotes = ['I built it.']) =>
  scoreLine('Voice', { reason: '', quotes, lift: 'more', ...(score === undefined ? {} : { score }) });

it('puts a judgement into a band, boundaries in pairs', () => {
  expect([-5, 29, 30, 59, 60, 84, 85, 140].map((score) => line(score).band)).toEqual([
    'not found',
    'not found',
    'thin',
    'thin',
    'clear',
    'clear',
    'strong',
    'strong',
  ]);
});

it('calls nothing strong without a sentence that shows it', () => {
  expect(line(95, []).band).toBe('clear');
});

it('says what would raise a line, but not at the top and not where nothing was judged', () => {
  expect([line(84).lift, line(85).lift, line().lift]).toEqual(['more', undefined, undefined]);
});

it('does not judge what has no score, and shows no number', () => {
  expect(line().band).toBe('not judged');
  expect(Object.keys(line(70)).sort()).toEqual(['band', 'lift', 'name', 'quotes', 'reason', 'weight']);
});
