import { createMatchedStudent } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { mustHold, type Scenario } from './scenario.ts';
import { withClient } from './with-client.ts';

const DAMAGE = ['"garbage"', '{}', '{"matches": 7}', '[]', 'null'];

export const damagedRows: Scenario = {
  name: 'damaged-rows',
  holds: 'stored matches that are damaged are made anew, and never shown',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const product = await startProduct(env);
    afterwards(() => product.stop());
    const { student, matches } = await createMatchedStudent(product.url);
    for (const damage of DAMAGE) {
      await withClient(env.DATABASE_URL, (client) =>
        client.query(`update match_results set data = $1, generated_at = now()`, [damage]),
      );
      const stored = await student.call('GET', '/ai/matches');
      mustHold(stored.status === 200 && stored.body.data === null, `${damage} is answered ${stored.status}`);
      const again = await student.call('POST', '/ai/matches');
      mustHold(
        again.body.data?.matches.length === matches.length,
        `${damage}: matching again found something else`,
      );
    }
    return `${DAMAGE.length} kinds of damage`;
  },
};
