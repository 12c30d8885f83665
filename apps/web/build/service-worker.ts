import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = path.join(import.meta.dirname, 'service-worker.js');
const PLACE = '= {};';
/** Files that every page requests under a name without a hash. */
const UNHASHED = ['/before-paint.js', '/favicon.svg', '/manifest.webmanifest'];
/** Fonts of other scripts than Latin are fetched when a text needs them. */
const KEPT = /\.(js|css)$|-latin-(opsz|wght)-normal[\w-]*\.woff2$/;

/** Writes `service-worker.js` with the list of this build's files. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const built = Object.keys(bundle).filter((file) => KEPT.test(file));
    const files = [...built.map((file) => `/${file}`).sort(), ...UNHASHED];
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    const source = readFileSync(SOURCE, 'utf8');
    if (!source.includes(PLACE)) throw new Error(`service-worker.js has no place "${PLACE}" for its files`);
    this.emitFile({
      type: 'asset',
      fileName: 'service-worker.js',
      source: source.replace(PLACE, () => `= ${JSON.stringify({ files, version })};`),
    });
  },
});
