import { APP_PAGES } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../testing/console-lines.ts';
import { openPage } from '../../testing/open-page.tsx';
import { withMatches } from '../../testing/samples.ts';
import { atAddress, eventually, toast } from '../../testing/screen-queries.ts';
import { createRouter } from '../router.tsx';

/** Headers of articles count as banners too, in this DOM. */
const header = async () => within((await screen.findAllByRole('banner'))[0] as HTMLElement);
const link = async (name: string) => (await header()).findByRole('link', { name });
const linksOf = async () => (await header()).getAllByRole('link').map(({ textContent }) => textContent);

describe('the header', () => {
  it('of a visitor leads to the public pages, to signing in and to signing up', async () => {
    const { user } = openPage('/', { signedIn: false });
    await link('Sign In');
    expect(await linksOf()).toEqual([
      'Laurel',
      'Find',
      'Browse',
      'How It Works',
      'About',
      'Sign In',
      'Get Started',
    ]);
    // The server draws it: the browser loads it as a page of its own.
    expect((await link('Browse')).getAttribute('href')).toBe('/awards');
    await user.click(await link('How It Works'));
    await atAddress('/how-it-works');
    await eventually(() => document.title).toContain('How It Works');
    await user.click(await link('About'));
    await atAddress('/about');
    await user.click(await link('Sign In'));
    await atAddress('/login');
    await user.click(await link('Get Started'));
    await atAddress('/register');
    await user.click(await link('Laurel'));
    await atAddress('/');
  });

  it('of a student leads to the dashboard and opens the account menu', async () => {
    withMatches('Hill');
    const { user } = openPage('/');
    await (await header()).findByRole('button', { name: 'Account' });
    expect(await linksOf()).toEqual([
      'Laurel',
      'Dashboard',
      'Browse',
      'How It Works',
      'About',
      // The bell: a picture with a name.
      '',
    ]);
    await user.click(await link('Dashboard'));
    await atAddress('/dashboard');
    // A menu closes when the focus goes elsewhere, as it does on a new page.
    await eventually(() => document.activeElement?.textContent).toContain('Amina');
    await user.click(await (await header()).findByRole('button', { name: 'Account' }));
    await screen.findByRole('menu');
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim());
    expect(items).toEqual(['Dashboard', 'Profile', 'Sign Out']);
    await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    await atAddress('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  });
});

describe('the menu of a phone', () => {
  it('holds everything, closes by Escape and after a choice, and signs out', async () => {
    withMatches('Hill');
    const { user } = openPage('/');
    const open = await (await header()).findByRole('button', { name: 'Open menu' });
    const navigation = document.getElementById('mobile-menu') as HTMLElement;
    const menu = within(navigation);
    await user.click(open);
    expect(navigation.hidden).toBe(false);
    const entries = menu.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(entries).toEqual(['Dashboard', 'Browse', 'How It Works', 'About', 'Profile', 'Sign Out']);
    await user.keyboard('{Escape}');
    await eventually(() => navigation.hidden).toBe(true);
    expect(document.activeElement).toBe(open);
    await user.click(open);
    await user.click(menu.getByRole('link', { name: 'About' }));
    await atAddress('/about');
    await eventually(() => navigation.hidden).toBe(true);
    await user.click(open);
    await user.click(menu.getByRole('button', { name: 'Sign Out' }));
    await toast('Logged out successfully');
    await user.click(await (await header()).findByRole('button', { name: 'Open menu' }));
    await menu.findByRole('link', { name: 'Sign In' });
    menu.getByRole('link', { name: 'Get Started' });
  });
});

describe('links and addresses', () => {
  it('every page of the router is one that the server knows, and the other way round', () => {
    const paths = (routes: readonly RouteObject[], above: string): string[] =>
      routes.flatMap(({ index, path, children }) => {
        const here = path === undefined ? above : `${above}/${path}`;
        return [
          ...(index || (path !== undefined && !children) ? [here || '/'] : []),
          ...paths(children ?? [], here),
        ];
      });
    const router = createRouter({ isDrawn: true });
    const known = paths(router.routes, '').filter((path) => path !== '/*' && path !== '/gallery');
    router.dispose();
    expect(known.toSorted()).toEqual(APP_PAGES.toSorted());
  });

  it('an unknown address says so, is logged and leads home', async () => {
    expectConsole(/Unknown route: \/no\/such\/page/);
    const { user } = openPage('/no/such/page?x=1', { signedIn: false });
    await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' });
    await user.click(within(screen.getByRole('main')).getByRole('link'));
    await atAddress('/');
  });
});

it('the focus goes to the heading of the next page', async () => {
  const { user } = openPage('/', { signedIn: false });
  await user.click(await link('About'));
  await atAddress('/about');
  await eventually(() => document.activeElement?.textContent).toBe(
    'Money for studying should go to the students it was meant for',
  );
});
