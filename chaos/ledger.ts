import type { Called } from './call.ts';

/** What one student was told has happened, and what may have: whatever broke before an answer came. */
export interface Ledger {
  token: string;
  userId: string;
  email: string;
  /** By scholarship: the states it may be in. */
  saved: Map<string, Set<boolean>>;
  /** Grade averages that may be stored. */
  gpas: Set<number>;
  /** By idempotency key: the essay's id, once it was told. */
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
