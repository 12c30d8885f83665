import { expect, it } from 'vitest';
import { listingId } from './listing-id.ts';

it.each([
  [
    { title: 'Ørsted Scholarship', provider: 'Łódź Universität Straße', link: 'https://x.example/a' },
    'fonds-r-73f1bb770836a8bb',
  ],
  [{ title: 'İzmir ıİ Đà Œuvre þ ə Bursary', provider: 'Æon', link: '' }, 'fonds-r-aa43c6a8d2d4bc11'],
])('the id of %j is the one that stored records have', (listing, id) => {
  expect(listingId('Fonds Ærø', listing)).toBe(id);
});

it('the source’s own id decides where there is one', () => {
  const id = listingId('Fonds', { id: '7', title: 'One' });
  expect(listingId('Fonds', { id: '7', title: 'Two' })).toBe(id);
  expect(listingId('Fonds', { id: '8', title: 'One' })).not.toBe(id);
});
