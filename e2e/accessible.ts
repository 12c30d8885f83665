import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, overflow } from './browser.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
export const HEIGHT = 900;
const NARROWEST = 320;

/** In the dark only the colours differ from the page that has just been examined by every rule. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Has axe on every page from the start: sent to each page afterwards it takes longer than the examination. For `prepare` of a visit. */
export const withAxe = (page: Page) => page.addInitScript({ content: AXE });

/** Each rule that is broken, with the elements that break it and what is wrong with them. */
export const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: WCAG };
  const isThere = await page.evaluate('typeof axe !== "undefined"');
  // Legacy mode works within the page; the other one opens a second page each time.
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'null' : AXE }).setLegacyMode();
  const results = await axe.options({ runOnly, resultTypes: ['violations'], preload: false }).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  );
};

/** Until what a change of the window or of its colours sets in motion is over. */
const settled = (page: Page) =>
  page.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))');

/** Light and dark, on a phone and on a desk: no rule of WCAG 2.2 AA is broken; and nothing scrolls sideways at 320 px. */
export const expectAccessible = async (page: Page, what: string) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      // Further down the header that stays on top would lie over whatever stands there.
      await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })');
      const found = await violations(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
      expect(found, `${what}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  // Waited for: a header that has just been narrowed may take a frame to fold.
  await eventually(() => overflow(page), `${what}: pixels too wide at ${NARROWEST} px`).toBe(0);
};
