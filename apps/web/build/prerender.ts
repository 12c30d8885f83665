import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { headOf } from '../src/lib/browser/page-head.ts';

const ENTRY = 'src/entry-prerender.tsx';
/** Draws the public pages of awards in the server's process. */
const AWARDS_ENTRY = 'src/entry-award-pages.tsx';
/** The document of the pages that the server draws. */
const AWARDS_DOCUMENT = 'awards.html';

const HEAD = /<head>[\s\S]*<\/head>/;

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'isEntry'>;

interface Page {
  path: string;
  title: string;
  description: string;
  content: string;
}

/** The head of every page that search engines must not index: pages behind the sign-in and unknown addresses. */
const SHELL_HEAD = [
  '<title>Laurel</title>',
  '<meta name="description" content="Real scholarships you can really get, best first, each with reasons you can check." />',
  '<meta name="robots" content="noindex" />',
].join('\n    ');

/** `/how-it-works` is drawn by `how-it-works-page.tsx` of its feature. */
const pageModule = (address: string) => `/${address === '/' ? 'landing' : address.slice(1)}-page.tsx`;

/** The scripts of a page with everything they import, so that the browser requests them in parallel. */
const scriptsOf = (chunks: readonly Chunk[], address: string): string[] => {
  const wanted = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || chunk.isEntry || wanted.has(file)) return;
    wanted.add(file);
    chunk.imports.forEach(add);
  };
  const route = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(pageModule(address)));
  if (route) add(route.fileName);
  return [...wanted];
};

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}" />`;

/** Gives scripts a lower priority than the style sheet and the fonts: the page can be read before it is hydrated. */
const looksBeforeLives = (html: string) =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

const fileOf = (address: string) => `${address === '/' ? 'start' : address.slice(1)}.html`;

/**
 * After the client has been built, renders the public pages to `dist/pages/*.html`, lists them in `pages.json`, and
 * writes `dist/index.html`, which is empty, for every other address. `dist/server` holds what draws the pages of awards, whose
 * document is `dist/pages/awards.html`.
 */
export const prerender = (): Plugin => {
  let chunks: Chunk[] = [];
  const build = async (builder: ViteBuilder) => {
    const { client, ssr } = builder.environments;
    if (!client || !ssr) throw new Error('both environments are built');
    await builder.build(client);
    await builder.build(ssr);
    const dist = path.join(builder.config.root, client.config.build.outDir);
    const drawn = path.join(builder.config.root, ssr.config.build.outDir);
    const entry = pathToFileURL(path.join(drawn, 'entry-prerender.js')).href;
    const { renderPages } = (await import(entry)) as { renderPages: () => Promise<Page[]> };
    writePages(dist, chunks, await renderPages());
    moveAwardsDocument(dist);
    cpSync(drawn, path.join(dist, 'server'), { recursive: true });
    rmSync(path.join(dist, 'server/entry-prerender.js'));
    rmSync(drawn, { recursive: true });
  };
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      // Both builds share one configuration, so that this plugin sees the chunks of the client.
      builder: { buildApp: build, sharedConfigBuild: true },
      environments: {
        client: { build: { rolldownOptions: { input: ['index.html', AWARDS_DOCUMENT] } } },
        ssr: {
          // The server that draws pages has none of the web app's packages.
          resolve: { noExternal: true },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: 'node_modules/.prerender',
            emptyOutDir: true,
            ssr: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: [ENTRY, AWARDS_ENTRY],
              // It draws every page at once, so that nothing in it is loaded late; the client keeps such files apart.
              checks: { ineffectiveDynamicImport: false },
            },
          },
        },
      },
    }),
    transformIndexHtml: {
      order: 'pre',
      // Both documents have one head, which stands in `index.html`.
      handler: (html, { path: document, server }) => {
        if (server || !document.endsWith(AWARDS_DOCUMENT)) return html;
        const [head = ''] =
          HEAD.exec(readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8')) ?? [];
        return html.replace(HEAD, () => head);
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      chunks = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, facadeModuleId, imports, isEntry }) => ({
          fileName,
          facadeModuleId,
          imports,
          isEntry,
        }));
    },
  };
};

const writePages = (dist: string, chunks: readonly Chunk[], pages: readonly Page[]) => {
  const shell = path.join(dist, 'index.html');
  const template = readFileSync(shell, 'utf8');
  const fill = (head: string, content: string) =>
    template.replace('<!--page-->', () => head).replace('<!--content-->', () => content);
  mkdirSync(path.join(dist, 'pages'));
  for (const page of pages) {
    const scripts = scriptsOf(chunks, page.path).filter((file) => !template.includes(`/${file}"`));
    const html = fill(headOf({ ...page, address: page.path }), page.content).replace('</head>', () =>
      [...scripts.map(preload), '</head>'].join('\n    '),
    );
    writeFileSync(path.join(dist, 'pages', fileOf(page.path)), looksBeforeLives(html));
  }
  const list = pages.map((page) => ({ path: page.path, file: fileOf(page.path) }));
  writeFileSync(path.join(dist, 'pages', 'pages.json'), JSON.stringify(list));
  writeFileSync(shell, fill(SHELL_HEAD, ''));
};

/** Keeps its placeholders for head and content: the server fills them at each page. */
const moveAwardsDocument = (dist: string) => {
  const built = path.join(dist, AWARDS_DOCUMENT);
  writeFileSync(path.join(dist, 'pages', AWARDS_DOCUMENT), looksBeforeLives(readFileSync(built, 'utf8')));
  rmSync(built);
};
