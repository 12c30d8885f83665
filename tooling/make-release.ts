import { spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface ReleaseOptions {
  /** The repository. */
  root: string;
  /** `1.2.3`, as package.json has it. */
  version: string;
  /** Where the files go. */
  folder: string;
  /** Private key (Ed25519, PEM) that signs the checksums; undefined: they are not signed. */
  key?: string | undefined;
}

const run = (root: string, command: string, args: string[]): Buffer => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, maxBuffer: 256 * 2 ** 20 });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? String(stderr).trim()}`);
};

/**
 * Tags the commit that is checked out and writes what a release consists of: the source as an archive, the list of its packages (CycloneDX),
 * their SHA-256 checksums, and with a key the signature of these. The archive is made from the commit alone, so anybody can make it again.
 * @returns the files' names
 */
export const makeRelease = ({ root, version, folder, key }: ReleaseOptions): string[] => {
  const git = (...args: string[]) => run(root, 'git', args);
  const { version: named } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (named !== version) throw new Error(`package.json says ${named}, not ${version}.`);
  if (String(git('status', '--porcelain')).trim() !== '')
    throw new Error('There are changes that are not committed.');
  if (String(git('tag', '--list', `v${version}`)).trim() !== '')
    throw new Error(`The tag v${version} is there already; a release is never made twice.`);
  mkdirSync(folder, { recursive: true });
  const files: [string, Buffer][] = [
    [`laurel-${version}.tar.gz`, git('archive', '--format=tar.gz', `--prefix=laurel-${version}/`, 'HEAD')],
    [
      `laurel-${version}.cdx.json`,
      run(root, 'npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']),
    ],
  ];
  const sums = Buffer.from(
    files.map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`).join(''),
  );
  files.push(['SHA256SUMS', sums]);
  if (key) files.push(['SHA256SUMS.sig', sign(null, sums, createPrivateKey(key))]);
  for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
  // Last: a tag says that all of it is there.
  git('tag', '--annotate', `v${version}`, '--message', `Laurel ${version}`);
  return files.map(([name]) => name);
};
