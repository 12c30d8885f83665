import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type FakeMode, startFakeLanguageModel } from '../../apps/api/src/testing/fake-language-model.ts';
import { startMailServer } from '../../apps/api/src/testing/mail-server.ts';
import { createStudent, createStudentWithPreferences } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { targetOf } from '../tcp-proxy.ts';
import { until } from '../until.ts';
import { mustHold, type Scenario } from './scenario.ts';

const MODES: FakeMode[] = ['held', 'garbage', 'prose', 'wrong schema', 'huge', '429', '500'];
/** The 7 s that an answer waits for the model, and the critique itself. */
const MODEL_ANSWER_MS = 10_000;

export const languageModel: Scenario = {
  name: 'language-model',
  holds:
    'whatever the language model does, essays are critiqued and matches come, and nobody waits longer than 10 s',
  run: async ({ folder, afterwards }) => {
    const figures: string[] = [];
    for (const mode of MODES) {
      const model = await startFakeLanguageModel();
      afterwards(model.close);
      model.mode = mode;
      const product = await startProduct({
        DATA_DIR: await folder(),
        LOG_LEVEL: 'error',
        LLM_PROVIDER: 'openai-compatible',
        LLM_BASE_URL: `${model.url}/v1`,
        LLM_MODEL: 'fake',
      });
      afterwards(() => product.stop());
      const { token } = await createStudentWithPreferences(product.url);
      const essay = { essayText: 'I counted 212 households. It taught me patience.', readByModel: true };
      const answers = await Promise.all([
        call(product.url, 'POST', '/essays', { token, body: essay }),
        call(product.url, 'POST', '/essays', { token, body: essay }),
        call(product.url, 'POST', '/ai/matches', { token }),
      ]);
      const statuses = answers.map((answer) => answer?.status);
      mustHold(statuses.join() === '201,201,200', `${mode}: ${statuses.join()}`);
      mustHold(Boolean(answers[0]?.body.data.feedback), `${mode}: no critique`);
      const slowest = Math.max(...answers.map((answer) => answer?.ms ?? 0));
      mustHold(slowest < MODEL_ANSWER_MS, `${mode}: ${Math.round(slowest)} ms`);
      figures.push(`${mode} ${(slowest / 1000).toFixed(1)} s`);
      await product.stop();
    }
    return figures.join(', ');
  },
};

const DOWN_MS = 8_000;
/** One confirms the address of the new account, one resets the password. */
const MAILS_EACH = 2;
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
      async () => back.received.length >= students.length * MAILS_EACH,
    );
    await pause(3_000);
    const receivers = back.received.flatMap(({ to }) => to).toSorted();
    mustHold(
      receivers.join() ===
        students
          .flatMap(({ email }) => Array.from({ length: MAILS_EACH }, () => email))
          .toSorted()
          .join(),
      `mails went to ${receivers.join()}`,
    );
    return `${receivers.length} mails, all once, ${Math.round(arrived.ms)} ms after it was back (down for ${DOWN_MS} ms)`;
  },
};

const SOCKETS = 300;
const LONGEST_MS = 75_000;
const ANSWER_MS = 1_000;

export const slowloris: Scenario = {
  name: 'slowloris',
  holds: 'clients that never finish a request hold up nobody and are shown out',
  run: async ({ folder, afterwards }) => {
    const product = await startProduct({ DATA_DIR: await folder() });
    afterwards(() => product.stop());
    const { host, port } = targetOf(product.url);
    let open = 0;
    const sockets = await Promise.all(
      Array.from({ length: SOCKETS }, async (_, index) => {
        const socket = connect(port, host);
        socket.on('error', () => undefined);
        socket.on('close', () => open--);
        // Without reading, the end of the connection goes unnoticed.
        socket.resume();
        await once(socket, 'connect');
        open++;
        const start =
          index % 2 === 0
            ? 'GET /api/health HTTP/1.1\r\nHost: x\r\n'
            : 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
        socket.write(start);
        return socket;
      }),
    );
    afterwards(async () => {
      for (const socket of sockets) socket.destroy();
    });
    const began = performance.now();
    let slowest = 0;
    while (open > 0) {
      mustHold(performance.now() - began < LONGEST_MS, `${open} of ${SOCKETS} are still open`);
      for (const [index, socket] of sockets.entries())
        if (socket.writable) socket.write(index % 2 === 0 ? 'X-A: b\r\n' : ' ');
      const answer = await call(product.url, 'GET', '/health');
      mustHold(answer?.status === 200, 'others are not answered');
      slowest = Math.max(slowest, answer?.ms ?? 0);
      await pause(1_000);
    }
    mustHold(slowest < ANSWER_MS, `another's answer took ${Math.round(slowest)} ms`);
    const seconds = Math.round((performance.now() - began) / 1000);
    return `${SOCKETS} sockets, all closed after ${seconds} s; slowest answer to others ${Math.round(slowest)} ms`;
  },
};
