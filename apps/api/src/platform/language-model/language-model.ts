import type { z } from 'zod';

export interface ModelRequest<T> {
  /** Purpose of the call, e.g. `deepen-critique`; used in logs and as the schema's name. */
  name: string;
  /** Our instructions. Never contains untrusted text. */
  system: string;
  /** Untrusted text, fenced and labelled as data (see `fence`). Never contains a student's identity. */
  input: string;
  schema: z.ZodType<T>;
  /** Time limit in milliseconds, waiting and a retry included. */
  budgetMs: number;
  signal?: AbortSignal;
}

/**
 * Why there is no answer: no provider is configured (`off`), too many calls wait (`busy`), the provider failed too often
 * and the circuit is open (`paused`), the budget ended (`late`), the caller or the shutdown cancelled the call
 * (`aborted`), 429 (`limited`), any other 4xx (`refused`), 5xx or no connection (`unavailable`), a reply that is not
 * what the schema requires (`bad_reply`) or exceeds the size limit (`too_large`).
 */
export type ModelFailure =
  | 'off'
  | 'busy'
  | 'paused'
  | 'late'
  | 'aborted'
  | 'limited'
  | 'refused'
  | 'unavailable'
  | 'bad_reply'
  | 'too_large';

export type ModelAnswer<T> = { ok: true; value: T } | { ok: false; reason: ModelFailure };

/** An optional provider that paraphrases and reviews. No decision may depend on it. */
export interface LanguageModel {
  /** The model's name as configured; undefined when there is none. */
  readonly model: string | undefined;
  /** Never rejects. Without an answer the caller continues without the model. */
  generate<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>>;
  /** Cancels every call under way; later ones are answered `aborted`. */
  stop(): void;
}

/** One attempt of one call; every provider's adapter implements this. */
export interface Transport {
  model: string;
  /** Rejects only when `signal` aborts. */
  attempt<T>(request: Attempt<T>): Promise<AttemptAnswer<T>>;
}

export interface Attempt<T> extends Pick<ModelRequest<T>, 'name' | 'system' | 'input' | 'schema'> {
  signal: AbortSignal;
}

export type AttemptAnswer<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      reason: Exclude<ModelFailure, 'off' | 'busy' | 'paused' | 'late' | 'aborted'>;
      /** Milliseconds that the provider asked to wait before a retry. */
      retryAfterMs?: number;
      /** The HTTP status, for the log. */
      status?: number;
    };
