import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

export interface Watched {
  /** Raised by the main thread as long as its event loop turns. */
  beats: Int32Array;
  /** The open requests, a line each, the newest first; zeros behind them. */
  list: Uint8Array;
  blockedMs: number;
  fd: number;
}

const { beats, list, blockedMs, fd } = workerData as Watched;
/** The level of warnings in the log. */
const WARN = 40;

let seen = -1;
let since = performance.now();
let reportAt = blockedMs;

setInterval(() => {
  const now = performance.now();
  const beat = Atomics.load(beats, 0);
  if (beat !== seen) {
    seen = beat;
    since = now;
    reportAt = blockedMs;
    return;
  }
  const ms = now - since;
  if (ms < reportAt) return;
  // A long block is reported a few times, not every moment.
  reportAt = ms * 2;
  const open = Buffer.from(list).toString().replace(/\0+$/, '').split('\n').filter(Boolean);
  const line = { level: WARN, time: Date.now(), ms: Math.round(ms), open, msg: 'the event loop is blocked' };
  writeSync(fd, `${JSON.stringify(line)}\n`);
}, blockedMs / 4);
