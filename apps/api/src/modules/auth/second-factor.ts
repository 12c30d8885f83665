import type { Database, Queries } from '@laurel/db';
import type { Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import { markCodeGiven, type UserRow } from './auth.repository.ts';
import { recoveryCodeUsedMail, secondFactorMail } from './auth-mails.ts';
import { isUnconfirmed } from './email-confirmations.repository.ts';
import { admitCode, forgetCodes } from './guess-guard.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  listFactorSecrets,
  replaceFactorSecret,
  replaceRecoveryCodes,
  storePendingFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factors.repository.ts';
import { hashTypedCode, newTypedCode, withoutSpaces } from './typed-code.ts';

export interface SecondFactorContext {
  database: Database;
  clock: Clock;
  queue: Queue;
  origin: Origin;
  oneTimeCodes: OneTimeCodes;
}

type Account = Pick<UserRow, 'id' | 'email' | 'emailKey'>;
/** What somebody typed, and `RATE_LIMIT_SCALE`. */
interface Attempt {
  code: string | undefined;
  scale: number;
}

const RECOVERY_CODES = 10;

/** Mails a notice, but not to an address that nobody has confirmed. */
export const notifyOwner = async (
  queries: Queries,
  { id, email }: Account,
  mail: { subject: string; text: string; html: string },
  now: Date,
): Promise<void> => {
  if (await isUnconfirmed(queries, id)) return;
  await enqueueMail(queries, { ...mail, key: `second-factor:${newId()}`, to: email, userId: id }, now);
};

const takeRecovery = ({ database, clock, origin }: SecondFactorContext, account: Account, code: string) =>
  database.transaction(async (queries) => {
    if (!(await takeRecoveryCode(queries, account.id, hashTypedCode(code)))) return false;
    const left = await countRecoveryCodes(queries, account.id);
    await notifyOwner(queries, account, recoveryCodeUsedMail(origin.get(), left), clock.now());
    return true;
  });

/**
 * Uses up a code of an account whose second factor is on; for an account without one, it asks for nothing.
 * @returns whether the account has one
 * @throws AppError second_factor_required without a code; invalid_code; rate_limited
 */
export const checkSecondFactor = async (
  context: SecondFactorContext,
  account: Account,
  { code, scale }: Attempt,
): Promise<boolean> => {
  const { database, clock, oneTimeCodes } = context;
  const factor = await findSecondFactor(database.queries, account.id);
  if (!factor?.confirmedAt) return false;
  if (code === undefined) throw new AppError('second_factor_required');
  // Counted before it is looked at, so that guesses sent at once are counted too.
  await admitCode(context, { emailKey: account.emailKey, scale });
  const step = await oneTimeCodes.stepOf(factor.secret, withoutSpaces(code), clock.now());
  const isTaken =
    step === null
      ? await takeRecovery(context, account, code)
      : await takeStep(database.queries, factor, step);
  if (!isTaken) throw new AppError('invalid_code');
  await forgetCodes(database.queries, account.emailKey);
  return true;
};

/**
 * A new secret, which waits for its first code.
 * @throws AppError conflict when one is confirmed already
 */
export const beginSecondFactor = async (
  { database, clock, oneTimeCodes }: SecondFactorContext,
  { id, email }: Account,
): Promise<{ secret: string; uri: string }> => {
  const { encrypted, secret, uri } = await oneTimeCodes.create(email);
  const pending = { userId: id, secret: encrypted, now: clock.now() };
  if (!(await storePendingFactor(database.queries, pending))) throw new AppError('conflict');
  return { secret, uri };
};

const makeRecoveryCodes = async (queries: Queries, userId: string, now: Date): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newTypedCode);
  await replaceRecoveryCodes(queries, userId, codes.map(hashTypedCode), now);
  return codes;
};

/**
 * Switches it on with the first code of the app.
 * @returns the recovery codes, which are stored as hashes only
 * @throws AppError invalid_code; conflict when nothing waits for a code
 */
export const confirmSecondFactor = async (
  { database, clock, origin, oneTimeCodes }: SecondFactorContext,
  account: Account,
  { code, sessionId }: { code: string; sessionId: string },
): Promise<string[]> => {
  const now = clock.now();
  const factor = await findSecondFactor(database.queries, account.id);
  if (!factor || factor.confirmedAt) throw new AppError('conflict');
  const step = await oneTimeCodes.stepOf(factor.secret, withoutSpaces(code), now);
  if (step === null) throw new AppError('invalid_code');
  return database.transaction(async (queries) => {
    if (!(await confirmFactor(queries, factor, { step, now }))) throw new AppError('conflict');
    await markCodeGiven(queries, account.id, sessionId, now);
    await notifyOwner(queries, account, secondFactorMail(origin.get(), true), now);
    return makeRecoveryCodes(queries, account.id, now);
  });
};

/** @throws AppError conflict when it is off; invalid_code; rate_limited */
export const renewRecoveryCodes = async (
  context: SecondFactorContext,
  account: Account,
  attempt: Attempt,
): Promise<string[]> => {
  if (!(await checkSecondFactor(context, account, attempt))) throw new AppError('conflict');
  return context.database.transaction((queries) =>
    makeRecoveryCodes(queries, account.id, context.clock.now()),
  );
};

/** After a change of the session secret: encrypts the secrets of all apps under that of today, so that the one before can go. */
export const renewFactorSecrets = async ({
  database: { queries },
  oneTimeCodes,
}: Pick<SecondFactorContext, 'database' | 'oneTimeCodes'>): Promise<void> => {
  for (const factor of await listFactorSecrets(queries)) {
    const renewed = oneTimeCodes.renewed(factor.secret);
    if (renewed !== null) await replaceFactorSecret(queries, factor, renewed);
  }
};

/** Switches it off and tells the student. Call it inside a transaction. @returns whether it was on */
export const dropSecondFactor = async (
  queries: Queries,
  account: Account,
  { origin, now }: { origin: string; now: Date },
): Promise<boolean> => {
  if (!(await deleteSecondFactor(queries, account.id))) return false;
  await notifyOwner(queries, account, secondFactorMail(origin, false), now);
  return true;
};

/** @throws AppError conflict when it is off; invalid_code; rate_limited */
export const endSecondFactor = async (
  context: SecondFactorContext,
  account: Account,
  attempt: Attempt,
): Promise<void> => {
  if (!(await checkSecondFactor(context, account, attempt))) throw new AppError('conflict');
  const { database, clock, origin } = context;
  await database.transaction((queries) =>
    dropSecondFactor(queries, account, { origin: origin.get(), now: clock.now() }),
  );
};
