import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { critique } from '../critique.ts';
import type { CritiqueInput } from '../critique-input.ts';
import { openingOf } from './rank-items.ts';

const STORY =
  'The pump behind Kombewa school stopped in March 2022, and forty-one children stayed at home. I took it apart with Mr. Ouma. ' +
  'A leather cup had worn to the thickness of paper. I bought two cups for 350 shillings and fitted one on the same day. ' +
  'In June I trained twenty-three caretakers, and the longest repair has taken six days since. I had thought that the problem was money. ' +
  'It was that nobody kept a list. I want to study water engineering in Delft and to bring the list to the 310 pumps of Kisumu by 2030. ' +
  'I now ask who has to use a thing before I draw it. My aunt still asks me when I will come and look at her roof.';
const NO_MONEY = `${STORY.replace('the problem was money', 'the pump was the problem').replace(' for 350 shillings', '')} ${'She likes the sound of rain on it. '.repeat(3)}`;
const firstOf = (input: CritiqueInput) => critique(input, { lints: [] }).firstFix?.check;
const award = {
  title: 'Chevening Scholarship',
  organization: 'FCDO',
  selection: [],
  description: '',
  hostCountries: ['GB'],
};

describe('what an editor says first', () => {
  it.each<[string, string, CritiqueInput]>([
    ['a gap of a template', 'placeholder', { text: `${STORY} I am grateful to [NAME OF FOUNDATION].` }],
    [
      'the name of another award',
      'other-scholarship',
      { text: `${STORY} I hope to become a Fulbright scholar.`, scholarship: award },
    ],
    [
      'another country',
      'other-host',
      { text: `${STORY} I want to study in Germany because of its canals.`, scholarship: award },
    ],
    [
      'another language than the prompt wants',
      'language-notice',
      { text: STORY, prompt: 'Write the essay in French.' },
    ],
    [
      'a part that no sentence answers',
      'prompt-parts',
      { text: NO_MONEY, prompt: 'Describe your financial need.' },
    ],
    ['far too few words', 'length', { text: STORY, prompt: 'Describe a project. 500 words.' }],
    ['far too many', 'length', { text: STORY, prompt: 'Describe a project in 60 words.' }],
    [
      'a fact that contradicts the profile',
      'profile-contradiction',
      { text: `${STORY} I have a GPA of 3.9.`, profile: { gpa: 3.1 } },
    ],
    [
      'facts that contradict each other',
      'inner-contradiction',
      { text: `In 2021, when I was sixteen, I began. ${STORY} In 2021, when I was fourteen, I stopped.` },
    ],
    [
      'a line that everybody quotes',
      'copied-line',
      { text: `Be the change you wish to see in the world. ${STORY}` },
    ],
  ])('is %s', (_, check, input) => {
    expect(firstOf(input)).toBe(check);
  });

  it('is nothing where nothing of this kind is wrong', () => {
    expect(firstOf({ text: STORY })).toBeUndefined();
  });

  it('is the gap before the wrong name, and the wrong name before the length', () => {
    const both = `${STORY} I hope to become a Fulbright scholar.`;
    expect(firstOf({ text: `${both} [CITY]`, scholarship: award, prompt: 'Why? 500 words.' })).toBe(
      'placeholder',
    );
    expect(firstOf({ text: both, scholarship: award, prompt: 'Describe it. 500 words.' })).toBe(
      'other-scholarship',
    );
  });
});

describe('the remarks after it', () => {
  const WEAK =
    'Education is the key to success. I am a very hardworking, motivated and passionate student. I am also a good leader and a team player. ' +
    'I learned that hard work pays off. I want to help people and make my parents proud. I cannot afford the fees. I will not disappoint you. ' +
    'In conclusion, I deserve this scholarship. Moreover, I never gave up. Thank you for reading my essay.';

  it('are four at most, and a remark without a place is not dropped for one with a place', () => {
    const { feedback, firstFix } = critique(
      { text: WEAK, prompt: 'Tell us about a failure. 500 words.' },
      { lints: [] },
    );
    const remarks = feedback.filter(({ kind }) => !['praise', 'mechanics', 'notice'].includes(kind));
    expect(remarks.length).toBe(4);
    expect([firstFix, ...feedback].map((item) => item?.check)).toEqual(expect.arrayContaining(['length']));
  });

  it('stand on a sentence each, and none is also praised', () => {
    const { feedback } = critique({ text: `${STORY} ${WEAK}` }, { lints: [] });
    const starts = feedback.flatMap(({ location }) => (location ? [location.start] : []));
    expect(new Set(starts).size).toBe(starts.length);
    expect(feedback.filter(({ kind }) => kind === 'praise').length).toBeLessThanOrEqual(1);
  });

  it('show no number out of a hundred', () => {
    const said = JSON.stringify(critique({ text: WEAK }, { lints: [] }));
    expect(said).not.toMatch(/out of 100|\/100|"score"|"overall"/);
  });
});

describe('the remarks of one critique', () => {
  const essays = ['tune', 'fresh', 'fresh-second', 'third/tune', 'fresh-third', 'fresh-fourth'].flatMap(
    (file) =>
      parse(readFileSync(`${import.meta.dirname}/../../cases/judged/${file}.yaml`, 'utf8')) as (Omit<
        CritiqueInput,
        'text'
      > & { name: string; essay: string })[],
  );

  it.each(essays)('of $name open each in another way', ({ essay, ...rest }) => {
    const { firstFix, feedback } = critique({ ...rest, text: essay.trim() }, { lints: [] });
    const said = [...(firstFix ? [firstFix] : []), ...feedback].filter(
      ({ kind }) => kind !== 'mechanics' && kind !== 'notice',
    );
    const openings = said.map(({ suggestion }) => openingOf(suggestion));
    expect(openings).toEqual([...new Set(openings)]);
  });
});
