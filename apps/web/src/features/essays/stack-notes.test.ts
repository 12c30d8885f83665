import { describe, expect, it } from 'vitest';
import { stackNotes } from './stack-notes.ts';

const notes = (...boxes: [wanted: number, height: number][]) =>
  boxes.map(([wanted, height]) => ({ wanted, height }));

describe('notes beside a text', () => {
  it('stand on the level of their sentences where there is room', () => {
    expect(stackNotes(notes([0, 50], [100, 50], [300, 50]), -1, 10)).toEqual([0, 100, 300]);
  });

  it('move down, never over each other, where there is none', () => {
    expect(stackNotes(notes([0, 50], [20, 50], [100, 50]), -1, 10)).toEqual([0, 60, 120]);
  });

  it('let the chosen one stand on its level, and move up before it', () => {
    expect(stackNotes(notes([100, 50], [120, 50], [140, 50]), 2, 10)).toEqual([20, 80, 140]);
  });

  it('move the chosen one down only where there is no room above', () => {
    expect(stackNotes(notes([10, 50], [20, 50], [30, 50]), 2, 10)).toEqual([0, 60, 120]);
  });

  it('are none where there is nothing to say', () => {
    expect(stackNotes([], -1, 10)).toEqual([]);
  });
});
