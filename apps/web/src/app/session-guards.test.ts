import { describe, expect, it } from 'vitest';
import { originOf, readOrigin } from './session-guards.tsx';

describe('the origin of a visitor sent to sign in', () => {
  it('survives the way through the navigation state', () => {
    const location = {
      pathname: '/scholarship/x',
      search: '?a=1',
      hash: '#h',
      state: { match: 1 },
      key: 'k',
      unstable_mask: undefined,
    };
    expect(readOrigin({ from: originOf(location) })).toEqual({
      pathname: '/scholarship/x',
      search: '?a=1',
      hash: '#h',
      state: { match: 1 },
    });
  });

  it.each([
    null,
    {},
    { from: 'text' },
    { from: { pathname: '//evil.example' } },
    { from: { pathname: '/\\evil.example' } },
    { from: { pathname: 'javascript:alert(1)' } },
    { from: { pathname: 'https://evil.example' } },
  ])('is none when the state holds %j', (state) => {
    expect(readOrigin(state)).toBeNull();
  });
});
