import { describe, expect, it } from 'vitest';
import { groupPrompts } from './group-prompts.ts';
import { promptFit } from './prompt-fit.ts';

const asked = (id: string, selection: string[], more: { prompt?: string; kind?: string } = {}) => ({
  id,
  kind: 'statement',
  selection,
  ...more,
});
const groups = (...texts: ReturnType<typeof asked>[]) => groupPrompts(texts).map(({ ids }) => ids);

describe('prompts that one essay can answer', () => {
  it('share half of what the shorter one asks', () => {
    expect(
      groups(asked('a', ['Leadership', 'Academic merit']), asked('b', ['Leadership potential'])),
    ).toEqual([['a', 'b']]);
    expect(groups(asked('a', ['Leadership']), asked('b', ['Financial need']))).toEqual([['a'], ['b']]);
  });

  it('are known by what they mean, in a prompt or in published criteria', () => {
    const prompt = 'Describe a time when you led others, and what your goals are.';
    expect(groups(asked('a', [], { prompt }), asked('b', ['Leadership']))).toEqual([['a', 'b']]);
  });

  it('are never of two kinds', () => {
    expect(groups(asked('a', ['Leadership']), asked('b', ['Leadership'], { kind: 'research' }))).toEqual([
      ['a'],
      ['b'],
    ]);
  });

  it('of which nothing is known stand together by their name, and say so by asking nothing', () => {
    expect(groupPrompts([asked('a', []), asked('b', ['Leadership']), asked('c', [])])).toEqual([
      { ids: ['a', 'c'], kind: 'statement', asks: [] },
      { ids: ['b'], kind: 'statement', asks: ['Leadership'] },
    ]);
  });

  it('name what several of them ask about', () => {
    const [group] = groupPrompts([asked('a', ['Leadership', 'Financial need']), asked('b', ['Leadership'])]);
    expect(group?.asks).toEqual(['Leadership']);
  });
});

describe('how an essay fits a prompt', () => {
  it('is told part by part', () => {
    const essay =
      'I led a team of twelve volunteers in Kisumu for two years. In March 2024 I organised three clinics and trained nine nurses.';
    const fit = promptFit(essay, { selection: ['Leadership', 'Financial need'] });
    expect(fit.map(({ part, covered }) => [part, covered])).toEqual([
      ['Leadership', 'yes'],
      ['Financial need', 'no'],
    ]);
  });
});
