/** PostgreSQL's error codes: five digits and capitals, of which one at least is a digit ('EPIPE' is Node's). */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
const MAX_DEPTH = 5;

interface Told {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: Told;
}

const textOf = (error: Error, key: string): string | undefined => {
  const value = (error as unknown as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
};

/** A database quotes the values it refuses, and the failed query repeats its parameters; the query itself has none. */
const safeMessage = (error: Error): string => {
  if (SQLSTATE.test(textOf(error, 'code') ?? '')) return 'The database refused a query.';
  const query = 'params' in error ? textOf(error, 'query') : undefined;
  return query === undefined ? error.message : `Failed query: ${query}`;
};

const tell = (error: Error, depth: number): Told => {
  const message = safeMessage(error);
  const [code, constraint] = [textOf(error, 'code'), textOf(error, 'constraint')];
  const stack = error.stack?.replaceAll(error.message || message, message);
  return {
    type: error.constructor.name,
    message,
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(stack ? { stack } : {}),
    ...(error.cause instanceof Error && depth < MAX_DEPTH ? { cause: tell(error.cause, depth + 1) } : {}),
  };
};

/** What a log may hold of an error: where it happened and of which kind, never a value that somebody stored or sent. */
export const toLoggedError = (error: unknown): unknown =>
  error instanceof Error ? tell(error, 0) : { type: typeof error };
