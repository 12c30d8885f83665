import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const PRIMITIVES = Object.keys(import.meta.glob('../ui/*.tsx'));
const SOURCE = import.meta.glob<string>('./gallery-page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Parts of other primitives, and what the frame of every page holds already. */
const NOT_SHOWN = ['../ui/field.tsx', '../ui/lazy-loading.tsx', '../ui/toaster.tsx'];

it('the gallery shows every primitive', async () => {
  const imports = SOURCE['./gallery-page.tsx'] ?? '';
  const wanted = PRIMITIVES.filter((file) => !file.includes('.test.') && !NOT_SHOWN.includes(file));
  expect(wanted.filter((file) => !imports.includes(file))).toEqual([]);
  openPage('/gallery');
  await screen.findByRole('heading', { level: 1, name: 'Component gallery' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(
    'Illustrations',
  );
});
