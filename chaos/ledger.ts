import type { Called } from './call.ts';

/** A student's acknowledged state, and the states that are possible after calls without an answer. */
export interface Ledger {
  token: string;
  userId: string;
  email: string;
  /** Possible states by scholarship. */
  saved: Map<string, Set<boolean>>;
  /** Grade averages that may be stored. */
  gpas: Set<number>;
  /** Essay ids by idempotency key, once acknowledged. */
  essays: Map<string, string | undefined>;
  jobs: Set<string>;
}

export type Sent = [
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
];

/** One call as a student. @returns its answer when it was acknowledged */
export type SendAs = (student: Ledger, ...sent: Sent) => Promise<Called | undefined>;
