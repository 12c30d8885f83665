import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { atAddress, eventually } from '../../testing/screen-queries.ts';

const PUBLIC_PAGES = [
  '/',
  '/how-it-works',
  '/about',
  '/find',
  '/help',
  '/terms',
  '/privacy',
  '/forgot-password',
  '/login',
  '/register',
];

const visit = (address: string) => openPage(address, { signedIn: false });
const title1 = () => screen.findByRole('heading', { level: 1 });
const main = () => within(screen.getByRole('main'));
const link = async (name: string | RegExp) =>
  (await main().findAllByRole('link', { name }))[0] as HTMLElement;
const words = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ');

describe('the landing page', () => {
  it('offers a visitor to start, or to learn more', async () => {
    const { user, router } = visit('/');
    await title1();
    for (const name of [
      'AI-Powered Matching',
      'Personal Dashboard',
      'Smart Recommendations',
      'Secure & Private',
    ])
      screen.getByRole('heading', { name });
    await user.click(await link('Get Started Free'));
    await atAddress('/register');
    await router.navigate(-1);
    await title1();
    await user.click(await link(/^Learn More\s*about Laurel/));
    await atAddress('/about');
  });

  it('offers a student their dashboard and matches', async () => {
    const { user, router } = openPage('/');
    await title1();
    await user.click(await link('Go to Dashboard'));
    await atAddress('/dashboard');
    await router.navigate(-1);
    await title1();
    await user.click(await link('View Your Matches'));
    await atAddress('/dashboard');
  });

  it('says what is promised and claimed, word for word', async () => {
    visit('/');
    await title1();
    for (const promise of [
      'No credit card needed',
      'Free sign-up',
      'Notifications about new matching scholarships',
      '1,000+ scholarship sources',
      '95% AI accuracy',
      '2 min setup',
      '24/7',
      'Early-access users get lifetime premium features free',
      '20+ hours per week saved',
      '70% of scholarships unclaimed',
    ])
      expect(words()).toContain(promise);
  });

  it('says what each claim rests on, one footnote for each', async () => {
    const { user } = visit('/');
    await title1();
    const marks = main().getAllByRole('link', { name: /^Footnote \d$/ });
    const targets = marks.map((mark) => mark.getAttribute('href') ?? '');
    expect(new Set(targets).size).toBe(7);
    expect(targets).toHaveLength(7);
    for (const target of targets)
      expect(document.querySelector(target)?.textContent?.length, target).toBeGreaterThan(60);
    await user.click(main().getByRole('link', { name: 'how fresh the catalogue is' }));
    await atAddress('/freshness');
    await screen.findByRole('heading', { name: 'How fresh the catalogue is' });
  });

  it('marks in the footer what is still to come', async () => {
    visit('/');
    await title1();
    const items = within(screen.getByRole('contentinfo'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    for (const name of ['Help Center', 'Support', 'FAQ'])
      expect(items.some((item) => item.includes(name) && /coming soon/i.test(item))).toBe(true);
  });

  it('says where to go: the platform, what is coming, a contact, the two legal texts', async () => {
    const { user } = visit('/');
    await title1();
    const footer = () => within(screen.getByRole('contentinfo'));
    for (const name of ['Platform', 'Resources', 'Contact']) footer().getByRole('heading', { name });
    await user.click(footer().getByRole('link', { name: 'Terms of Service' }));
    await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
    await user.click(footer().getByRole('link', { name: 'Privacy Policy' }));
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  });
});

describe('how it works', () => {
  it('tells four steps and the figures, and leads to signing up and to about', async () => {
    const { user, router } = visit('/how-it-works');
    const steps = within(await screen.findByRole('region', { name: 'Four steps' }));
    expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(words()).toContain('95% AI accuracy');
    within(screen.getByRole('button', { name: /Watch the demo/ })).getByText('2:15');
    expect(document.querySelector('video')).toBeNull();
    await user.click(await link('Sign up for the beta'));
    await atAddress('/register');
    await router.navigate(-1);
    await screen.findByRole('region', { name: 'Four steps' });
    await user.click(await link('About Laurel'));
    await atAddress('/about');
  });
});

describe('about', () => {
  it('tells mission, values and timeline, and leads on', async () => {
    const { user, router } = visit('/about');
    for (const name of ['Our mission', 'Our values', 'Timeline'])
      await screen.findByRole('heading', { level: 2, name });
    await user.click(await link('Get Started Free'));
    await atAddress('/register');
    await router.navigate(-1);
    await screen.findByRole('heading', { level: 2, name: 'Our mission' });
    await user.click(await link('How It Works'));
    await atAddress('/how-it-works');
  });
});

describe('links', () => {
  it('every link of a public page leads to a page or a place on it', async () => {
    const addresses = new Set<string>();
    const { router } = visit('/');
    for (const path of PUBLIC_PAGES) {
      await router.navigate(path);
      await atAddress(path);
      await eventually(() => document.querySelectorAll('h1')).toHaveLength(1);
      for (const each of screen.getAllByRole('link')) {
        const href = each.getAttribute('href') ?? '';
        if (href.startsWith('#')) expect(document.querySelectorAll(href), `${path}${href}`).toHaveLength(1);
        else addresses.add(href);
      }
    }
    expect([...addresses].filter((address) => !address.startsWith('/'))).toEqual([]);
    expect(addresses.size).toBeGreaterThan(5);
    for (const address of addresses) {
      await router.navigate(address);
      await eventually(() => document.querySelectorAll('h1')).toHaveLength(1);
      expect(screen.queryByText('Oops! Page not found'), address).toBeNull();
    }
  });
});
