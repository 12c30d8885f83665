import { describe, expect, it } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('toasts', () => {
  it('are three at most: a fourth pushes the oldest out', () => {
    const store = createToastStore();
    for (const title of ['one', 'two', 'three', 'four']) store.add({ title });
    expect(store.entries().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
  });

  it('go one by one, and listeners hear of it', () => {
    const store = createToastStore();
    let heard = 0;
    store.subscribe(() => {
      heard += 1;
    });
    const first = store.add({ title: 'one' });
    store.add({ title: 'two' });
    store.dismiss(first);
    expect(store.entries().map(({ title }) => title)).toEqual(['two']);
    expect(heard).toBe(3);
  });
});
