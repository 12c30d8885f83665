import { describe, expect, it } from 'vitest';
import { backgroundAncestors, backgroundName, resolveBackground } from './resolve-background.ts';

describe('resolveBackground', () => {
  it.each([
    ['religion', 'Roman Catholic', 'catholic'],
    ['religion', 'jewish faith', 'jewish'],
    ['religion', 'Bahá’í', 'bahai'],
    ['illness', 'Hodgkin lymphoma', 'blood-cancer'],
    ['illness', 'type-1-diabetes', 'type-1-diabetes'],
    ['occupation', 'Registered nurse', 'nurse'],
  ] as const)('%s: reads %s as %s', (list, text, code) => {
    expect(resolveBackground(list, text)).toBe(code);
  });

  it('knows no name that is not listed, nor one of another list', () => {
    expect(resolveBackground('religion', 'Zorbism')).toBeUndefined();
    expect(resolveBackground('religion', 'Nurse')).toBeUndefined();
  });

  it('gives names, and what a thing is part of', () => {
    expect(backgroundAncestors('religion', 'lutheran')).toEqual(['protestant', 'christian']);
    expect(backgroundAncestors('occupation', 'nurse')).toEqual([]);
    expect(backgroundName('religion', 'latter-day-saint')).toBe('Latter-day Saint');
    expect(backgroundName('religion', 'zorbism')).toBeUndefined();
  });
});
