import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '../../e2e/start-product.ts';
import { createCrowd } from '../crowd.ts';
import { mustHold, type Scenario } from './scenario.ts';

const STUDENTS = 5;
const LONGEST_MS = 1_500;

export const kill: Scenario = {
  name: 'kill',
  holds: 'kill -9 of everything under load loses nothing acknowledged, sticks no job, doubles nothing',
  run: async ({ rounds, folder, afterwards }) => {
    const env = { DATA_DIR: await folder(), SNAPSHOT_MINUTES: '0', ACCESS_TOKEN_MINUTES: '1440' };
    let product: Product = await startProduct(env);
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: STUDENTS, afterwards });
    let slowest = 0;
    for (let round = 1; round <= rounds; round++) {
      crowd.start();
      await pause(randomInt(LONGEST_MS));
      await product.kill();
      await crowd.stop();
      product = await startProduct(env);
      const began = performance.now();
      const wrong = await crowd.verify();
      slowest = Math.max(slowest, performance.now() - began);
      mustHold(wrong.length === 0, `after kill ${round}: ${wrong.slice(0, 5).join('; ')}`);
      mustHold(crowd.faults.length === 0, crowd.faults.slice(0, 5).join('; '));
    }
    const { acknowledged, broken } = crowd.counts;
    const seconds = (slowest / 1000).toFixed(1);
    return `${rounds} kills, ${acknowledged} acknowledged calls, ${broken} broken ones, all verified and every job ended within ${seconds} s of the next start`;
  },
};
