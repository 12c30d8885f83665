import { createMatchedStudent } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { mustHold, type Scenario } from './scenario.ts';

const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC'];

export const clockAndZone: Scenario = {
  name: 'clock-and-zone',
  holds: 'the machine’s time zone changes no answer, and stored matches of another day are not served',
  run: async ({ folder }) => {
    const env = { DATA_DIR: await folder(), ACCESS_TOKEN_MINUTES: '1440' };
    const first = await startProduct({ ...env, TODAY: '2026-11-21', TZ: 'UTC' });
    const { student, matches } = await createMatchedStudent(first.url);
    await first.stop();
    const read = async (day: string, zone: string) => {
      const product = await startProduct({ ...env, TODAY: day, TZ: zone });
      const stored = await call(product.url, 'GET', '/ai/matches', { token: student.token });
      const found = await call(product.url, 'POST', '/ai/matches', { token: student.token });
      await product.stop();
      return { stored: stored?.body.data, found: JSON.stringify(found?.body.data?.matches) };
    };
    for (const zone of ZONES) {
      const { stored, found } = await read('2026-11-21', zone);
      mustHold(stored?.matches.length === matches.length, `${zone}: the stored matches were not served`);
      mustHold(found === JSON.stringify(matches), `${zone}: matching found something else`);
    }
    for (const day of ['2026-11-22', '2026-11-20', '2030-02-28']) {
      const { stored } = await read(day, 'UTC');
      mustHold(stored === null, `${day}: matches of another day were served`);
    }
    return `${ZONES.length} zones, 3 other days`;
  },
};
