import { z } from 'zod';
import { defineJob } from '../../platform/background/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { listDueIds } from './page-checks.repository.ts';
import { type VerifyContext, verifyPages } from './verify-pages.ts';

const VERIFY_JOB = 'verify-pages';
/** Pages of one run; the next one follows while some are due. */
const RUN_PAGES = 200;
const EXPIRE_SECONDS = 3600;
/** A run whose process was killed goes on after this time. */
const HEARTBEAT_SECONDS = 20;
const LOOK_EVERY_MS = 60_000;

/** Visits the pages that are due. One run at a time, in whichever process takes it. */
export const verificationJob = (context: VerifyContext & { logger: Logger }) =>
  defineJob({
    name: VERIFY_JOB,
    data: z.object({}),
    expireInSeconds: EXPIRE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 3,
    concurrency: 1,
    wakeUp: {
      everyMs: LOOK_EVERY_MS,
      due: async () => {
        const ids = await listDueIds(context.database.queries, context.clock.now(), 1);
        return ids.length > 0 ? [{ data: {}, key: VERIFY_JOB }] : [];
      },
    },
    handle: async (_data, stopping) => {
      const { database, clock, logger } = context;
      const ids = await listDueIds(database.queries, clock.now(), RUN_PAGES);
      const outcomes: Record<string, number> = {};
      await verifyPages(context, {
        ids,
        stopping,
        onVisit: (_id, { outcome }) => {
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        },
      });
      logger.info({ pages: ids.length, ...outcomes }, 'pages verified');
    },
  });
