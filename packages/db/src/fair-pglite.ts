import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite';

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
  override query: PGliteInterface['query'] = (text, params, options) =>
    fair(super.query(text, params, options));

  override exec: PGliteInterface['exec'] = (text, options) => fair(super.exec(text, options));

  override transaction: PGliteInterface['transaction'] = (work) =>
    fair(super.transaction((tx) => work(fairTransaction(tx))));
}

const fairTransaction = (tx: Transaction): Transaction => ({
  query: (text, params, options) => fair(tx.query(text, params, options)),
  exec: (text, options) => fair(tx.exec(text, options)),
  sql: (strings, ...params) => fair(tx.sql(strings, ...params)),
  listen: (channel, callback) => tx.listen(channel, callback),
  rollback: () => tx.rollback(),
  get closed() {
    return tx.closed;
  },
});
