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
const words = async (page: Page) => (await main(page).innerText()).replace(/\s+/g, ' ');
const film = (page: Page) => page.locator('video');
const isPaused = (page: Page) => film(page).evaluate((video: Film) => video.paused);
const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

describe('the landing page says', () => {
  journey('what is promised and claimed, word for word', async ({ visit }) => {
    const page = await visit('/');
    await shown(title1(page, '/'));
    const text = await words(page);
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
    ]) {
      expect(text).toContain(promise);
    }
  });

  journey('what each claim rests on, one footnote for each', async ({ visit }) => {
    const page = await visit('/');
    const marks = main(page).getByRole('link', { name: /^Footnote \d$/ });
    await marks.first().waitFor();
    const targets = await marks.evaluateAll((each) => each.map((mark) => mark.getAttribute('href') ?? ''));
    expect(targets.length).toBe(7);
    expect(new Set(targets).size).toBe(7);
    for (const target of targets) {
      expect((await page.locator(target).innerText()).length, target).toBeGreaterThan(60);
    }
    await marks.first().click();
    await atAddress(page, `/${targets[0]}`);
    await main(page).getByRole('link', { name: 'how fresh the catalogue is' }).click();
    await atAddress(page, '/freshness');
    await shown(page.getByRole('heading', { name: 'How fresh the catalogue is' }));
  });

  journey('where to go: the platform, what is coming, a contact, the two legal texts', async ({ visit }) => {
    const page = await visit('/');
    const footer = page.getByRole('contentinfo');
    for (const name of ['Platform', 'Resources', 'Contact'])
      await shown(footer.getByRole('heading', { name }));
    await footer.getByRole('link', { name: 'Terms of Service' }).click();
    await shown(title1(page, '/terms'));
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await shown(title1(page, '/privacy'));
  });
});

describe('the promotional film', () => {
  journey('plays by itself, muted, and stops off screen', async ({ visit }) => {
    const page = await visit('/', MOVING);
    await film(page).scrollIntoViewIfNeeded();
    await eventually(() => isPaused(page)).toBe(false);
    expect(await film(page).evaluate((video: Film) => [video.muted, video.autoplay])).toEqual([true, true]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await eventually(() => isPaused(page)).toBe(true);
    await film(page).scrollIntoViewIfNeeded();
    await eventually(() => isPaused(page)).toBe(false);
  });

  journey('can be paused for good, hidden and shown', async ({ visit }) => {
    const page = await visit('/', MOVING);
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
  });

  journey('waits for who wants less motion', async ({ visit }) => {
    const page = await visit('/');
    await film(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Play' }).click();
    await eventually(() => isPaused(page)).toBe(false);
  });
});

describe('how it works', () => {
  journey('shows the demo on a click: 2:15, with captions', async ({ visit }) => {
    const films: string[] = [];
    const page = await visit('/how-it-works', {
      ...MOVING,
      prepare: async (opened) =>
        opened.on('request', (request) => {
          if (/\.(webm|mp4|vtt)$/.test(request.url())) films.push(request.url());
        }),
    });
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
  });

  journey('tells four steps and the figures, and leads to signing up and to about', async ({ visit }) => {
    const page = await visit('/how-it-works');
    const steps = page.getByRole('region', { name: 'Four steps' });
    await eventually(() => steps.getByRole('heading', { level: 3 }).count()).toBe(4);
    expect(await words(page)).toContain('95% AI accuracy');
    await link(page, 'Sign up for the beta').click();
    await atAddress(page, '/register');
    await page.goBack();
    await link(page, 'About Laurel').click();
    await atAddress(page, '/about');
  });
});

describe('about', () => {
  journey('tells mission, values and timeline, and leads on', async ({ visit }) => {
    const page = await visit('/about');
    for (const name of ['Our mission', 'Our values', 'Timeline']) {
      await shown(page.getByRole('heading', { level: 2, name }));
    }
    await link(page, 'Get Started Free').click();
    await atAddress(page, '/register');
    await page.goBack();
    await link(page, 'How It Works').click();
    await atAddress(page, '/how-it-works');
  });
});

describe('before any script has run', () => {
  journey.for(PATHS)('%s can be read', async (path, { visit }) => {
    // The browser refuses the scripts that the page asks for ahead.
    const page = await visit(path, { javaScriptEnabled: false, expects: [/^csp GET \/assets\/.*\.js$/] });
    await shown(title1(page, path), page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    expect((await main(page).innerText()).length).toBeGreaterThan(1000);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await shown(title1(page, '/about'));
  });

  const withoutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort('aborted'));

  journey('a student sees their buttons, a visitor theirs', async ({ visit }) => {
    const mine = await visit('/', { student: await createStudent(embedded()), prepare: withoutScripts });
    await shown(link(mine, 'Go to Dashboard'), mine.getByRole('button', { name: 'Account' }));
    expect(await link(mine, 'Get Started Free').first().isVisible()).toBe(false);
    const page = await visit('/', { prepare: withoutScripts });
    await shown(
      link(page, 'Get Started Free').first(),
      page.getByRole('banner').getByRole('link', { name: 'Get Started' }),
    );
    expect(await link(page, 'Go to Dashboard').isVisible()).toBe(false);
  });

  journey('the page that was sent is the one that comes alive', async ({ visit }) => {
    const page = await visit('/', {
      prepare: (opened) =>
        opened.addInitScript(
          `document.addEventListener('DOMContentLoaded', () => document.querySelector('h1').setAttribute('data-sent', 'yes'))`,
        ),
    });
    await page.getByRole('button', { name: 'Hide video' }).click();
    await shown(page.getByRole('button', { name: 'Show video' }));
    expect(await page.locator('h1').getAttribute('data-sent')).toBe('yes');
  });
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

  journey('a click is not lost', async ({ visit }) => {
    const page = await visit('/terms', { viewport: { width: 390, height: 844 } });
    const letThrough = await holdScripts(page, '**/assets/about-page*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    letThrough();
    await shown(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How It Works' }));
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
    await shown(page.getByRole('heading', { level: 1, name: /^Welcome back/ }));
  });

  journey(
    'what is typed into the sign-up stays, the cursor too, and a field that was left is checked',
    async ({ visit }) => {
      const page = await visit('/terms');
      const letThrough = await holdScripts(page, '**/assets/register-page*.js');
      await page.goto('/register', { waitUntil: 'commit' });
      await page.getByLabel('Email').focus();
      await page.getByLabel('First name').fill('Amina');
      letThrough();
      await shown(page.getByText('Email is required'));
      await page.keyboard.type('ta');
      expect(await page.getByLabel('First name').inputValue()).toBe('Aminata');
    },
  );

  journey('a page stays where it was scrolled to', async ({ visit }) => {
    const page = await visit('/terms', { viewport: { width: 1280, height: 720 } });
    const letThrough = await holdScripts(page, '**/assets/register-page*.js');
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('Email').focus();
    await page.getByLabel('First name').focus();
    const scrolled = () => page.evaluate<number>('window.scrollY');
    await page.getByRole('button', { name: 'Create Account' }).scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    letThrough();
    await shown(page.getByText('Email is required'));
    expect(await scrolled()).toBeGreaterThanOrEqual(before);
  });
});

describe('for search engines and link previews', () => {
  journey('each public page has its own title, description, address and picture', async ({ visit }) => {
    const page = await visit('/');
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
  });

  journey('every public page is in the sitemap, and no other', async ({ visit }) => {
    const page = await visit('/about');
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(listed).toContain(`${embedded()}/how-it-works`);
    for (const address of listed) {
      await page.goto(String(address));
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
    }
    expect(await (await page.request.get('/robots.txt')).text()).toContain(
      `Sitemap: ${embedded()}/sitemap.xml`,
    );
  });

  journey('pages behind the sign-in, and those that are not there, ask to be left out', async ({ visit }) => {
    const page = await visit('/no-such-page', { expects: [/Unknown route: \/no-such-page/] });
    await shown(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }));
    expect(await metaOf(page, 'robots')).toBe('noindex');
    await page.goto('/dashboard');
    await atAddress(page, '/login');
    expect(await metaOf(page, 'robots')).toBe('noindex');
  });

  journey('every picture that the head and the manifest name is there', async ({ visit }) => {
    const page = await visit('/');
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
  });
});

describe('a page that breaks', () => {
  journey('says so, with the message and a request id', async ({ visit }) => {
    const page = await visit('/', {
      expects: [/A page broke, request id/, /Failed to fetch|error loading/],
      prepare: (opened) => opened.route('**/assets/about-page*.js', (route) => route.abort('aborted')),
    });
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await shown(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
      page.getByText(/^Request id/),
    );
  });
});
