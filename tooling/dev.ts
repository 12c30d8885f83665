// `npm run dev`: the server restarts and the page reloads when a file is saved. A student is there to sign in with.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PORT = process.env.PORT ?? '3000';
const API = `http://127.0.0.1:${PORT}/api`;
const STUDENT = {
  firstName: 'Amina',
  lastName: 'Otieno',
  email: 'amina@example.org',
  password: 'Laurel-2026',
};
const FACTS = path.join(root, 'e2e/students/kenyan-public-health-masters.json');
/** How long the first start may take: it creates the database and loads the catalogue. */
const START_MS = 300_000;

const children: ChildProcess[] = [];
const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

const start = (args: string[], cwd: string, env: Record<string, string> = {}): void => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.push(child);
  // The server and Vite end together.
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
};

const call = async (method: string, route: string, body: unknown, token?: string): Promise<Response> =>
  fetch(`${API}${route}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

const isHealthy = async (): Promise<boolean> => {
  try {
    return (await fetch(`${API}/health`)).ok;
  } catch {
    // The server is not up yet.
    return false;
  }
};

const untilHealthy = async (): Promise<void> => {
  const deadline = Date.now() + START_MS;
  while (!(await isHealthy())) {
    if (Date.now() > deadline) throw new Error(`The server did not answer within ${START_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Registers the student with preferences and facts on the first run. Later runs find the account and change nothing. */
const seedStudent = async (): Promise<void> => {
  const registered = await call('POST', '/auth/register', STUDENT);
  if (registered.status === 409) return;
  if (!registered.ok) throw new Error(`The student could not be registered: ${await registered.text()}`);
  const { email, password } = STUDENT;
  const { token } = (await (await call('POST', '/auth/login', { email, password })).json()) as {
    token: string;
  };
  const { preferences, profile } = JSON.parse(readFileSync(FACTS, 'utf8')) as Record<string, unknown>;
  for (const [method, route, body] of [
    ['POST', '/ai/preferences', preferences],
    ['PUT', '/users/profile', { profile }],
  ] as const) {
    const answer = await call(method, route, body, token);
    if (!answer.ok) throw new Error(`${method} ${route} was refused: ${await answer.text()}`);
  }
};

// Not the whole of a package: the compiled catalogue is written beside them by the first start, which would then be interrupted.
const watched = globSync('{apps/api/src,packages/*/{src,data,migrations}}', { cwd: root }).map(
  (folder) => `--watch-path=${path.join(root, folder)}`,
);
// Vite serves the pages. Those of awards are drawn by the server from the last build, where there is one.
const hasBuild = existsSync(path.join(root, 'apps/web/dist/index.html'));
const serve = [path.join(root, 'apps/api/src/main/cli.ts'), 'serve', ...(hasBuild ? [] : ['--no-web'])];
start(['--watch', '--watch-preserve-output', ...watched, ...serve], root, {
  PORT,
  DATA_DIR: process.env.DATA_DIR ?? path.join(root, 'data/dev'),
});
start(
  [path.join(root, 'node_modules/vite/bin/vite.js'), '--strictPort', '--clearScreen', 'false'],
  path.join(root, 'apps/web'),
  { PORT },
);

try {
  await untilHealthy();
  await seedStudent();
  console.log(`\nOpen http://127.0.0.1:5173/login and sign in: ${STUDENT.email}, ${STUDENT.password}\n`);
  if (!hasBuild) console.log('Public pages of awards (/awards) are drawn from a build: npm run build\n');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  stop();
}
