import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createMatchedStudent } from '../../e2e/api-student.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const AUTOCANNON = fileURLToPath(new URL('../../node_modules/.bin/autocannon', import.meta.url));
const CONNECTIONS = 10;

/** Requests a second of one address, asked by a process of its own. @throws Error when an answer is not what was wanted */
const rate = async (url: string, seconds: number, headers: string[] = []): Promise<number> => {
  const options = ['--json', '--duration', String(seconds), '--connections', String(CONNECTIONS)];
  const { stdout } = await promisify(execFile)(AUTOCANNON, [
    ...options,
    ...headers.flatMap((one) => ['-H', one]),
    url,
  ]);
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
  };
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} broke`);
  return requests.average;
};

const startBare = async (file: string) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', BARE, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /ready at (\S+)/.exec(chunk.toString())?.[1] ?? '';
  return { url, stop: () => child.kill() };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Cached matches against a bare route that answers the very same JSON, in turn. Neither is compressed. */
export const compareCached = async (
  productUrl: string,
  { rounds, seconds }: { rounds: number; seconds: number },
) => {
  const { student } = await createMatchedStudent(productUrl);
  const { body } = await student.call('GET', '/ai/matches');
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-bare-'));
  const file = path.join(folder, 'answer.json');
  await writeFile(file, JSON.stringify(body));
  const bare = await startBare(file);
  const cached: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round++) {
    cached.push(
      await rate(`${productUrl}/api/ai/matches`, seconds, [`authorization=Bearer ${student.token}`]),
    );
    plain.push(await rate(bare.url, seconds));
  }
  bare.stop();
  await rm(folder, { recursive: true });
  const bytes = Buffer.byteLength(JSON.stringify(body));
  return { bytes, cached: median(cached), bare: median(plain), share: median(cached) / median(plain) };
};
