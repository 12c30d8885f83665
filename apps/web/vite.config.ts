import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { prerender } from './build/prerender.ts';

const SOURCE = path.join(import.meta.dirname, 'build/service-worker.js');
const PLACE = '= {};';
/** Files that every page requests under a name without a hash. */
const UNHASHED = ['/before-paint.js', '/favicon.svg', '/manifest.webmanifest'];
/** Fonts of other scripts than Latin are fetched when a text needs them. */
const KEPT = /\.(js|css)$|-latin-(opsz|wght)-normal[\w-]*\.woff2$/;

/** Writes `service-worker.js` with the list of this build's files. */
const serviceWorker = (): Plugin => ({
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

/** The two font files that the first paint of every page needs. */
const FIRST_PAINT_FONTS = /(fraunces-latin-opsz-normal|source-sans-3-latin-wght-normal)[\w-]*\.woff2$/;

const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_PAINT_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

const COMPRESSIBLE = /\.(css|js|svg|webmanifest)$/;

/** Writes a brotli and a gzip copy beside every text file; the server sends them as they are, and compresses pages itself. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: ({ dir = 'dist' }) => {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!COMPRESSIBLE.test(name)) continue;
      const file = path.join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
});

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|clsx|class-variance-authority)[\\/]/;
/** The icons of the start page and its header. */
const START_PAGE_ICONS =
  'badge-check|bell|check|chevron-down|circle-check|circle-exclamation-point|circle-question-mark|eye|eye-off|menu|minus|moon|sun|x';
/** What every icon is made with, and those of the start page, of which each would else be a file of its own. */
const START_PAGE_LUCIDE = new RegExp(
  `lucide-react[\\\\/]dist[\\\\/]esm[\\\\/](?!icons[\\\\/](?!(${START_PAGE_ICONS})\\.))`,
);
/** Icons that several later pages share: the first script of every page names each file there is. */
const SHARED_ICONS = {
  name: 'icons',
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  minShareCount: 3,
};

/** Modules of `src` by folder and names. */
const sources = (folders: Record<string, string>): RegExp => {
  const each = Object.entries(folders).map(([folder, names]) => `${folder}/(?:${names})\\.`);
  return new RegExp(`/src/(?:${each.join('|')})`.replaceAll('/', '[\\\\/]'));
};

/**
 * Small parts that nearly every later page, every signed-in one or every list of awards has: one file of them is shorter than thirty, and so is the list of files
 * in the first script. What they import stays where it is: the first page has some of it.
 */
const SHARED_PARTS = [
  {
    name: 'small-parts',
    test: sources({
      ui: 'badge|callout|card|checkbox|chips-field|combobox|dialog|error-summary|field|select|skeleton|text-field',
      'lib/dates': 'calendar-day|use-today',
      'lib/session': 'keep-answers-for|new-student|stored-value',
    }),
    includeDependenciesRecursively: false,
  },
  {
    name: 'signed-in-parts',
    test: sources({
      ui: 'empty-state|error-state',
      'lib/api': 'answer-cache|query-client|scholarship-keys',
      'features/facts': 'profile-query',
      'features/preferences': 'preferences-query',
      'features/scholarships': 'navigation-state',
    }),
    includeDependenciesRecursively: false,
  },
  {
    name: 'list-parts',
    test: sources({
      ui: 'filter-menu|meter|pagination',
      'features/saved-scholarships': 'save-button|save-toggle',
      'features/scholarships': 'share-button',
    }),
    includeDependenciesRecursively: false,
  },
];

const server = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false };
/**
 * What the server answers and no file does: the API, the catalogue for matching on the device, and the pages of awards, which it draws
 * from the last build and with its files.
 */
const proxy = { '/api': server, '/catalogue': server, '/awards': server, '/assets': server };

/** Schemas and tables are declared at module level without effects: an unused one is left out of the bundle. */
const treeshake = {
  moduleSideEffects: (id: string) =>
    !/[\\/]packages[\\/](contract|domain|taxonomies|matching|text)[\\/]/.test(id),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), serviceWorker(), precompress(), prerender()],
  // The vocabulary of fields is loaded when a text asks for it: see `imports` of `@laurel/taxonomies`.
  resolve: { conditions: ['late-field-names', ...defaultClientConditions] },
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Inlined fonts and pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // light-dark() is kept as written from these versions on.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Every browser that the style sheet asks for knows module preloads.
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // One file for what every page needs, one for what every signed-in page needs: each shrinks better than its parts.
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: (id) => FRAMEWORK.test(id) || START_PAGE_LUCIDE.test(id) },
                { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
                SHARED_ICONS,
                ...SHARED_PARTS,
              ],
            },
          },
        },
      },
    },
  },
});
