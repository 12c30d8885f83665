import { it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { eventually } from '../../testing/screen-queries.ts';

it('opens where this page was left, not where another page of the tab was', async () => {
  const left = { default: 500, '/terms': 300 };
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(left));
  const scrolled = vi.spyOn(window, 'scrollTo');
  openPage('/terms', { signedIn: false });
  await eventually(() => scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 300],
  ]);
});
