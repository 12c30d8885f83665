import { afterEach, describe, expect, it } from 'vitest';
import { createPageReader, type PageReader } from './create-page-reader.ts';

const fake = new URL('./testing/fake-page-worker.ts', import.meta.url);
const page = (text: string) => ({ text, format: 'page', at: 'https://example.org/' }) as const;

let reader: PageReader;
afterEach(() => reader.stop());

describe('the page reader', () => {
  it('reads a page in its thread', async () => {
    reader = createPageReader();
    const text =
      '<main><h1>Elm Scholarship</h1><p>Offered by: Elm Trust</p><p>Deadline: 1 May 2027</p></main>';
    const [row] = await reader.listings(page(text));
    expect(row).toMatchObject({ row: 1, value: { title: 'Elm Scholarship', provider: 'Elm Trust' } });
    expect(await reader.sitemap({ text: '<p>no map</p>', at: 'https://example.org/' })).toBeUndefined();
  });

  it.each(['hang', 'die'])(
    'attack: gives up a page that makes its thread %s, and reads the one that waits behind it',
    async (fault) => {
      reader = createPageReader({ workerUrl: fake, deadlineMs: 4_000 });
      const [first, second] = await Promise.allSettled([
        reader.listings(page(fault)),
        reader.listings(page('good')),
      ]);
      expect(first).toMatchObject({ status: 'rejected', reason: { name: 'FetchError' } });
      expect(second).toMatchObject({ status: 'fulfilled', value: [{ row: 1 }] });
    },
  );
});
