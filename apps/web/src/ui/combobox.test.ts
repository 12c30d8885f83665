import { describe, expect, it } from 'vitest';
import { nextListState } from './combobox.tsx';

const closed = { open: false, active: -1 };

describe('keys in a combobox', () => {
  it('open the list at its first or last entry', () => {
    expect(nextListState('ArrowDown', closed, 3)).toEqual({ open: true, active: 0 });
    expect(nextListState('ArrowUp', closed, 3)).toEqual({ open: true, active: 2 });
  });

  it('go round at both ends', () => {
    expect(nextListState('ArrowDown', { open: true, active: 2 }, 3)).toEqual({ open: true, active: 0 });
    expect(nextListState('ArrowUp', { open: true, active: 0 }, 3)).toEqual({ open: true, active: 2 });
  });

  it('close with Escape, which an already closed list leaves to others', () => {
    expect(nextListState('Escape', { open: true, active: 1 }, 3)).toEqual(closed);
    expect(nextListState('Escape', closed, 3)).toBeNull();
  });

  it('do nothing where there is nothing to choose, and never take letters', () => {
    expect(nextListState('ArrowDown', closed, 0)).toBeNull();
    expect(nextListState('a', { open: true, active: 0 }, 3)).toBeNull();
  });
});
