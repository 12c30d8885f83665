import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRelease } from './make-release.ts';

const home = mkdtempSync(path.join(tmpdir(), 'laurel-release-'));
const [root, folder] = [path.join(home, 'repository'), path.join(home, 'files')];
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const make = (version: string) => makeRelease({ root, version, folder, key });

let files: string[];
/** One release for all tests: its list of packages takes npm a second. */
beforeAll(() => {
  mkdirSync(root);
  git('init', '--quiet');
  git('config', 'user.name', 'Somebody');
  git('config', 'user.email', 'somebody@example.org');
  const manifest = { name: 'laurel', version: '1.2.3' };
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest } }),
  );
  git('add', '.');
  git('commit', '--quiet', '--message', 'All of it');
  files = make('1.2.3');
});
afterAll(() => rmSync(home, { recursive: true }));

describe('a release', () => {
  it('is a tag and files whose checksums are right and signed', () => {
    expect(files).toEqual(['laurel-1.2.3.tar.gz', 'laurel-1.2.3.cdx.json', 'SHA256SUMS', 'SHA256SUMS.sig']);
    execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder });
    const [sums, signature] = ['SHA256SUMS', 'SHA256SUMS.sig'].map((name) =>
      readFileSync(path.join(folder, name)),
    );
    expect(verify(null, sums as Buffer, publicKey, signature as Buffer)).toBe(true);
    expect(git('rev-list', '-1', 'v1.2.3')).toBe(git('rev-parse', 'HEAD'));
  });

  it('holds the same source when it is made again from its commit', () => {
    const again = execFileSync('git', ['archive', '--format=tar.gz', '--prefix=laurel-1.2.3/', 'v1.2.3'], {
      cwd: root,
    });
    expect(again.equals(readFileSync(path.join(folder, 'laurel-1.2.3.tar.gz')))).toBe(true);
  });

  it('is refused for another version, for changes that are not committed, and twice', () => {
    expect(() => make('1.2.4')).toThrow('package.json says 1.2.3');
    writeFileSync(path.join(root, 'stray.txt'), 'x');
    expect(() => make('1.2.3')).toThrow('not committed');
    rmSync(path.join(root, 'stray.txt'));
    expect(() => make('1.2.3')).toThrow('there already');
  });
});
