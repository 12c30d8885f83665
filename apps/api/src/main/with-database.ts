import type { withDatabase as open, withOwnDatabase as openOwn } from './open-database.ts';

/** Opens the database for one command and closes it again. What that needs is loaded only then, so that other commands start at once. */
export const withDatabase: typeof open = async (config, work) =>
  (await import('./open-database.ts')).withDatabase(config, work);

/** As `withDatabase`, and refused while another process has the embedded database open. */
export const withOwnDatabase: typeof openOwn = async (config, work) =>
  (await import('./open-database.ts')).withOwnDatabase(config, work);
