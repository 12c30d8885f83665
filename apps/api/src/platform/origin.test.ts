import { describe, expect, it } from 'vitest';
import { createOrigin } from './origin.ts';

const config = { publicUrl: undefined, host: '127.0.0.1', port: 3000 };

describe('the origin of links', () => {
  it('is the listening address when none is configured', () => {
    const origin = createOrigin(config);
    expect(origin.get()).toBe('http://127.0.0.1:3000');
    origin.listeningAt('http://127.0.0.1:41234');
    expect(origin.get()).toBe('http://127.0.0.1:41234');
  });

  it('is the configured one wherever the server listens', () => {
    const origin = createOrigin({ ...config, publicUrl: 'https://laurel.example.org' });
    origin.listeningAt('http://127.0.0.1:41234');
    expect(origin.get()).toBe('https://laurel.example.org');
  });

  it.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
  ])('can be followed when listening on %s', (host, link) => {
    expect(createOrigin({ ...config, host }).get()).toBe(link);
  });
});
