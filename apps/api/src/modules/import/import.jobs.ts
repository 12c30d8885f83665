import { z } from 'zod';
import { defineJob } from '../../platform/background/index.ts';
import { runSource, type SourcesContext } from './run-source.ts';
import { listSourcesDue } from './sources.repository.ts';

const SOURCE_JOB = 'import-source';
/** Time for 2,000 pages with a crawl delay of ten seconds. */
const EXPIRE_SECONDS = 6 * 3600;
/** An import whose process was killed goes on after this time. */
const HEARTBEAT_SECONDS = 20;
const LOOK_EVERY_MS = 2_000;

/** Imports one source. Each source that is due is a job of its own. */
export const sourceJob = (context: SourcesContext) =>
  defineJob({
    name: SOURCE_JOB,
    data: z.object({ name: z.string() }),
    expireInSeconds: EXPIRE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 3,
    // One at a time in each worker, because an import competes with matching for processor time.
    concurrency: 1,
    wakeUp: {
      everyMs: LOOK_EVERY_MS,
      due: async () =>
        (await listSourcesDue(context.database.queries, context.clock.now())).map((name) => ({
          data: { name },
          key: name,
        })),
    },
    handle: async ({ name }) => {
      await runSource(context, name);
    },
  });
