import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type PGliteInterface, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import type { OnStatement } from './database.ts';
import { timed } from './timed.ts';

const fair = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } finally {
    // PGlite computes on this thread and resolves in microtasks: without a turn of the event loop after each
    // statement, timers and sockets starve under load.
    await nextTurn();
  }
};

/** PGlite that lets the event loop turn after each statement. */
export class FairPGlite extends PGlite {
  readonly #onStatement: OnStatement | undefined;

  constructor(options: PGliteOptions, onStatement?: OnStatement) {
    super(options);
    this.#onStatement = onStatement;
  }

  override query: PGliteInterface['query'] = (text, params, options) =>
    fair(timed(super.query(text, params, options), this.#onStatement));

  override exec: PGliteInterface['exec'] = (text, options) =>
    fair(timed(super.exec(text, options), this.#onStatement));

  override transaction: PGliteInterface['transaction'] = (work) =>
    fair(super.transaction((tx) => work(fairTransaction(tx, this.#onStatement))));
}

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
