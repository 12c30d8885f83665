import { describe, expect, it } from 'vitest';
import { acceptReason } from './accept-reason.ts';

const OPEN = 'Open to citizens of [1]';
const STUDY = 'Funds [1] study in [2], your field';

describe('a model’s words for a reason', () => {
  it.each([
    [OPEN, 'It is open to citizens of [1]'],
    [STUDY, 'It funds [1] study in [2], which is your field'],
    [STUDY, 'This funds your [1] study in [2], your field'],
  ])('are taken when they say the same: %s', (ours, theirs) => {
    expect(acceptReason(ours, theirs)).toBe(theirs);
  });

  it.each([
    ['a fact left out', STUDY, 'Funds study in [2], your field'],
    ['a fact said twice', OPEN, 'Open to citizens of [1] and [1]'],
    ['facts exchanged', STUDY, 'Funds [2] study in [1], your field'],
    ['a fact that nobody gave', OPEN, 'Open to citizens of [1] [2]'],
    ['a name in the place of a fact', OPEN, 'Open to citizens of Kenya'],
    ['a name beside a fact', OPEN, 'Open to citizens of [1] in Kenya'],
    ['a number', OPEN, 'Open to 5 citizens of [1]'],
    ['a turned verdict', OPEN, 'Not open to citizens of [1]'],
    ['a narrower verdict', OPEN, 'Only open to citizens of [1]'],
    ['a verdict in question', OPEN, 'Perhaps open to citizens of [1]'],
    ['a verdict of another time', OPEN, 'Formerly open to citizens of [1]'],
    ['a full stop that ours has not', OPEN, 'Open to citizens of [1].'],
    ['a question', OPEN, 'Open to citizens of [1]?'],
    ['nothing', OPEN, ''],
  ])('are refused with %s', (_name, ours, theirs) => {
    expect(acceptReason(ours, theirs)).toBe(ours);
  });
});
