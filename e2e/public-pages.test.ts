import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createStudent } from './api-student.ts';
import { atAddress, eventually, gone, journey, shown } from './browser.ts';

const PRERENDERED = {
  '/': 'Scholarships you can really get.',
  '/how-it-works': 'From a few answers to a list you can trust',
  '/about': 'Money for studying should go to the students it was meant for',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
} as const;
const PATHS = Object.keys(PRERENDERED) as (keyof typeof PRERENDERED)[];
const MOVING = { reducedMotion: 'no-preference' } as const;

/** What the journeys look at of a video element. */
interface Film {
  paused: boolean;
  muted: boolean;
  autoplay: boolean;
  duration: number;
  textTracks: { cues: { length: number } | null }[];
}

const embedded = () => inject('products').embedded;
const main = (page: Page) => page.getByRole('main');
const title1 = (page: Page, path: keyof typeof PRERENDERED) =>
  page.getByRole('heading', { level: 1, name: PRERENDERED[path] });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const film = (page: Page) => page.locator('video');
const isPaused = (page: Page) => film(page).evaluate((video: Film) => video.paused);
const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

describe('the promotional film', () => {
  journey(
    'plays by itself, muted, stops off screen, and can be paused for good, hidden and shown; the demo of how it works waits for a click: 2:15, with captions',
    async ({ visit }) => {
      const page = await visit('/', MOVING);
      await film(page).scrollIntoViewIfNeeded();
      await eventually(() => isPaused(page)).toBe(false);
      expect(await film(page).evaluate((video: Film) => [video.muted, video.autoplay])).toEqual([true, true]);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await eventually(() => isPaused(page)).toBe(true);
      await film(page).scrollIntoViewIfNeeded();
      await eventually(() => isPaused(page)).toBe(false);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await film(page).scrollIntoViewIfNeeded();
      await shown(page.getByRole('button', { name: 'Play' }));
      expect(await isPaused(page)).toBe(true);
      await page.getByRole('button', { name: 'Hide video' }).click();
      await gone(film(page));
      await page.getByRole('button', { name: 'Show video' }).click();
      await shown(film(page));
      await eventually(() => isPaused(page)).toBe(false);

      const films: string[] = [];
      await page.goto('about:blank');
      page.on('request', (request) => {
        if (/\.(webm|mp4|vtt)$/.test(request.url())) films.push(request.url());
      });
      await page.goto('/how-it-works');
      const start = page.getByRole('button', { name: /Watch the demo/ });
      await shown(start.getByText('2:15'));
      await page.waitForLoadState('networkidle');
      expect(films).toEqual([]);
      await start.click();
      await eventually(() => film(page).evaluate((video: Film) => Math.round(video.duration * 10) / 10)).toBe(
        135,
      );
      await eventually(() =>
        film(page).evaluate((video: Film) => video.textTracks[0]?.cues?.length ?? 0),
      ).toBeGreaterThan(10);
    },
  );
});

describe('before any script has run', () => {
  journey('every public page can be read', async ({ visit }) => {
    for (const path of PATHS) {
      // The browser refuses the scripts that the page asks for ahead.
      const page = await visit(path, { javaScriptEnabled: false, expects: [/^csp GET \/assets\/.*\.js$/] });
      await shown(title1(page, path), page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
      expect((await main(page).innerText()).length).toBeGreaterThan(1000);
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await shown(title1(page, '/about'));
    }
  });

  const withoutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort('aborted'));

  journey(
    'a student sees their buttons, a visitor theirs; the page that was sent is hydrated, and its film waits for who wants less motion',
    async ({ visit }) => {
      const mine = await visit('/', { student: await createStudent(embedded()), prepare: withoutScripts });
      await shown(link(mine, 'Go to Dashboard'), mine.getByRole('button', { name: 'Account' }));
      expect(await link(mine, 'Get Started Free').first().isVisible()).toBe(false);
      const page = await visit('/', { prepare: withoutScripts });
      await shown(
        link(page, 'Get Started Free').first(),
        page.getByRole('banner').getByRole('link', { name: 'Get Started' }),
      );
      expect(await link(page, 'Go to Dashboard').isVisible()).toBe(false);

      const sent = await visit('/', {
        prepare: (opened) =>
          opened.addInitScript(
            `document.addEventListener('DOMContentLoaded', () => document.querySelector('h1').setAttribute('data-sent', 'yes'))`,
          ),
      });
      await film(sent).scrollIntoViewIfNeeded();
      await sent.waitForLoadState('networkidle');
      expect(await isPaused(sent)).toBe(true);
      await sent.getByRole('button', { name: 'Play' }).click();
      await eventually(() => isPaused(sent)).toBe(false);
      await sent.getByRole('button', { name: 'Hide video' }).click();
      await shown(sent.getByRole('button', { name: 'Show video' }));
      expect(await sent.locator('h1').getAttribute('data-sent')).toBe('yes');
    },
  );
});

describe('while the scripts are on their way', () => {
  /** Holds the scripts that fit the pattern back. @returns lets them through */
  const holdScripts = async (page: Page, pattern: string) => {
    let letThrough = () => {};
    const released = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(pattern, async (route) => {
      await released;
      await route.continue();
    });
    return () => letThrough();
  };

  journey('a click is not lost, nor is a choice', async ({ visit }) => {
    const page = await visit('/terms', { viewport: { width: 390, height: 844 } });
    const letThrough = await holdScripts(page, '**/assets/about-page*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    letThrough();
    await shown(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How It Works' }));

    await page.goto('/terms');
    const letThroughAgain = await holdScripts(page, '**/assets/find-page*.js');
    await page.goto('/find', { waitUntil: 'commit' });
    await page.getByText('Master’s', { exact: true }).click();
    letThroughAgain();
    // Every answer counts from the moment that the page is hydrated.
    await shown(page.getByRole('button', { name: 'Forget my answers' }));
    expect(await page.getByRole('radio', { name: 'Master’s' }).isChecked()).toBe(true);
  });

  journey('what is typed into the sign-in is kept, and sent once they are there', async ({ visit }) => {
    const { email, password } = await createStudent(embedded());
    const page = await visit('/terms');
    const letThrough = await holdScripts(page, '**/assets/login-page*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Remember me').check();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(new URL(page.url()).pathname).toBe('/login');
    letThrough();
    await atAddress(page, '/dashboard');
    await shown(page.getByRole('heading', { level: 1, name: /^Welcome/ }));
  });

  journey(
    'what is typed into the sign-up stays, the cursor too, a field that was left is checked, and the page stays where it was scrolled to',
    async ({ visit }) => {
      const page = await visit('/terms', { viewport: { width: 1280, height: 720 } });
      const letThrough = await holdScripts(page, '**/assets/register-page*.js');
      await page.goto('/register', { waitUntil: 'commit' });
      await page.getByLabel('Email').focus();
      await page.getByLabel('First name').fill('Amina');
      letThrough();
      await shown(page.getByText('Email is required'));
      await page.keyboard.type('ta');
      expect(await page.getByLabel('First name').inputValue()).toBe('Aminata');

      await page.goto('/terms');
      await page.unrouteAll();
      const letThroughAgain = await holdScripts(page, '**/assets/register-page*.js');
      await page.goto('/register', { waitUntil: 'commit' });
      await page.getByLabel('Email').focus();
      await page.getByLabel('First name').focus();
      const scrolled = () => page.evaluate<number>('window.scrollY');
      await page.getByRole('button', { name: 'Create Account' }).scrollIntoViewIfNeeded();
      const before = await scrolled();
      expect(before).toBeGreaterThan(0);
      letThroughAgain();
      await shown(page.getByText('Email is required'));
      expect(await scrolled()).toBeGreaterThanOrEqual(before);
    },
  );
});

describe('for search engines and link previews', () => {
  journey(
    'each public page has its own title, description, address and picture, and stands in the sitemap; all others ask to be left out',
    async ({ visit }) => {
      const page = await visit('/', {
        expects: [/Unknown route: \/no-such-page/, /^404 GET \/no-such-page$/],
      });
      const seen = new Set<string>();
      for (const path of [...PATHS, '/login', '/register', '/forgot-password']) {
        await page.goto(path);
        const description = (await metaOf(page, 'description')) ?? '';
        expect(description.length, path).toBeGreaterThan(50);
        seen.add(`${await page.title()} ${description}`);
        expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${embedded()}${path}`);
        expect(await metaOf(page, 'og:url')).toBe(`${embedded()}${path}`);
        expect(await metaOf(page, 'og:image')).toBe(`${embedded()}/og.png`);
        expect(await page.locator('meta[name=robots]').count()).toBe(0);
      }
      expect(seen.size).toBe(PATHS.length + 3);

      const sitemap = await (await page.request.get('/sitemaps/pages.xml')).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
      expect(listed).toContain(`${embedded()}/how-it-works`);
      for (const address of listed) {
        await page.goto(String(address));
        expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
      }
      expect(await (await page.request.get('/robots.txt')).text()).toContain(
        `Sitemap: ${embedded()}/sitemap.xml`,
      );

      await page.goto('/no-such-page');
      await shown(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }));
      expect(await metaOf(page, 'robots')).toBe('noindex');
      await page.goto('/dashboard');
      await atAddress(page, '/login');
      expect(await metaOf(page, 'robots')).toBe('noindex');

      await page.goto('/');
      const named = await page
        .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
        .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''));
      const manifest = await (await page.request.get('/manifest.webmanifest')).json();
      const pictures = manifest.icons.map((icon: { src: string }) => icon.src);
      expect(pictures.length).toBeGreaterThan(2);
      for (const address of [...named, ...pictures, '/og.png', '/favicon.ico']) {
        const response = await page.request.get(address);
        expect(response.status(), address).toBe(200);
        expect(response.headers()['content-type'], address).toMatch(/^(image\/|application\/manifest\+json)/);
      }
    },
  );
});
