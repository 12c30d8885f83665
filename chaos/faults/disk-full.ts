import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { createCrowd } from '../crowd.ts';
import { until } from '../until.ts';
import { mustHold, type Scenario } from './scenario.ts';

const run = promisify(execFile);
/** Enough for the embedded database and its catalogue, and little more. */
const DISK = '192m';
const HEAL_MS = 10_000;

export const diskFull: Scenario = {
  name: 'disk-full',
  holds:
    'a full disk refuses writes with 503, damages nothing that was acknowledged, and the process heals by itself once there is room',
  run: async ({ folder, afterwards }) => {
    const mounted = await folder();
    const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', mounted]).then(
      () => true,
      () => false,
    );
    if (!isMounted) return 'left out: only root may mount the small disk that this takes';
    afterwards(() => run('umount', ['-l', mounted]));
    const env = {
      DATA_DIR: mounted,
      SNAPSHOT_MINUTES: '0',
      LOG_LEVEL: 'fatal',
      ACCESS_TOKEN_MINUTES: '1440',
    };
    const product = await startProduct(env);
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: 4, afterwards });
    crowd.start();
    await pause(1_000);
    const filler = path.join(mounted, 'filler');
    const full = await writeFile(filler, Buffer.alloc(256 * 1024 * 1024)).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    mustHold(full === 'ENOSPC', `the disk did not fill up: ${full}`);
    await pause(6_000);
    await crowd.stop();
    const during = { ...crowd.counts };
    await rm(filler, { force: true });
    const [student] = crowd.students;
    const healed = await until('the product answers again', HEAL_MS, async () => {
      const answer = await call(product.url, 'GET', '/ai/preferences', { token: student?.token ?? '' });
      return answer?.status === 200;
    });
    // A job whose matches could not be stored three times ends as failed, which its student sees.
    const lost = (await crowd.verify()).filter((wrong) => !/^the job \S+ failed$/.test(wrong));
    const wrong = [...lost, ...crowd.faults];
    mustHold(wrong.length === 0, wrong.slice(0, 5).join('; '));
    return `${during.acknowledged} calls acknowledged, ${during.refused} refused, ${during.broken} broken, healed after ${Math.round(healed.ms)} ms`;
  },
};
