import { describe, expect, it } from 'vitest';
import { createComparedStore } from './compared-store.ts';

const memory = (first?: string) => {
  let value: string | null = first ?? null;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
};
const each = (id: string) => ({ id, title: `Award ${id}` });

describe('the scholarships picked for comparison', () => {
  it('are four at most, each once', () => {
    const store = createComparedStore(memory(), 'k');
    for (const id of ['a', 'a', 'b', 'c', 'd', 'e']) store.add(each(id));
    expect(store.picked().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('survive a reload of the tab', () => {
    const storage = memory();
    createComparedStore(storage, 'k').add(each('a'));
    expect(createComparedStore(storage, 'k').picked()).toEqual([each('a')]);
  });

  it.each(['{', '"x"', '[1,null]'])('are none when what is stored is %s', (stored) => {
    expect(createComparedStore(memory(stored), 'k').picked()).toEqual([]);
  });

  it('tell listeners of each change', () => {
    const store = createComparedStore(memory(), 'k');
    let heard = 0;
    store.subscribe(() => {
      heard += 1;
    });
    store.add(each('a'));
    store.remove('a');
    store.clear();
    expect(heard).toBe(3);
    expect(store.picked()).toEqual([]);
  });
});
