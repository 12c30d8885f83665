import { expect, it } from 'vitest';
import { externalLink, hostOf } from './external-link.ts';

it('lets web addresses through', () => {
  expect(externalLink('https://www.chevening.org/scholarships/')).toBe(
    'https://www.chevening.org/scholarships/',
  );
  expect(externalLink(' http://example.org ')).toBe('http://example.org/');
});

it.each([
  'javascript:alert(1)',
  ' JaVaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'blob:https://example.org/x',
  'file:///etc/passwd',
  'data:text/html,x',
  'ftp://example.org',
  'https://www.daad.de@elsewhere.example/',
  'example.org',
  '',
  undefined,
])('attack: %j is no link', (link) => {
  expect(externalLink(link)).toBeNull();
});

it('names the host without www', () => {
  expect(hostOf('https://www.chevening.org/scholarships/')).toBe('chevening.org');
});
