import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { targetOf } from '../tcp-proxy.ts';
import { mustHold, type Scenario } from './scenario.ts';

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
