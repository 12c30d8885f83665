/**
 * Where the processor time of a process goes while students use it: the ten hottest functions of all its threads, its start on a data folder that
 * there is included. WebAssembly has no names; its functions are told together.
 *
 *   npm run build && npm run bench -- profile [--students 30] [--seconds 30] [--cli apps/api/dist/cli.js of another version]
 */
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createMatchedStudent } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { useOwnTemporaryFolder } from '../../tooling/own-temporary-folder.ts';
import { runStudents } from '../load/run-students.ts';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

const ACCOUNTS = 10;
const HOTTEST = 10;
const BUILT = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '30' },
    cli: { type: 'string', default: BUILT },
  },
});

const nameOf = ({ functionName, url }: Profile['nodes'][number]['callFrame'], isMain: boolean): string => {
  if (url.startsWith('wasm:'))
    return isMain ? 'PostgreSQL (WebAssembly)' : 'harper, the spelling check (WebAssembly)';
  const file = url.replace(/^.*node_modules\//, '').replace(/^.*\/(?=[^/]+$)/, '');
  return `${functionName || '(unnamed)'} ${file.replace(/-[\w-]{8}\.js$/, '.js')}`.trim();
};

/** Milliseconds by name of function, and of all that was not idle. */
const readProfiles = async (folder: string): Promise<{ times: Map<string, number>; busy: number }> => {
  const times = new Map<string, number>();
  let busy = 0;
  for (const file of await readdir(folder)) {
    const profile = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Profile;
    // CPU.<day>.<time>.<process>.<thread>.<number>.cpuprofile; the main thread has the number 0.
    const isMain = file.split('.')[4] === '0';
    const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame, isMain)]));
    profile.samples.forEach((id, at) => {
      const name = names.get(id) ?? '';
      if (name === '(idle)') return;
      const ms = (profile.timeDeltas[at] ?? 0) / 1000;
      busy += ms;
      times.set(name, (times.get(name) ?? 0) + ms);
    });
  }
  return { times, busy };
};

useOwnTemporaryFolder();
const folder = await mkdtemp(path.join(tmpdir(), 'laurel-profile-'));
const profiles = path.join(folder, 'profiles');
const env = { DATA_DIR: path.join(folder, 'data'), ACCESS_TOKEN_MINUTES: '1440' };
const cli = path.resolve(values.cli);
// Making the database and the students is not what is measured.
const before = await startProduct(env, { cli });
const students = [];
for (let n = 0; n < ACCOUNTS; n++) students.push(await createMatchedStudent(before.url));
await before.stop();
const scholarshipIds = students.flatMap(({ matches }) =>
  matches.slice(0, 20).map((match) => String(match.scholarshipId)),
);
const product = await startProduct(
  { ...env, NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` },
  { cli },
);
const measured = await runStudents(product.url, {
  students: students.map(({ student }) => student),
  scholarshipIds,
  count: Number(values.students),
  seconds: Number(values.seconds),
});
await product.stop();
const calls = [...measured.times.values()].flat().length;
const { times, busy } = await readProfiles(profiles);
console.log(`${calls} calls of ${values.students} students, the start included: ${Math.round(busy)} ms busy`);
const hottest = [...times].toSorted(([, a], [, b]) => b - a).slice(0, HOTTEST);
for (const [name, ms] of hottest)
  console.log(
    `${Math.round(ms).toString().padStart(7)} ms ${((ms / busy) * 100).toFixed(1).padStart(5)}%  ${name}`,
  );
