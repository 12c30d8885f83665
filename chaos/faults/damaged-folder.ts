import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createStudent } from '../../e2e/api-student.ts';
import { runCommand, startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { mustHold, type Scenario } from './scenario.ts';

export const damagedFolder: Scenario = {
  name: 'damaged-folder',
  holds:
    'a damaged embedded database is told in one line with the way back, and the snapshot brings everything back',
  run: async ({ folder, afterwards }) => {
    const env = { DATA_DIR: await folder(), ACCESS_TOKEN_MINUTES: '1440' };
    const first = await startProduct(env);
    const student = await createStudent(first.url);
    await first.stop();
    await rm(path.join(env.DATA_DIR, 'database/global/pg_control'));
    const refusal = await startProduct(env).then(
      () => '',
      (error: Error) => error.message,
    );
    const snapshot = /restore (\S+\.tar\.gz)/.exec(refusal)?.[1];
    mustHold(snapshot !== undefined, `the start does not tell the way back: ${refusal.slice(0, 300)}`);
    await runCommand(['restore', snapshot ?? ''], env);
    const second = await startProduct(env);
    afterwards(() => second.stop());
    const profile = await call(second.url, 'GET', '/users/profile', { token: student.token });
    mustHold(profile?.status === 200, 'the student and the session did not come back');
    return 'restored';
  },
};
