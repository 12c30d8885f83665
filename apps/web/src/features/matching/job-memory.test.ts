import { expect, it } from 'vitest';
import { createJobMemory } from './job-memory.ts';

const JOB = { jobId: 'j1', purpose: 'find', estimatedTime: 'A few seconds' } as const;

const memoryStore = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

it('keeps one student’s job from another', () => {
  const store = memoryStore();
  createJobMemory('amina', store).keep(JOB);
  expect(createJobMemory('amina', store).read()).toEqual(JOB);
  expect(createJobMemory('ben', store).read()).toBeNull();
});

it('forgets', () => {
  const store = memoryStore();
  const memory = createJobMemory('amina', store);
  memory.keep(JOB);
  memory.forget();
  expect(memory.read()).toBeNull();
});

it.each(['not json', '7', '{"jobId":1}', '{"jobId":"j","purpose":"other","estimatedTime":"x"}'])(
  'reads %s as none',
  (stored) => {
    expect(createJobMemory('amina', { ...memoryStore(), getItem: () => stored }).read()).toBeNull();
  },
);

it('works without storage', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const memory = createJobMemory('amina', { getItem: blocked, setItem: blocked, removeItem: blocked });
  memory.keep(JOB);
  memory.forget();
  expect(memory.read()).toBeNull();
});
