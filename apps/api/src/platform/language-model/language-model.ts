import type { z } from 'zod';

export interface ModelRequest<T> {
  /** What the call is for, e.g. `deepen-critique`; stands in logs and names the schema. */
  name: string;
  /** Our instructions. Never holds text of others. */
  system: string;
  /** Text of others, fenced and labelled as data (see `fence`). Never holds who a student is. */
  input: string;
  schema: z.ZodType<T>;
  /** All of it, waiting and a second attempt included, in milliseconds. */
  budgetMs: number;
  signal?: AbortSignal;
}

/**
 * Why there is no answer: no provider is configured (`off`), too many calls wait (`busy`), the provider failed too often
 * and is left alone for a while (`paused`), the budget ended (`late`), the caller or the end of the process took the call
 * back (`aborted`), 429 (`limited`), any other 4xx (`refused`), 5xx or no connection (`unavailable`), a reply that is not
 * what the schema asks for (`bad_reply`) or is longer than any should be (`too_large`).
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

/** An optional provider that paraphrases and reviews. Nothing that decides anything may depend on it. */
export interface LanguageModel {
  /** The model's name as configured; undefined when there is none. */
  readonly model: string | undefined;
  /** Never rejects; without an answer the caller goes on with what it has. */
  generate<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>>;
  /** Takes back every call under way; later ones are answered `aborted`. */
  stop(): void;
}

/** One attempt at one call: what every provider's adapter is. */
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
      /** What the provider asked to wait before another attempt, in milliseconds. */
      retryAfterMs?: number;
    };
