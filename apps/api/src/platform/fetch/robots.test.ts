import { describe, expect, it } from 'vitest';
import { readRobots } from './robots.ts';

const rules = (text: string) => readRobots(text, 'laurelbot');

describe('robots.txt', () => {
  it('allows everything when it says nothing', () => {
    expect(rules('').allows('/a')).toBe(true);
    expect(rules('User-agent: *\nDisallow:').allows('/a')).toBe(true);
  });

  it('speaks to us by name before it speaks to all', () => {
    const text =
      'User-agent: *\nDisallow: /\n\nUser-agent: Other\nUser-agent: LaurelBot\nDisallow: /private\n';
    expect(rules(text).allows('/open')).toBe(true);
    expect(rules(text).allows('/private/a')).toBe(false);
  });

  it.each([
    ['/a', '/a/b', false],
    ['/a$', '/a/b', true],
    ['/a$', '/a', false],
    ['/*.pdf$', '/x/y.pdf', false],
    ['/*.pdf$', '/x/y.pdf?z', true],
    ['/*/draft/*', '/en/draft/1', false],
    ['*?sort=', '/list?sort=a', false],
    ['/a*b*c', '/a-c-b', true],
  ])('reads the rule "Disallow: %s" for %s', (rule, path, allowed) => {
    expect(rules(`User-agent: *\nDisallow: ${rule}`).allows(path)).toBe(allowed);
  });

  it('lets the longest rule win, and of equal ones the one that allows', () => {
    const text = 'User-agent: *\nDisallow: /fund\nAllow: /fund/open\nDisallow: /same\nAllow: /same';
    expect(rules(text).allows('/fund/closed')).toBe(false);
    expect(rules(text).allows('/fund/open')).toBe(true);
    expect(rules(text).allows('/same')).toBe(true);
  });

  it('names its patience', () => {
    const text = '# ours\nUser-agent: *\nCrawl-delay: 2 # seconds\nDisallow: /x';
    expect(rules(text).crawlDelay).toBe(2);
    expect(rules('User-agent: *\nCrawl-delay: soon').crawlDelay).toBe(0);
  });

  it('answers at once to a rule made of stars', () => {
    expect(rules(`User-agent: *\nDisallow: /${'*a'.repeat(2000)}`).allows(`/${'b'.repeat(5000)}`)).toBe(true);
  });
});
