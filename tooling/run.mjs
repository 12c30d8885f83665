// Entry of every npm script. Runs on whatever Node the host has (20 or newer): installs what is missing, builds what
// changed, and then hands over to the Node that Laurel brings along.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './ensure-chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const node = () => path.join(root, 'node_modules/node/bin/node');
const BENCH_MATCHING = path.join(root, 'benchmarks/matching/measure.ts');
const CLI = path.join(root, 'apps/api/src/main/cli.ts');
/** The same, joined into a few files: it starts in two thirds of the processor time. */
const BUILT_CLI = path.join(root, 'apps/api/dist/cli.js');
const SERVER_BUNDLER = path.join(root, 'tooling/bundle-server.mjs');
// The first hides Node's warning about type stripping, so that only Laurel's own lines are printed. The second: V8 sizes its room for young
// objects by the machine, and takes up to 100 MB for each thread on a large one.
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];

const say = (text) => process.stderr.write(`${text}\n`);

const hashFiles = (files) => {
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
};

const stampOf = (name) => path.join(root, 'node_modules/.cache/laurel', name);
const isUpToDate = (name, hash) => existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hash;
const stamp = (name, hash) => {
  mkdirSync(path.dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), hash);
};

/** Runs a program to its end. @returns its exit code */
const run = (command, args, options = {}) => {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  if (done.error) throw done.error;
  return done.status ?? 1;
};

const install = () => {
  const hash = hashFiles([path.join(root, 'package-lock.json')]);
  if (isUpToDate('installed', hash) && existsSync(node())) return;
  say('Installing packages …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (status !== 0 || !existsSync(node())) {
    say('The packages could not be installed. Check the network connection and try again.');
    process.exit(status || 1);
  }
  checkRuntime();
  stamp('installed', hash);
};

/**
 * The package `node` fetches the runtime itself, past the lockfile. It holds every secret of the server, so its bytes must be the known ones.
 * A platform without a known checksum is said and used.
 */
const checkRuntime = () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const known = JSON.parse(readFileSync(path.join(root, 'tooling/node-checksums.json'), 'utf8'));
  const platform = `${process.platform}-${process.arch}`;
  const expected = known[dependencies.node]?.[platform];
  if (expected === undefined)
    return say(`No checksum of Node.js ${dependencies.node} is known for ${platform}.`);
  if (createHash('sha256').update(readFileSync(node())).digest('hex') === expected) return;
  say(
    `node_modules/node/bin/node is not the known Node.js ${dependencies.node} for ${platform}; it is not run.`,
  );
  process.exit(1);
};

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isFile()) return [name];
    return entry.isDirectory() && !/^(node_modules|dist)$/.test(entry.name) ? filesBelow(name) : [];
  });

/** Changes when one of the files is written: reading them all would take longer than most of what is asked for here. */
const datesOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const buildWeb = () => {
  const folders = ['apps/web', 'packages/contract/src', 'packages/domain/src', 'packages/taxonomies/src'];
  const sources = [
    ...folders
      .map((folder) => path.join(root, folder))
      .filter(existsSync)
      .flatMap(filesBelow),
    path.join(root, 'package-lock.json'),
  ];
  const isBuilt = existsSync(path.join(root, 'apps/web/dist/index.html'));
  const dates = datesOf(sources);
  if (isBuilt && isUpToDate('web-dates', dates)) return;
  const hash = hashFiles(sources);
  if (!isBuilt || !isUpToDate('web', hash)) {
    say('Building the web app …');
    const status = run(node(), [bin('vite'), 'build', '--logLevel', 'warn'], {
      cwd: path.join(root, 'apps/web'),
    });
    if (status !== 0) process.exit(status);
    stamp('web', hash);
  }
  stamp('web-dates', dates);
};

/** What the built server depends on, by date and size. */
const serverHash = () => {
  const packages = readdirSync(path.join(root, 'packages')).map((name) =>
    path.join(root, 'packages', name, 'src'),
  );
  const sources = [path.join(root, 'apps/api/src'), ...packages].filter(existsSync).flatMap(filesBelow);
  return datesOf(sources) + hashFiles([path.join(root, 'package-lock.json'), SERVER_BUNDLER]);
};

const isServerBuilt = (hash) => isUpToDate('server', hash) && existsSync(BUILT_CLI);

const buildServer = () => {
  const hash = serverHash();
  if (isServerBuilt(hash)) return;
  say('Building the server …');
  const status = run(node(), [SERVER_BUNDLER]);
  if (status !== 0) process.exit(status);
  stamp('server', hash);
};

const build = () => {
  buildWeb();
  buildServer();
};

/** Hands over to a long-running program: passes signals on and ends with its exit code. */
const handOver = (args, env = {}) => {
  const child = spawn(node(), [...NODE_FLAGS, ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...env,
      // Caches compiled modules, so that types are not stripped at each start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? stampOf('compiled'),
      // The C library keeps freed memory apart for each thread, 60 MB here; two heaps are enough.
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  if (process.env.npm_lifecycle_event === undefined) return;
  // npm may be killed without a signal to its children; the server must not outlive it and keep the data folder locked.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
};

const commands = {
  start: () => {
    install();
    build();
    handOver([BUILT_CLI, 'serve'], { DATA_DIR: process.env.DATA_DIR ?? path.join(root, 'data') });
  },
  dev: () => {
    install();
    handOver([path.join(root, 'tooling/dev.ts')]);
  },
  laurel: (args) => {
    install();
    handOver([isServerBuilt(serverHash()) ? BUILT_CLI : CLI, ...args], {
      DATA_DIR: process.env.DATA_DIR ?? path.join(root, 'data'),
    });
  },
  build: () => {
    install();
    build();
  },
  // `npm run bench -- AREA`: a folder of benchmarks; matching by default.
  bench: ([area = '', ...args]) => {
    install();
    const named = path.join(root, 'benchmarks', area, 'measure.ts');
    const program = /^[a-z]+$/.test(area) && existsSync(named) ? [named] : [BENCH_MATCHING, area];
    handOver(['--expose-gc', ...program, ...args].filter(Boolean));
  },
  chaos: (args) => {
    install();
    build();
    handOver([path.join(root, 'chaos/index.ts'), ...args], { LAUREL_CLI: BUILT_CLI });
  },
  load: (args) => {
    install();
    build();
    handOver([path.join(root, 'benchmarks/load/measure.ts'), ...args], { LAUREL_CLI: BUILT_CLI });
  },
  // `npm run accuracy -- FOLDER`: the folder of evaluation data, which is not part of the repository.
  accuracy: ([folder]) => {
    install();
    if (!folder) {
      say('Name the folder of the evaluation data: npm run accuracy -- FOLDER');
      process.exit(2);
    }
    const programs = [
      ['benchmarks/matching/quality.ts', '--listings', path.join(folder, 'listings.jsonl')],
      ['benchmarks/extraction/accuracy.ts', '--data', folder],
    ];
    for (const program of programs) {
      const status = run(node(), [...NODE_FLAGS, ...program], { stdio: 'inherit' });
      if (status !== 0) process.exit(status);
    }
  },
  // `npm run eval -- essays`: what comes of a model's answers, recorded or, with `--live`, asked for.
  eval: (args) => {
    install();
    handOver([path.join(root, 'benchmarks/critique/eval.ts'), ...args]);
  },
  check: () => {
    install();
    handOver([path.join(root, 'tooling/check.ts'), '--audit']);
  },
  vocabulary: () => {
    install();
    handOver([path.join(root, 'tooling/compile-vocabulary.ts')]);
  },
  // `npm run release -- VERSION`: a tag, an archive, checksums.
  release: (args) => {
    install();
    handOver([path.join(root, 'tooling/release.ts'), ...args]);
  },
  audit: () => {
    install();
    handOver([path.join(root, 'tooling/audit.ts')]);
  },
  // `npm test -- AREA`: the tests whose path holds the word, without those that start the product.
  test: (args) => {
    install();
    const startsProduct = args.length === 0 || args.some((arg) => /e2e|journeys|commands/.test(arg));
    if (startsProduct) build();
    const env = startsProduct ? { CHROMIUM_PATH: ensureChromium(say), LAUREL_CLI: BUILT_CLI } : {};
    handOver([path.join(root, 'tooling/test.ts'), 'run', ...args], env);
  },
  // `npm run test:watch -- AREA`: runs them again whenever a file changes.
  'test:watch': (args) => {
    install();
    handOver([path.join(root, 'tooling/test.ts'), 'watch', ...args]);
  },
};

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, name)) {
  say(`Use one of: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
commands[name](args);
