import { createStudentWithPreferences } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { until } from '../until.ts';
import { mustHold, type Scenario } from './scenario.ts';
import { withClient } from './with-client.ts';

const END_MS = 15_000;

export const poisonJob: Scenario = {
  name: 'poison-job',
  holds: 'a job that fails whenever it runs ends as failed, and holds nobody else up',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const product = await startProduct({ ...env, LOG_LEVEL: 'fatal' });
    afterwards(() => product.stop());
    const poisoned = await createStudentWithPreferences(product.url);
    const healthy = await createStudentWithPreferences(product.url);
    await withClient(env.DATABASE_URL, (client) =>
      client.query(`update preferences set data = '"not preferences at all"' where user_id = $1`, [
        poisoned.user.id,
      ]),
    );
    const endOf = async (student: typeof healthy) => {
      const { body } = await student.call('POST', '/ai/matches/regenerate');
      return until('the job ends', END_MS, async () => {
        const { status } = (await student.call('GET', `/ai/job/${body.jobId}/status`)).body;
        return (status === 'completed' || status === 'failed') && (status as string);
      });
    };
    const [bad, good] = await Promise.all([endOf(poisoned), endOf(healthy)]);
    mustHold(bad.value === 'failed', `the poisoned job is ${bad.value}`);
    mustHold(good.value === 'completed', `the other job is ${good.value}`);
    return `failed after ${Math.round(bad.ms)} ms, the other completed after ${Math.round(good.ms)} ms`;
  },
};
