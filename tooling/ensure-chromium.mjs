import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** The shell without windows first: the same engine for two thirds of the processor time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const playwrightBrowsers = () => {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => [
      path.join(folder, name, 'chrome-linux/chrome'),
      path.join(folder, name, 'chrome-linux64/chrome'),
    ]);
};

const find = () =>
  [process.env.CHROMIUM_PATH ?? '', ...SYSTEM, ...playwrightBrowsers()].find(
    (file) => file && existsSync(file),
  );

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Finds Chromium, or installs it: Debian's package as root, else Playwright's own build.
 * @param say tells the person what happens
 * @returns path of the program
 */
export const ensureChromium = (say) => {
  const found = find();
  if (found) return found;
  say('Installing Chromium for the browser tests …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  } else {
    run(process.execPath, [
      path.resolve(import.meta.dirname ?? '.', '../node_modules/playwright-core/cli.js'),
      'install',
      'chromium',
    ]);
  }
  const installed = find();
  if (installed) return installed;
  say('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.');
  process.exit(1);
};
