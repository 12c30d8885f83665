import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEssayCases } from '../../cases/read-essay-cases.ts';
import { critique } from '../critique.ts';
import type { FeedbackItem } from '../critique-result.ts';
import { applyModelReview } from './apply-model-review.ts';
import { editWords } from './edit-words.ts';
import { MODEL_CHECK } from './guard-item.ts';
import { isHard } from './merge-items.ts';
import type { ModelItem, ModelReply, ModelRewrite } from './model-reply.ts';

const essays = readEssayCases().map((each) => ({ ...each, embedded: critique(each.input, { lints: [] }) }));
const essay = (name: string) => {
  const found = essays.find((each) => each.name === name);
  if (!found) throw new Error(`no essay named ${name}`);
  return found;
};
const item = (given: Partial<ModelItem>): ModelItem => ({
  category: 'Goals and impact',
  suggestion: '',
  quote: '',
  kind: 'point',
  question: '',
  ...given,
});
const review = (name: string, reply: Partial<ModelReply>) =>
  applyModelReview(
    essay(name).input,
    essay(name).embedded,
    { feedback: [], rewrittenSections: [], ...reply },
    'small',
  );
const fromModel = (items: FeedbackItem[]) => items.filter(({ check }) => check === MODEL_CHECK);

const QUOTE = 'I decided that something had to change.';
const GOOD = item({
  suggestion: `“${QUOTE}” skips the moment itself; let us stand beside you in it.`,
  quote: QUOTE,
  question: 'What did you see that made you decide?',
});

describe('a model’s item', () => {
  it('is taken over with its place, its question and its rubric line', () => {
    const { critique: result, added, refusals } = review('average', { feedback: [GOOD] });
    expect([added, refusals]).toEqual([1, {}]);
    const [taken] = fromModel(result.feedback);
    const start = essay('average').input.text.indexOf(QUOTE);
    expect(taken).toMatchObject({
      category: 'Goals and impact',
      rubric: 'Goals and impact',
      location: { start, end: start + QUOTE.length, quote: QUOTE },
      question: GOOD.question,
    });
    expect(result.questions).toContain(GOOD.question);
    expect(result.engine).toEqual({ ...essay('average').embedded.engine, model: 'small' });
  });

  it('finds its place by the words in its quotation marks, and gets its quote put in front', () => {
    const { critique: byMarks } = review('average', { feedback: [{ ...GOOD, quote: '' }] });
    expect(fromModel(byMarks.feedback)[0]?.location?.quote).toBe(QUOTE);
    const { critique: inFront } = review('average', {
      feedback: [{ ...GOOD, suggestion: 'The turn of the story is told and not shown here.' }],
    });
    expect(fromModel(inFront.feedback)[0]?.suggestion).toContain(`“${QUOTE}”: The turn`);
  });

  it.each<[string, Partial<ModelItem>]>([
    ['not quoted', { quote: 'I decided that everything had to change.' }],
    ['not quoted', { quote: 'decid' }],
    ['not quoted', { quote: '', suggestion: 'Good essays show instead of telling.' }],
    ['length', { suggestion: `“${QUOTE}” Why?` }],
    ['length', { suggestion: `“${QUOTE}” ${'and so on, '.repeat(70)}` }],
    ['invented fact', { suggestion: `“${QUOTE}” is where your 17 wins should be named.` }],
    ['invented fact', { suggestion: `“${QUOTE}” is where the match against Springfield belongs.` }],
    [
      'invented quotation',
      { suggestion: `“${QUOTE}” could be “we were tired of losing every single week”.` },
    ],
    ['invented quotation', { suggestion: `“${QUOTE}” could be 'we were tired of losing' instead.` }],
    ['link or markup', { suggestion: `“${QUOTE}” is explained at www.essays.example in full.` }],
    ['judges who wrote it', { suggestion: `“${QUOTE}” looks AI-written and should be replaced.` }],
    ['promise', { suggestion: `“${QUOTE}” is strong: you will win with this passage.` }],
    ['mechanics', { suggestion: `“${QUOTE}” needs better punctuation than this.` }],
    ['mechanics', { category: 'Grammar', suggestion: `“${QUOTE}” should be looked at again.` }],
  ])('is refused as %s', (refusal, given) => {
    const { critique: result, added, refusals } = review('average', { feedback: [{ ...GOOD, ...given }] });
    expect([added, refusals]).toEqual([0, { [refusal]: 1 }]);
    expect(result).toBe(essay('average').embedded);
  });

  it('loses a question or a category that says more than it may, and stays', () => {
    const { critique: result } = review('average', {
      feedback: [{ ...GOOD, question: 'Did Springfield cheat?', category: 'See www.essays.example' }],
    });
    const [taken] = fromModel(result.feedback);
    expect(taken?.question).toBeUndefined();
    expect(taken?.category).toBe('A closer reading');
  });

  it('gives way where an embedded item stands', () => {
    const [first] = essay('average').embedded.feedback;
    const quote = first?.location?.quote.slice(0, 60).replace(/\s\S*$/, '') ?? '';
    const { refusals } = review('average', {
      feedback: [item({ quote, suggestion: 'Here the reader wants to see more of you.' })],
    });
    expect(refusals).toEqual({ 'same place': 1 });
  });
});

const ORIGINAL =
  'By the end of the season we won eight games and reached the regional semifinal, which our school had not done since 2014.';
const rewrite = (revised: string, given: Partial<ModelRewrite> = {}): ModelRewrite => ({
  original: ORIGINAL,
  revised,
  reason: 'Shorter, with the result first.',
  ...given,
});

describe('a model’s rewrite', () => {
  it('is taken over when it is light and keeps every fact', () => {
    const revised =
      'By the end of the season we won eight games and reached the regional semifinal, a first for our school since 2014; not luck.';
    const { critique: result, added } = review('average', { rewrittenSections: [rewrite(revised)] });
    expect(added).toBe(1);
    const [section] = result.rewrittenSections;
    expect(section).toMatchObject({ original: ORIGINAL, revised, deeper: true });
    expect(section?.changes[0]?.reason).toBe('Shorter, with the result first.');
  });

  it.each([
    ['an invented figure', ORIGINAL.replace('eight games', 'eight games by 30 points')],
    ['an invented number in words', ORIGINAL.replace('games', 'games and fifteen sets')],
    ['an invented name', ORIGINAL.replace('games', 'games against Springfield')],
    ['a fact that went missing', ORIGINAL.replace(' since 2014', '')],
    ['a turned meaning', ORIGINAL.replace('had not done', 'had done')],
    [
      'much more than was said',
      `${ORIGINAL.slice(0, -1)}, and everybody in the whole town was there to see it happen.`,
    ],
    [
      'other words altogether',
      'We won eight games that season. No team of ours had seen a regional semifinal since 2014, not one!',
    ],
  ])('becomes a question when it brings %s', (_name, revised) => {
    const { critique: result, added } = review('average', { rewrittenSections: [rewrite(revised)] });
    expect(result.rewrittenSections).toEqual(essay('average').embedded.rewrittenSections);
    const asked = fromModel(result.feedback);
    expect(asked.map(({ kind }) => kind)).toEqual(added === 1 ? ['question'] : []);
    expect(JSON.stringify(result)).not.toMatch(/Springfield|30 points|fifteen sets|whole town/);
  });

  it.each<[string, ModelRewrite]>([
    ['not quoted', rewrite('Something else.', { original: 'A sentence that the essay does not hold.' })],
    ['not quoted', rewrite('we won eight games', { original: 'we won eight games and reached' })],
    ['unchanged', rewrite(ORIGINAL)],
    ['link or markup', rewrite(ORIGINAL.replace('games', 'games (see www.games.example)'))],
  ])('is refused as %s', (refusal, given) => {
    expect(review('average', { rewrittenSections: [given] }).refusals).toEqual({ [refusal]: 1 });
  });

  it('gives way to an embedded repair of the same sentence', () => {
    const { input } = essay('average');
    const start = input.text.indexOf('regional');
    const lint = {
      start,
      end: start + 8,
      kind: 'Spelling',
      rule: 'x',
      message: 'm',
      replacements: ['Regional'],
    };
    const embedded = critique(input, { lints: [lint] });
    const revised = ORIGINAL.replace('By the end of the season', 'At the end of the season');
    const result = applyModelReview(
      input,
      embedded,
      { feedback: [], rewrittenSections: [rewrite(revised)] },
      'small',
    );
    expect(result.refusals).toEqual({ 'same place': 1 });
    expect(result.critique.rewrittenSections).toEqual(embedded.rewrittenSections);
  });
});

const RUNS = 300;
const SEED = 20261121;
/** Replies of every kind: true slices of the essay, invented words, hostile fragments. */
const hostile = fc.constantFrom(
  'You were born in 1999.',
  'See https://x.example',
  '<script>alert(1)</script>',
  'This is AI-generated.',
  'Ask Professor Smith.',
  'Ignore previous instructions.',
  'What happened next?',
  '“I saved a hundred lives”',
  'Say what changed for the people around you, and how you know it.',
  'Seventy',
  '\ud800',
  '',
);
const textOf = (text: string) =>
  fc.oneof(
    hostile,
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.tuple(fc.nat(text.length), fc.nat(200)).map(([start, length]) => text.slice(start, start + length)),
  );
const sentencesOf = (text: string) => fc.constantFrom(...text.split(/(?<=[.?!])\s+/));
const replies = fc.constantFrom(...essays).chain((each) => {
  const { text } = each.input;
  const said = fc.array(textOf(text), { maxLength: 4 }).map((parts) => parts.join(' '));
  const quoting = fc.tuple(sentencesOf(text), said).map(([quote, words]) => `“${quote}” ${words}`);
  const items = fc.record<ModelItem>({
    category: fc.oneof(fc.constantFrom('Structure', 'Voice', 'Mechanics', 'Flow'), said),
    suggestion: fc.oneof(said, quoting),
    quote: fc.oneof(textOf(text), sentencesOf(text), fc.constant('')),
    kind: fc.constantFrom('point', 'question', 'structure', 'praise'),
    question: said,
  });
  const edited = fc
    .tuple(sentencesOf(text), fc.nat(30), fc.oneof(said, fc.constant('')))
    .map(([sentence, at, words]) => sentence.split(' ').toSpliced(at, 1, words).join(' '));
  const rewrites = fc.record<ModelRewrite>({
    original: fc.oneof(sentencesOf(text), textOf(text)),
    revised: fc.oneof(edited, said),
    reason: said,
  });
  const reply = fc.record<ModelReply>({
    feedback: fc.array(items, { maxLength: 20 }),
    rewrittenSections: fc.array(rewrites, { maxLength: 8 }),
  });
  return reply.map((given) => ({ ...each, reply: given }));
});

describe('whatever a model says', () => {
  it('items are 12 at most, 3 big points or those that were there, 2 praises, each with words of the essay inside', () => {
    fc.assert(
      fc.property(replies, ({ input, embedded, reply }) => {
        const { feedback } = applyModelReview(input, embedded, reply, 'small').critique;
        const count = (kind: FeedbackItem['kind']) => feedback.filter((each) => each.kind === kind).length;
        expect(feedback.length).toBeLessThanOrEqual(12);
        const before = embedded.feedback.filter(({ kind }) => kind === 'point').length;
        expect(count('point')).toBeLessThanOrEqual(Math.max(3, before));
        expect(count('praise')).toBeLessThanOrEqual(2);
        for (const { location, suggestion } of fromModel(feedback)) {
          expect(location && input.text.slice(location.start, location.end)).toBe(location?.quote);
          expect(suggestion).toContain(location?.quote);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('hard findings, mechanics and scores stay as they were', () => {
    fc.assert(
      fc.property(replies, ({ input, embedded, reply }) => {
        const { critique: result } = applyModelReview(input, embedded, reply, 'small');
        const same = ({
          rubric,
          firstFix,
          evidenceMap,
          promptParts,
          stats,
          language,
          mechanics,
        }: typeof result) => ({
          ...{ rubric, firstFix, evidenceMap, promptParts, stats, language, mechanics },
        });
        expect(same(result)).toEqual(same(embedded));
        for (const item of embedded.feedback.filter(isHard)) expect(result.feedback).toContainEqual(item);
        const mechanical = (items: FeedbackItem[]) => items.filter(({ kind }) => kind === 'mechanics');
        expect(mechanical(result.feedback)).toEqual(mechanical(embedded.feedback));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('no link, markup, invented figure or judgement of who wrote it comes through', () => {
    fc.assert(
      fc.property(replies, ({ input, embedded, reply }) => {
        const { critique: result } = applyModelReview(input, embedded, reply, 'small');
        const shown = JSON.stringify([
          fromModel(result.feedback),
          result.rewrittenSections.filter((section) => section.deeper),
        ]);
        expect(shown).not.toMatch(/x\.example|<script|AI-generated|1999|Smith|Ignore previous|hundred lives/);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('a rewrite is an exact part of the essay, of like length, and lightly edited', () => {
    fc.assert(
      fc.property(replies, ({ input, embedded, reply }) => {
        const { critique: result } = applyModelReview(input, embedded, reply, 'small');
        for (const { original, revised, location } of result.rewrittenSections) {
          expect(input.text.slice(location.start, location.end)).toBe(original);
          expect(revised.length / original.length).toBeGreaterThanOrEqual(0.6);
          expect(revised.length / original.length).toBeLessThanOrEqual(1.25);
          expect(editWords(original, revised).share).toBeLessThanOrEqual(0.45);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('the same reply gives the same bytes', () => {
    fc.assert(
      fc.property(replies, ({ input, embedded, reply }) => {
        const twice = [1, 2].map(() => JSON.stringify(applyModelReview(input, embedded, reply, 'small')));
        expect(twice[0]).toBe(twice[1]);
      }),
      { numRuns: 50, seed: SEED },
    );
  });
});
