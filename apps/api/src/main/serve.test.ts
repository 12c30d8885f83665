import { expect, it } from 'vitest';
import { stopAll } from './serve.ts';

it('a part that can’t be stopped keeps none of the others from stopping', async () => {
  const stopped: string[] = [];
  const failed: unknown[] = [];
  const broken = new Error('stuck');
  const stops = [
    async () => void stopped.push('app'),
    () => Promise.reject(broken),
    async () => void stopped.push('database'),
  ];
  await stopAll(stops, (error) => failed.push(error));
  expect(stopped).toEqual(['app', 'database']);
  expect(failed).toEqual([broken]);
});
