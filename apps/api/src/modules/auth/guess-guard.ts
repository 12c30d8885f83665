import type { Database, Queries } from '@laurel/db';
import { HOUR_MS, utcDay } from '@laurel/domain';
import { z } from 'zod';
import { defineJob, type Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { countCall, deleteWindows, openWindows } from '../../platform/http/rate-limits.repository.ts';
import { enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import { findUserByAddress } from './auth.repository.ts';
import { guessedCodeMail, guessedMail } from './auth-mails.ts';
import { isUnconfirmed } from './email-confirmations.repository.ts';

/** Wrong passwords for one account within an hour, from all addresses together, before the next ones have to wait. */
const FREE_GUESSES = 20;
/** The wait before the first guess beyond them. */
const FIRST_PAUSE_MS = 10_000;
/** The pause doubles with each further one, and stays short enough for a student to get in between two of an attacker's. */
const MAX_PAUSE_MS = 60_000;
/** Accounts that one address may fail at: a lecture hall mistypes, and most of its students get in. */
const MAX_ACCOUNTS_FAILED = 100;
/** Whatever the scale of limits: a household has so many. */
const MIN_ACCOUNTS_FAILED = 5;
const SPRAY_MS = HOUR_MS / 4;

/** Wrong codes within an hour by whoever knows the password: a student mistypes a few. */
const FREE_CODES = 10;
/** Three of a million codes are right at any time: four guesses an hour for half a year find one with a chance of one in twenty. */
const MAX_CODE_PAUSE_MS = HOUR_MS / 4;

export const GUESSED_JOB = 'guessed-password';

interface Context {
  database: Database;
  queue: Queue;
  origin: Origin;
}

/** Who tries to sign in, and where. Keys are hashed, and the same is done for an address without an account. */
export interface Guess {
  emailKey: string;
  /** The client's network. */
  from: string;
  /** `RATE_LIMIT_SCALE`. */
  scale: number;
}

const pauseOf = (key: string): string => contentHash({ pause: key });

const keysOf = ({ emailKey, from }: Guess) => ({
  guesses: contentHash({ guesses: emailKey }),
  pause: pauseOf(emailKey),
  pair: contentHash({ pair: emailKey, from }),
  spray: contentHash({ spray: from }),
});

/** @throws AppError rate_limited while an account is guessed at, or when an address has failed at too many accounts */
export const refuseGuessing = async (
  { database }: Pick<Context, 'database'>,
  guess: Guess,
): Promise<void> => {
  const { pause, spray } = keysOf(guess);
  const open = await openWindows(database.queries, [pause, spray]);
  const limits = { [pause]: 1, [spray]: Math.max(MIN_ACCOUNTS_FAILED, MAX_ACCOUNTS_FAILED * guess.scale) };
  const exceeded = open.filter(({ key, calls }) => calls >= (limits[key] ?? 1));
  if (exceeded.length === 0) return;
  const leftMs = Math.max(...exceeded.map((window) => window.leftMs));
  throw new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(leftMs / 1000)) });
};

/** Whether signing in to an account has to wait because its password is guessed at. */
export const isGuessedAt = async (queries: Queries, key: string): Promise<boolean> =>
  (await openWindows(queries, [pauseOf(key)])).length > 0;

const codeKeysOf = (key: string) => ({
  codes: contentHash({ codes: key }),
  codePause: contentHash({ codePause: key }),
});

/** Begins to count codes anew: a right one was given. */
export const forgetCodes = (queries: Queries, key: string): Promise<void> =>
  deleteWindows(queries, Object.values(codeKeysOf(key)));

/** Ends the wait, and begins to count wrong passwords and codes anew. */
export const forgetGuesses = (queries: Queries, key: string): Promise<void> =>
  deleteWindows(queries, [pauseOf(key), contentHash({ guesses: key }), ...Object.values(codeKeysOf(key))]);

/**
 * Counts a code before it is looked at; many of them notify the account's owner, since whoever sends them knows the password.
 * @throws AppError rate_limited while the account's codes are guessed at
 */
export const admitCode = async (
  { database: { queries }, queue, origin }: Context,
  { emailKey, scale }: Pick<Guess, 'emailKey' | 'scale'>,
): Promise<void> => {
  const { codes, codePause } = codeKeysOf(emailKey);
  const { calls } = await countCall(queries, codes, HOUR_MS);
  const beyond = calls - Math.max(1, Math.round(FREE_CODES * scale));
  if (beyond <= 0) return;
  if (beyond === 1) await queue.send(GUESSED_JOB, { emailKey, origin: origin.get(), what: 'code' }, newId());
  // One guess begins each pause; all others within it are refused.
  const pause = await countCall(
    queries,
    codePause,
    Math.min(MAX_CODE_PAUSE_MS, FIRST_PAUSE_MS * 2 ** beyond),
  );
  if (pause.calls > 1)
    throw new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(pause.leftMs / 1000)) });
};

/** Counts a wrong password; many of them notify the account's owner. */
export const countWrongGuess = async (
  { database: { queries }, queue, origin }: Context,
  guess: Guess,
): Promise<void> => {
  const keys = keysOf(guess);
  if ((await countCall(queries, keys.pair, SPRAY_MS)).calls === 1)
    await countCall(queries, keys.spray, SPRAY_MS);
  const { calls } = await countCall(queries, keys.guesses, HOUR_MS);
  const free = Math.max(1, Math.round(FREE_GUESSES * guess.scale));
  if (calls < free) return;
  await countCall(queries, keys.pause, Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (calls - free)));
  if (calls === free)
    await queue.send(GUESSED_JOB, { emailKey: guess.emailKey, origin: origin.get() }, newId());
};

/** Mails an account's owner, once a day at most, that somebody guesses at the password, or at codes. */
export const guessedJob = ({ database, clock }: { database: Database; clock: Clock }) =>
  defineJob({
    name: GUESSED_JOB,
    data: z.object({
      emailKey: z.string(),
      origin: z.string(),
      what: z.enum(['password', 'code']).default('password'),
    }),
    expireInSeconds: 10,
    retryLimit: 5,
    concurrency: 1,
    handle: async ({ emailKey, origin, what }) => {
      const now = clock.now();
      const account = await findUserByAddress(database.queries, emailKey, now);
      if (!account || (await isUnconfirmed(database.queries, account.id))) return;
      const key = `guessed-${what}:${utcDay(now)}`;
      const mail = what === 'code' ? guessedCodeMail(origin) : guessedMail(origin);
      await enqueueMail(database.queries, { ...mail, key, to: account.email, userId: account.id }, now);
    },
  });
