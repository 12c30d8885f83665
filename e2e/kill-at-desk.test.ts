import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from './api-student.ts';
import { type DeskToKill, openDesk } from './desk-to-kill.ts';

const PATCH = { deadline: { kind: 'date', dates: ['2027-04-15'], text: 'Closes on 15 April 2027' } };
const ANSWER = { state: 'mended', answer: 'You were right: it closes on 15 April 2027.', patch: PATCH };

describe.each(['embedded', 'server'] as const)('kill -9 at the desk, on the %s database', (kind) => {
  let desk: DeskToKill;
  beforeAll(async () => {
    desk = await openDesk(kind);
  }, 300_000);
  afterAll(() => desk?.close());

  // Before the call is read, while its rows are written, and when it was answered.
  it('leaves the change, the answer to the student, the notice and the row of the audit log all there or none of them', async () => {
    const awards = desk.matches.slice(0, 3).map(({ scholarshipId }) => String(scholarshipId));
    const kept = async (award: string, report: string) => {
      const held = (await desk.call(desk.token, 'GET', `/desk/scholarships/${award}`)).body.data as Json;
      const { scholarship } = (await desk.call(desk.student.token, 'GET', `/scholarships/${award}`)).body
        .data as Json;
      const { notifications } = (await desk.call(desk.student.token, 'GET', '/notifications')).body
        .data as Json;
      return {
        edited: held.edits.length === 1,
        shown: scholarship.deadline === '2027-04-15',
        answered: scholarship.reports[0].state === 'mended',
        told: notifications.some((each: Json) => each.kind === 'report' && each.scholarshipId === award),
        audited: (await desk.text('/desk/audit?since=2000-01-01')).includes(`${report} ${award}`),
      };
    };
    const whole = { edited: true, shown: true, answered: true, told: true, audited: true };
    const nothing = { edited: false, shown: false, answered: false, told: false, audited: false };

    for (const [at, award] of awards.entries()) {
      const wrong = { kind: 'wrong_fact', text: 'The page says that it closes on 15 April 2027.' };
      const reported = await desk.call(desk.student.token, 'POST', `/scholarships/${award}/reports`, wrong);
      expect(reported.status).toBe(201);
      const seen = (await desk.call(desk.student.token, 'GET', `/scholarships/${award}`)).body.data as Json;
      const report = String(seen.scholarship.reports[0].id);
      expect(await kept(award, report)).toEqual(nothing);

      const decide = () => desk.call(desk.token, 'POST', `/desk/reports/${report}/answer`, ANSWER);
      const answer = decide().catch(() => undefined);
      await pause([1, 6, 25][at]);
      await desk.kill();
      const acknowledged = (await answer)?.status === 200;
      await desk.start();
      const left = await kept(award, report);
      expect(acknowledged ? [whole] : [whole, nothing]).toContainEqual(left);
      expect((await decide()).status).toBe(left.answered ? 409 : 200);
      expect(await kept(award, report)).toEqual(whole);
    }
  }, 600_000);
});
