import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEssayCases } from '../cases/read-essay-cases.ts';
import { critique } from './critique.ts';
import { critiqueEssay } from './critique-essay.ts';
import { BANDS, type Critique } from './critique-result.ts';
import type { SpellChecker } from './spell-check/spell-checker.ts';

const essays = readEssayCases();
const results = new Map(essays.map(({ name, input }) => [name, critique(input, { lints: [] })]));
const of = (name: string): Critique => {
  const result = results.get(name);
  if (!result) throw new Error(`no essay named ${name}`);
  return result;
};
const said = ({ firstFix, feedback }: Critique) => [...(firstFix ? [firstFix] : []), ...feedback];
const checks = (name: string): string[] => said(of(name)).map(({ check }) => check);
const REMARKS = ['point', 'structure', 'question', 'contradiction', 'style'];
/** How well the rubric is met as a whole: only for comparing essays here. */
const met = ({ rubric }: Critique): number =>
  rubric.reduce((sum, { weight, band }) => sum + weight * (BANDS.indexOf(band) % 4), 0);

describe('the ten essays', () => {
  it.each(essays)('$name: at most 4 remarks and 1 praise, every quote true', ({ name, input }) => {
    const { feedback, rewrittenSections } = of(name);
    expect(feedback.filter(({ kind }) => REMARKS.includes(kind)).length).toBeLessThanOrEqual(4);
    expect(feedback.filter(({ kind }) => kind === 'praise').length).toBeLessThanOrEqual(1);
    for (const place of said(of(name)).flatMap(({ location, more = [] }) =>
      location ? [location, ...more] : more,
    ))
      expect(input.text.slice(place.start, place.end)).toBe(place.quote);
    expect(rewrittenSections).toEqual([]);
  });

  it.each(essays)(
    '$name: every item holds words or figures of this essay, its prompt, its award or its profile',
    ({ name, input }) => {
      const known = JSON.stringify(input).replace(/\\n|\s+/g, ' ');
      for (const { suggestion } of said(of(name))) {
        const quoted = [...suggestion.matchAll(/“([^”…]+)/g)].map((match) => (match[1] ?? '').slice(0, 40));
        const speaks =
          quoted.some((words) => known.includes(words.replaceAll('"', '\\"').slice(0, 30))) ||
          /\d/.test(suggestion);
        expect(speaks, suggestion).toBe(true);
      }
    },
  );

  it('are ranked as a reader would', () => {
    const score = (name: string) => met(of(name));
    expect(score('strong')).toBeGreaterThan(score('average'));
    expect(score('average')).toBeGreaterThan(score('weak'));
    expect(score('average')).toBeGreaterThan(score('formulaic'));
    expect(score('strong')).toBeGreaterThan(score('contradictory'));
    expect(score('esl')).toBeGreaterThan(score('average'));
  });

  it('get the point that matters most', () => {
    expect(checks('weak')[0]).toBe('unproved-claim');
    expect(checks('off-prompt')[0]).toBe('prompt-parts');
    expect(checks('list-like')[0]).toBe('list-like');
    expect(checks('over-long')[0]).toBe('length');
    expect(checks('too-short')[0]).toBe('length');
    expect(checks('contradictory')).toEqual(
      expect.arrayContaining(['other-scholarship', 'profile-contradiction', 'inner-contradiction']),
    );
    expect(
      checks('strong').filter((check) => check === 'unproved-claim' || check === 'thin-evidence'),
    ).toEqual([]);
  });

  it('never judge where the words come from', () => {
    for (const { feedback } of results.values())
      expect(JSON.stringify(feedback)).not.toMatch(/\bAI\b|generated|chatbot/i);
  });
});

describe('the rubric', () => {
  it('calls no essay thin in detail that has a name, number or time in nearly every sentence', () => {
    const text = [
      'The model predicts dropout at a school near Vellore.',
      'On five data sets it reached 0.91.',
      'The older one stayed at 0.64.',
      'Labels came late, after nine weeks.',
      'That was the slowest part at IIT Madras.',
      'Most errors came from 400 days of missing records.',
      'Each one was read by hand in March.',
      'A paper followed at NeurIPS.',
      'Its reviewers wanted a second school.',
      'The second one answered after 12 letters.',
    ].join(' ');
    const { rubric } = critique({ text }, 'unavailable');
    const line = rubric.find(({ name }) => name === 'Specificity and evidence');
    expect(line?.band).not.toBe('thin');
    expect(line?.reason).toMatch(/^I found \d+ names, numbers and times, and in /);
  });

  it('does not judge what can’t be judged, and never the spelling', () => {
    const { rubric } = critique({ text: 'I like rivers. They are long.' }, 'unavailable');
    const unassessed = rubric.filter(({ band }) => band === 'not judged').map(({ name }) => name);
    expect(unassessed).toEqual(['Prompt fit', 'Mechanics']);
  });

  it('is not lowered by a style flag', () => {
    const plain =
      'In 2021 I repaired forty radios in Lahti with my uncle Pekka. I plan to become a repair technician in Oulu.';
    const flagged = plain.replace('Pekka.', 'Pekka. He went the extra mile. He left no stone unturned.');
    const unflagged = plain.replace('Pekka.', 'Pekka. He went to the river. He left at noon.');
    const before = critique({ text: unflagged }, { lints: [] });
    const after = critique({ text: flagged }, { lints: [] });
    expect(after.feedback.some(({ kind }) => kind === 'style')).toBe(true);
    expect(met(after)).toBeGreaterThanOrEqual(met(before));
  });
});

describe('any text', () => {
  it('is answered, twice with the same bytes, within the limits', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.lorem({ maxCount: 30, mode: 'sentences' }),
    );
    fc.assert(
      fc.property(text, fc.string({ maxLength: 80 }), (essay, prompt) => {
        const first = JSON.stringify(critique({ text: essay, prompt }, { lints: [] }));
        expect(JSON.stringify(critique({ text: essay, prompt }, { lints: [] }))).toBe(first);
        expect((JSON.parse(first) as Critique).feedback.length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['one word of 20,000 letters', 'a'.repeat(20_000)],
    ['20,000 dashes', '-'.repeat(20_000)],
    ['5,000 unknown words', 'zqxk '.repeat(4_000)],
    ['10,000 sentences of one letter', 'a. '.repeat(6_600)],
    ['capitals without end', 'Ab Cd '.repeat(3_300)],
    ['quotation marks without end', '“"'.repeat(10_000)],
    ['brackets without end', '['.repeat(20_000)],
    ['digits without end', '1 '.repeat(10_000)],
    ['the same claim without end', 'I am a very hardworking student. '.repeat(600)],
    ['"I am" without end', 'I am '.repeat(4_000)],
    ['Chinese', '我喜欢学习。'.repeat(3_300)],
    ['Arabic', 'مرحبا بكم '.repeat(2_000)],
    ['emoji', '😀'.repeat(10_000)],
    ['NUL and lone surrogates', '\u0000\ud800 a. '.repeat(3_000)],
    ['line breaks', '\n'.repeat(20_000)],
    ['nothing', ''],
  ])('that is hostile is answered within the time limit of a test: %s', (_, text) => {
    const result = critique({ text, prompt: text.slice(0, 5_000) }, { lints: [] });
    expect(result.stats.characters).toBe(text.length);
  });

  it('that isn’t English gets content checks only, and is told so', () => {
    const text =
      'Nací en un pueblo pequeño de la sierra donde mi madre vendía pan cada mañana. Quiero estudiar en [universidad].';
    const result = critique({ text }, { lints: [] });
    expect(result.language).toBe('spa');
    expect(said(result).map(({ check }) => check)).toEqual(
      expect.arrayContaining(['placeholder', 'language-notice']),
    );
    expect(result.rubric.every(({ band }) => band === 'not judged')).toBe(true);
  });
});

describe('critiqueEssay', () => {
  const seen: string[] = [];
  const spellChecker: SpellChecker = {
    check: (text, { dialect }) => {
      seen.push(dialect);
      return Promise.resolve({ lints: [], ...(text.length > 100 ? { checkedTo: 20 } : {}) });
    },
  };

  it('asks the checker for English alone, in the dialect of the student’s country', async () => {
    await critiqueEssay(
      { text: 'Nací en un pueblo pequeño de la sierra donde mi madre vendía pan cada mañana.' },
      spellChecker,
    );
    expect(seen).toEqual([]);
    const result = await critiqueEssay(
      { text: 'I like the rivers of my town.', profile: { citizenships: ['KE'] } },
      spellChecker,
    );
    expect(seen).toEqual(['british']);
    expect(result.mechanics).toEqual({ available: true, dialect: 'british' });
  });

  it('says how far the checker came', async () => {
    const text = 'I like the rivers of my town. '.repeat(10);
    const { feedback } = await critiqueEssay({ text }, spellChecker);
    expect(feedback.some(({ check }) => check === 'mechanics-unavailable')).toBe(true);
  });
});
