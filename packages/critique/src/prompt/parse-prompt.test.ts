import { describe, expect, it } from 'vitest';
import { contentStems } from '../text/stem.ts';
import { parsePrompt, parseSelection } from './parse-prompt.ts';

const parts = (prompt: string): string[] => parsePrompt(prompt).map(({ part }) => part);

describe('parsePrompt', () => {
  it('takes a prompt apart, question by question', () => {
    expect(
      parts('Describe a time you failed, what you learned, and how it will shape your future. (500 words)'),
    ).toEqual(['Describe a time you failed', 'what you learned', 'how it will shape your future']);
  });

  it('leaves out what only speaks of form', () => {
    expect(parts('Why did you choose medicine? Essays are limited to 300 words, double-spaced.')).toEqual([
      'Why did you choose medicine?',
    ]);
  });

  it.each([
    [
      'a preamble asks for nothing',
      'Chevening is looking for leaders who can influence others. Explain how you meet this requirement.',
      ['Explain how you meet this requirement'],
    ],
    [
      'nor does a title',
      'Personal statement. Why do you want to study law?',
      ['Why do you want to study law?'],
    ],
    ['a title alone is all there is to go by', 'Your leadership experience', ['Your leadership experience']],
    [
      'a list is as many parts',
      'Please describe your academic background, relevant work experience, reasons for applying and future plans.',
      [
        'Please describe your academic background',
        'relevant work experience',
        'reasons for applying',
        'future plans',
      ],
    ],
    [
      'the name of a letter is no part, and the first item of its list is one',
      'Motivation letter (max. 1 page) for the joint master: explain your background, your motivation and your career plans.',
      ['explain your background', 'your motivation', 'your career plans'],
    ],
    [
      'nor is a limit in words, and a place beside the programme is asked about too',
      'Motivation letter (max. one page) for the MSc in Food Safety at the University of Debrecen: explain why you have chosen this programme and Hungary, and what you plan to do.',
      ['explain why you have chosen this programme', 'why you have chosen Hungary', 'what you plan to do'],
    ],
    [
      'a limit within a list leaves its comma',
      'Explain your motivation (max. 1 page), your goals and your plans.',
      ['Explain your motivation', 'your goals', 'your plans'],
    ],
    [
      'items with another article are parts',
      'Summarise your PhD research: your research question, your methods, a timetable, and the impact that it will have.',
      ['your research question', 'your methods', 'a timetable', 'the impact that it will have'],
    ],
    [
      'a list may follow “with”',
      'Project description (max. two pages) with your methods, a timetable and a budget.',
      ['Project description with your methods', 'a timetable', 'a budget'],
    ],
    [
      'an item may be one word',
      'Research proposal (600 words): research question, methods, timetable and state of the art.',
      ['research question', 'methods', 'timetable', 'state of the art'],
    ],
    [
      'nor are headings of those who are asked, marks in brackets and a manner',
      'Master’s applicants: please describe (1) your study plan, and (2) what you expect. Using one example, show who benefits.',
      ['your study plan', 'what you expect', 'show who benefits'],
    ],
    [
      'a word that orders is none as a noun',
      'We value service to the state. How will you serve?',
      ['How will you serve?'],
    ],
    [
      'an order without content is none',
      'Please address the following: your career goals.',
      ['your career goals'],
    ],
    [
      'one of several is one part',
      'Choose one of the following. Describe a failure. Describe a success.',
      ['Describe a failure / Describe a success'],
    ],
    [
      'form is no question',
      'What would you change in your town? Use any form you like. At most 300 words.',
      ['What would you change in your town?'],
    ],
  ])('%s', (_, prompt, expected) => {
    expect(parts(prompt)).toEqual(expected);
  });

  it('names the subject, apart from what every prompt says', () => {
    const [part] = parsePrompt('Describe your experience with water scarcity.');
    expect(part?.subject).toEqual(contentStems(['water', 'scarcity']));
  });

  it('reads published criteria as parts of their own', () => {
    expect(
      parseSelection(['Leadership potential']).map(({ from, intents }) => [from, intents[0]?.id]),
    ).toEqual([['selection', 'leadership']]);
  });
});
