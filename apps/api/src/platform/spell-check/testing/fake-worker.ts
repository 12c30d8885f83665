import { parentPort, threadId } from 'node:worker_threads';
import type { LintReply, LintRequest } from '../harper-worker.ts';

/** A fake spell checker. The text decides: `hang`, `die`, `fail`; any other text has one mistake in its first letter, told by the thread's number. */
const answer = ({ id, pieces }: LintRequest): LintReply | undefined => {
  const text = pieces.map((piece) => piece.text).join(' ');
  if (text.includes('hang')) for (;;) Math.sqrt(2);
  if (text.includes('die')) process.exit(7);
  if (text.includes('fail')) return { id, failed: 'told to' };
  if (text.includes('slow')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
  const lint = {
    start: 0,
    end: 1,
    rule: 'First',
    kind: 'Grammar',
    message: String(threadId),
    replacements: ['X'],
  };
  return { id, lints: [lint], checked: text.includes('partly') ? 1 : pieces.length };
};

parentPort?.on('message', (request: LintRequest) => parentPort?.postMessage(answer(request)));
parentPort?.postMessage({ ready: true } satisfies LintReply);
