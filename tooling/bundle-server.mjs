// Joins the server's 1,100 modules into a few files, so that a start doesn't look up, read and strip each of them. Drizzle goes
// with them: Node reads Drizzle's list of exports, 179 kB, anew for every module of it. All other packages stay outside.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));

const isInside = (id) => /^[.#]|^(@laurel|drizzle-orm)(\/|$)/.test(id) || path.isAbsolute(id);

/** Data files, migrations and worker threads are found from where the source lies, wherever the joined file is. */
const keepAddresses = {
  name: 'keep-addresses',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : null,
};

const bundle = await rolldown({
  input: { cli: path.join(root, 'apps/api/src/main/cli.ts') },
  cwd: root,
  platform: 'node',
  external: (id) => !isInside(id),
  plugins: [keepAddresses],
});
await bundle.write({ dir: path.join(root, 'apps/api/dist'), cleanDir: true });
