import { describe, expect, it } from 'vitest';
import { splitUnits } from './split-units.ts';

const texts = (text: string): string[] => splitUnits(text).map((unit) => unit.text);

describe('splitUnits', () => {
  it('ends a sentence at its full stop but not at an abbreviation', () => {
    expect(texts('Study in the U.S. or abroad, e.g. Peru. Apply now.')).toEqual([
      'Study in the U.S. or abroad, e.g. Peru.',
      'Apply now.',
    ]);
  });

  it('ends a sentence after an abbreviation when a new one opens', () => {
    expect(texts('You live in the U.S. Applicants pay nothing.')).toEqual([
      'You live in the U.S.',
      'Applicants pay nothing.',
    ]);
  });

  it('splits bullets, numbers, bars and lines', () => {
    expect(texts('Needs: • Age • Grade | Test\n- Essay')).toEqual([
      'Needs:',
      'Age',
      'Grade',
      'Test',
      'Essay',
    ]);
  });

  it('splits conditions at semicolons but not names', () => {
    expect(texts('be under 30; have a degree')).toEqual(['be under 30', 'have a degree']);
    expect(texts('citizens of Kenya; Uganda; Ghana')).toEqual(['citizens of Kenya; Uganda; Ghana']);
  });

  it('gives offsets that fit the text', () => {
    const text = 'First one. Second one!\n• Third';
    for (const unit of splitUnits(text)) expect(text.slice(unit.start, unit.end)).toBe(unit.text);
  });
});
