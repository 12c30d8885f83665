import { expect, it } from 'vitest';
import { externalLink, hostOf } from './external-link.ts';

it('lets web addresses through', () => {
  expect(externalLink('https://www.chevening.org/scholarships/')).toBe(
    'https://www.chevening.org/scholarships/',
  );
  expect(externalLink(' http://example.org ')).toBe('http://example.org/');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'example.org', '', undefined])(
  'attack: %j is no link',
  (link) => {
    expect(externalLink(link)).toBeNull();
  },
);

it('names the host without www', () => {
  expect(hostOf('https://www.chevening.org/scholarships/')).toBe('chevening.org');
});
