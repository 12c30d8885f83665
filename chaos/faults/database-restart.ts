import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../e2e/start-product.ts';
import { createCrowd } from '../crowd.ts';
import { mustHold, type Scenario } from './scenario.ts';
import { withClient } from './with-client.ts';

const RESTARTS = 5;

export const databaseRestart: Scenario = {
  name: 'database-restart',
  holds: 'when the database ends every connection, nothing acknowledged is lost and no answer is a fault',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const product = await startProduct(env);
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: 6, afterwards });
    crowd.start();
    for (let restart = 0; restart < RESTARTS; restart++) {
      await pause(800);
      await withClient(env.DATABASE_URL, (client) =>
        client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        ),
      );
    }
    await pause(500);
    await crowd.stop();
    const wrong = [...(await crowd.verify()), ...crowd.faults];
    mustHold(wrong.length === 0, wrong.slice(0, 5).join('; '));
    const { acknowledged, refused, broken } = crowd.counts;
    return `${RESTARTS} times, ${acknowledged} acknowledged calls, ${refused} refused with 503, ${broken} broken`;
  },
};
