import type { HouseTexts, Site } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { Logger } from '../../platform/logger.ts';
import { listHouseTexts } from './operators.repository.ts';

/** What another process wrote at the desk is read at most so late. */
const STALE_MS = 5_000;

export type HouseTextsNow = ReturnType<typeof createHouseTexts>;

/**
 * What operators say about themselves: at the desk, else by the environment. Documents ask for it on each request, so it is kept in memory
 * and read anew behind them.
 */
export const createHouseTexts = (
  { database, logger }: { database: Database; logger: Logger },
  configured: Partial<HouseTexts>,
) => {
  let written: Partial<HouseTexts> = {};
  let readAt = Number.NEGATIVE_INFINITY;
  const refresh = async (): Promise<void> => {
    readAt = Date.now();
    written = await listHouseTexts(database.queries);
  };
  return {
    configured,
    refresh,
    now: (): Partial<HouseTexts> => {
      // While the database is away the pages go on with what is known.
      if (Date.now() - readAt > STALE_MS)
        refresh().catch((error: unknown) => logger.warn({ err: error }, 'house texts were not read'));
      return { ...configured, ...written };
    },
  };
};

/** The operator as every document names it; nobody without an address that students can write to. */
export const operatorOf = (texts: Partial<HouseTexts>): Site['operator'] => {
  const {
    operatorEmail: email,
    operatorName: name,
    operatorAddress: address,
    dataProtection,
    retention,
  } = texts;
  if (!email) return undefined;
  return {
    email,
    ...(name ? { name } : {}),
    ...(address ? { address } : {}),
    ...(dataProtection ? { dataProtection } : {}),
    ...(retention ? { retention } : {}),
  };
};
