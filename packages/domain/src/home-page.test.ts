import { describe, expect, it } from 'vitest';
import { isHomePage } from './home-page.ts';

describe('a link to a home page', () => {
  it.each([
    'https://example.org',
    'https://example.org/',
    'https://example.org/en',
    'https://example.org/en/',
    'https://example.org/pt-br/',
    'https://example.org/index.html',
    'https://example.org/en/home',
    'https://example.org/#',
  ])('is one: %s', (link) => {
    expect(isHomePage(link)).toBe(true);
  });

  it.each([
    'https://example.org/scholarships',
    'https://example.org/en/grants',
    'https://example.org/?id=7',
    'https://example.org/#/awards',
    'https://example.org/ens',
    'no address',
    '',
  ])('is none: %s', (link) => {
    expect(isHomePage(link)).toBe(false);
  });
});
