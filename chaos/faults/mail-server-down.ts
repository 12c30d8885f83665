import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../../apps/api/src/testing/mail-server.ts';
import { createStudent } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { until } from '../until.ts';
import { mustHold, type Scenario } from './scenario.ts';

const DOWN_MS = 8_000;
/** Attempts come 2, 4, 8, 16 … seconds after each other. */
const ARRIVE_MS = 30_000;

export const mailServerDown: Scenario = {
  name: 'mail-server-down',
  holds: 'while the mail server is down nobody waits for it, and each mail arrives once when it is back',
  run: async ({ folder, afterwards }) => {
    const first = await startMailServer();
    await first.close();
    const product = await startProduct({ DATA_DIR: await folder(), SMTP_URL: first.url });
    afterwards(() => product.stop());
    const students = await Promise.all(Array.from({ length: 5 }, () => createStudent(product.url)));
    const answers = await Promise.all(
      students.map(({ email }) => call(product.url, 'POST', '/auth/forgot-password', { body: { email } })),
    );
    mustHold(
      answers.every((answer) => answer?.status === 200),
      'asking for a reset did not succeed',
    );
    const slowest = Math.round(Math.max(...answers.map((answer) => answer?.ms ?? 0)));
    mustHold(slowest < 2_000, `asking for a reset took ${slowest} ms`);
    await pause(DOWN_MS);
    const back = await startMailServer({}, first.port);
    afterwards(back.close);
    const arrived = await until(
      'every mail arrives',
      ARRIVE_MS,
      async () => back.received.length >= students.length,
    );
    await pause(3_000);
    const receivers = back.received.flatMap(({ to }) => to).toSorted();
    mustHold(
      receivers.join() ===
        students
          .map(({ email }) => email)
          .toSorted()
          .join(),
      `mails went to ${receivers.join()}`,
    );
    return `${students.length} mails, all once, ${Math.round(arrived.ms)} ms after it was back (down for ${DOWN_MS} ms)`;
  },
};
