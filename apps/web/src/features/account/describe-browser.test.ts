import { describe, expect, it } from 'vitest';
import { describeBrowser, isHandheld } from './describe-browser.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0';

describe('the name of a browser', () => {
  it.each([
    [CHROME, 'Chrome on Linux'],
    [EDGE, 'Edge on Windows'],
    [SAFARI, 'Safari on iPhone'],
    [FIREFOX, 'Firefox on Mac'],
    ['curl/8.5.0', 'An unknown device'],
    ['', 'An unknown device'],
  ])('of %.40s is %s', (userAgent, name) => {
    expect(describeBrowser(userAgent)).toBe(name);
  });

  it.each([
    [SAFARI, true],
    [CHROME, false],
  ])('of %.30s is that of a device for the hand: %s', (userAgent, handheld) => {
    expect(isHandheld(userAgent)).toBe(handheld);
  });
});
