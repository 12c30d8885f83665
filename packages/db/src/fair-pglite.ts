import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import {
  PGlite,
  type PGliteInterface,
  type PGliteOptions,
  protocol,
  type Transaction,
} from '@electric-sql/pglite';
import type { OnStatement } from './database.ts';
import { timed } from './timed.ts';

/** The engine has stopped after a panic and has not been reopened yet. The code is PostgreSQL's crash_shutdown. */
export class EngineStoppedError extends Error {
  readonly code = '57P02';

  constructor(options?: ErrorOptions) {
    super('The embedded database has stopped and is about to be opened again.', options);
    this.name = 'EngineStoppedError';
  }
}

export interface EngineEvents {
  onStatement?: OnStatement | undefined;
  /** Called once with the panic, e.g. a disk that is too full for the write-ahead log. */
  onPanic?: ((error: Error) => void) | undefined;
  /** Resolves when everything that was committed is on the disk. */
  settled?: (() => Promise<void>) | undefined;
}

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && (error as { severity?: unknown }).severity === 'PANIC';

const fair = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } finally {
    // PGlite computes on this thread and resolves in microtasks: without a turn of the event loop after each
    // statement, timers and sockets starve under load.
    await nextTurn();
  }
};

/**
 * PGlite that lets the event loop turn after each statement, answers when what was committed is on the disk, and refuses all
 * statements after a panic.
 */
export class FairPGlite extends PGlite {
  readonly #events: EngineEvents;
  #panic: Error | undefined;
  #hasParsed = false;

  constructor(options: PGliteOptions, events: EngineEvents = {}) {
    super(options);
    this.#events = events;
  }

  override query: PGliteInterface['query'] = (text, params, options) =>
    this.#kept(fair(timed(super.query(text, params, options), this.#events.onStatement)));

  override exec: PGliteInterface['exec'] = (text, options) =>
    this.#kept(fair(timed(super.exec(text, options), this.#events.onStatement)));

  override transaction: PGliteInterface['transaction'] = (work) =>
    this.#kept(fair(super.transaction((tx) => work(fairTransaction(tx, this.#events.onStatement)))));

  override execProtocol: PGlite['execProtocol'] = (message, options) =>
    this.#unlessStopped(() => super.execProtocol(message, options));

  override execProtocolStream: PGlite['execProtocolStream'] = (message, options) =>
    this.#unlessStopped(() => super.execProtocolStream(message, options));

  /** The job queue sends whole transactions as one text. A failed one is rolled back before another statement runs. */
  override _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    return super._runExclusiveTransaction(async () => {
      try {
        return await work();
      } catch (error) {
        if (!this.#panic) await this.execProtocol(ROLLBACK, { throwOnError: false });
        throw error;
      }
    });
  }

  /**
   * PostgreSQL's parser is one function of 100 kB, and hot from the first statements on: V8 would take 600 MB and more than a second of
   * processor time to optimize it. A function that is first called while V8 may only optimize another one (0) never is; hence the empty statement.
   */
  #keepParserPlain(): void {
    if (this.#hasParsed) return;
    this.#hasParsed = true;
    setFlagsFromString('--wasm-tier-up-filter=0');
    try {
      this.execProtocolRawSync(EMPTY_STATEMENT);
    } finally {
      setFlagsFromString('--wasm-tier-up-filter=-1');
    }
  }

  /** Whoever only reads waits too: what they were told must not be gone after a power cut. */
  async #kept<T>(answer: Promise<T>): Promise<T> {
    const result = await answer;
    try {
      await this.#events.settled?.();
    } catch (cause) {
      // As PostgreSQL does: nobody knows what is on the disk, and only opening again tells.
      const panic = new Error('The log of the embedded database could not be forced to the disk.', { cause });
      if (!this.#panic) {
        this.#panic = panic;
        this.#events.onPanic?.(panic);
      }
      throw new EngineStoppedError({ cause });
    }
    return result;
  }

  /** After a panic PGlite would retry for ever and block this thread. */
  async #unlessStopped<T>(work: () => Promise<T>): Promise<T> {
    if (this.#panic) throw new EngineStoppedError({ cause: this.#panic });
    this.#keepParserPlain();
    try {
      return await work();
    } catch (error) {
      if (isPanic(error)) {
        this.#panic = error;
        this.#events.onPanic?.(error);
      }
      throw error;
    }
  }
}

const EMPTY_STATEMENT = protocol.serialize.query(';');
const ROLLBACK = protocol.serialize.query('ROLLBACK');

const fairTransaction = (tx: Transaction, onStatement: OnStatement | undefined): Transaction => ({
  query: (text, params, options) => fair(timed(tx.query(text, params, options), onStatement)),
  exec: (text, options) => fair(timed(tx.exec(text, options), onStatement)),
  sql: (strings, ...params) => fair(timed(tx.sql(strings, ...params), onStatement)),
  listen: (channel, callback) => tx.listen(channel, callback),
  rollback: () => tx.rollback(),
  get closed() {
    return tx.closed;
  },
});
