import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { mustHold, type Scenario } from './scenario.ts';

export const twoProcesses: Scenario = {
  name: 'two-processes',
  holds: 'a second process on one data folder is refused in one line, and the first goes on',
  run: async ({ folder, afterwards }) => {
    const env = { DATA_DIR: await folder() };
    const first = await startProduct(env);
    afterwards(() => first.stop());
    const refusal = await startProduct(env).then(
      () => '',
      (error: Error) => error.message,
    );
    mustHold(
      refusal.includes(`in use by process ${first.process.pid}`),
      `the second was not refused: ${refusal}`,
    );
    mustHold((await call(first.url, 'GET', '/health'))?.status === 200, 'the first does not answer');
    return 'refused';
  },
};
