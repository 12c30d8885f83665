export { type Background, defineJob, installQueue, type Queue, startBackground } from './background.ts';
export { databaseTime, holdLease } from './lease.ts';
export type { Repeated } from './repeat.ts';
export { retryDelayMs } from './retry-delay.ts';
