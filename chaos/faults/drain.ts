import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../e2e/start-product.ts';
import { createCrowd } from '../crowd.ts';
import { startTcpProxy, targetOf } from '../tcp-proxy.ts';
import { mustHold, type Scenario } from './scenario.ts';

const TURNS = 4;
const DRAIN_MS = 10_000;

export const drain: Scenario = {
  name: 'drain',
  holds: 'SIGTERM ends a process within 10 s without a failed request, others behind the balancer take over',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const processes = [await startProduct(env), await startProduct(env)];
    const balancer = await startTcpProxy(processes.map(({ url }) => targetOf(url)));
    afterwards(() => Promise.all(processes.map((product) => product.stop())));
    afterwards(balancer.close);
    const crowd = await createCrowd(() => `http://127.0.0.1:${balancer.port}`, { size: 8, afterwards });
    crowd.start();
    let slowest = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      await pause(1_000);
      const [leaving] = processes;
      if (!leaving) break;
      const began = performance.now();
      const ended = once(leaving.process, 'exit');
      leaving.process.kill('SIGTERM');
      const [code] = await ended;
      slowest = Math.max(slowest, performance.now() - began);
      mustHold(code === 0, `ended with ${code}`);
      processes.shift();
      processes.push(await startProduct(env));
      balancer.targets = processes.map(({ url }) => targetOf(url));
    }
    await crowd.stop();
    const wrong = [...(await crowd.verify()), ...crowd.faults];
    mustHold(wrong.length === 0, wrong.slice(0, 5).join('; '));
    const { acknowledged, refused, broken } = crowd.counts;
    mustHold(slowest < DRAIN_MS, `a drain took ${Math.round(slowest)} ms`);
    mustHold(refused + broken === 0, `${refused} calls were refused and ${broken} broken`);
    return `${TURNS} drains under load, ${acknowledged} calls, none failed, slowest drain ${Math.round(slowest)} ms`;
  },
};
