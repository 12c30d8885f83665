import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

interface Locked {
  link?: boolean;
  integrity?: string;
}
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

describe('what Laurel depends on', () => {
  it('is locked to its bytes, whatever the registry says tomorrow', () => {
    const locked = Object.entries(readJson('package-lock.json').packages as Record<string, Locked>).filter(
      ([name, { link }]) => name.includes('node_modules/') && !link,
    );
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([, one]) => !one.integrity?.startsWith('sha512-')).map(([name]) => name)).toEqual(
      [],
    );
  });

  it('includes a runtime whose bytes are the known ones', () => {
    const { node } = readJson('package.json').dependencies;
    const known = readJson('tooling/node-checksums.json')[node];
    expect(Object.keys(known)).toEqual(expect.arrayContaining(['linux-arm64', 'linux-x64']));
    const expected = known[`${process.platform}-${process.arch}`];
    const bytes = readFileSync(path.join(root, 'node_modules/node/bin/node'));
    if (expected) expect(createHash('sha256').update(bytes).digest('hex')).toBe(expected);
  });

  it('is named by exact version in every manifest', () => {
    const manifests = globSync(
      ['package.json', 'apps/*/package.json', 'packages/*/package.json', 'e2e/package.json'],
      {
        cwd: root,
      },
    );
    const loose = manifests.flatMap((file) => {
      const { dependencies, devDependencies } = readJson(file) as Manifest;
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name}@${version}`);
    });
    expect(loose).toEqual([]);
  });
});
