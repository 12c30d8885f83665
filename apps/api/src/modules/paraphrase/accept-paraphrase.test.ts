import { describe, expect, it } from 'vitest';
import { acceptParaphrase } from './accept-paraphrase.ts';

const OURS = 'Ask two referees now: the application asks for “Two letters of recommendation”.';
const PAPERS = 'Get these papers ready: Transcript, Passport and Motivation letter.';

describe('a model’s words for a sentence of ours', () => {
  it('are taken when they say the same', () => {
    const theirs = 'The application asks for “Two letters of recommendation”, so talk to two referees now.';
    expect(acceptParaphrase(OURS, theirs)).toBe(theirs);
    const papers = 'Put these papers together, ready to send: Transcript, Passport and Motivation letter.';
    expect(acceptParaphrase(PAPERS, papers)).toBe(papers);
  });

  it.each([
    [
      'a figure that is not ours',
      'Ask two referees now for “Two letters of recommendation” within 14 days of the application.',
    ],
    [
      'a name that is not ours',
      'Ask two referees now, such as Professor Otieno, for “Two letters of recommendation”.',
    ],
    ['a figure that went missing', 'Ask referees now: the application asks for “letters of recommendation”.'],
    [
      'a quotation that was changed',
      'Ask two referees now: the application asks for “Two recommendation letters”.',
    ],
    [
      'a link',
      'Ask two referees now: the application asks for “Two letters of recommendation”, see www.x.example.',
    ],
    ['markup', '<b>Ask two referees now</b>: the application asks for “Two letters of recommendation”.'],
    [
      'a promise',
      'Ask two referees now for “Two letters of recommendation” and you will win the application.',
    ],
    ['another sense', 'Never ask two referees: the application asks for “Two letters of recommendation”.'],
    [
      'too much',
      `${OURS.slice(0, -1)}, and mind that such letters take weeks to come and must be asked for politely and early.`,
    ],
    ['no sentence', 'ask two referees now: the application asks for “Two letters of recommendation”'],
    ['nothing', ''],
  ])('are refused with %s', (_name, theirs) => {
    expect(acceptParaphrase(OURS, theirs)).toBe(OURS);
  });

  it('are refused when a listed thing is left out', () => {
    expect(acceptParaphrase(PAPERS, 'Get these papers ready: Transcript and Motivation letter.')).toBe(
      PAPERS,
    );
  });
});
