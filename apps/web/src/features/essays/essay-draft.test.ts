import { beforeEach, describe, expect, it } from 'vitest';
import { createEssayDraft, EMPTY_DRAFT } from './essay-draft.ts';

const written = { ...EMPTY_DRAFT, essayText: 'My mother sold mangoes.', idempotencyKey: 'k1' };

let values: Map<string, string>;
const store = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
const blocked = {
  getItem: (): string => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
  removeItem: () => {
    throw new Error('blocked');
  },
};

beforeEach(() => {
  values = new Map();
});

describe('the draft of an essay', () => {
  it('is read back as it was kept, with the key of its attempt', () => {
    createEssayDraft('u1', store).keep(written);
    expect(createEssayDraft('u1', store).read()).toEqual(written);
  });

  it('belongs to one student', () => {
    createEssayDraft('u1', store).keep(written);
    expect(createEssayDraft('u2', store).read()).toBeNull();
  });

  it('goes when it is forgotten, and when nothing is left of it', () => {
    const draft = createEssayDraft('u1', store);
    draft.keep(written);
    draft.keep({ ...written, essayText: ' \n' });
    expect(values.size).toBe(0);
    draft.keep({ ...EMPTY_DRAFT, prompt: 'Why you?' });
    expect(values.size).toBe(1);
    draft.forget();
    expect(values.size).toBe(0);
  });

  it.each(['{', 'null', '[]', '"x"', '{"essayText":"half"}'])('that reads %s is none', (stored) => {
    createEssayDraft('u1', store).keep(written);
    for (const key of values.keys()) values.set(key, stored);
    expect(createEssayDraft('u1', store).read()).toBeNull();
  });

  it('does not disturb the writing where storage is blocked', () => {
    const draft = createEssayDraft('u1', blocked);
    draft.keep(written);
    draft.forget();
    expect(draft.read()).toBeNull();
  });
});
