import { countFacts } from '@laurel/catalogue';
import { snapshotAge } from '@laurel/db';
import { endingIdleAccounts } from '../modules/account/index.ts';
import { forgetChallenges, forgetEmailChanges, guessedJob, passwordResetJob } from '../modules/auth/index.ts';
import { countQueue, proposingDuplicates, proposingHeldBack, reachCounting } from '../modules/desk/index.ts';
import { modelReviewJob } from '../modules/essays/index.ts';
import { sourceJob } from '../modules/import/index.ts';
import { findStudent, forgetOldMatches, matchingJob } from '../modules/matching/index.ts';
import { modelExtractionJob } from '../modules/model-extraction/index.ts';
import { forgetOldNotices, notificationJobs } from '../modules/notifications/index.ts';
import { paraphraseJob } from '../modules/paraphrase/index.ts';
import { countOutcomes, verificationJob } from '../modules/verification/index.ts';
import { type Background, startBackground } from '../platform/background/index.ts';
import { countWaitingMails, mailDispatch } from '../platform/mailer/index.ts';
import type { Services } from './services.ts';

/** Gauges that are read from the database when metrics are requested, since no single process knows them. */
const measureState = (
  { metrics, database, catalogue, clock, dataDir }: Services,
  background: Background,
): void => {
  metrics.readBeforeAnswer(async () => {
    for (const { name, waiting, running } of await background.counts()) {
      metrics.jobsWaiting.set({ job: name }, waiting);
      metrics.jobsRunning.set({ job: name }, running);
    }
  });
  metrics.readBeforeAnswer(async () => metrics.mailsWaiting.set(await countWaitingMails(database.queries)));
  metrics.readBeforeAnswer(async () => {
    const age = database.kind === 'embedded' ? await snapshotAge(dataDir) : null;
    if (age !== null) metrics.snapshotAge.set(age / 1000);
  });
  metrics.readBeforeAnswer(async () => {
    for (const { outcome, total } of await countOutcomes(database.queries))
      metrics.pagesByOutcome.set({ outcome }, total);
  });
  metrics.readBeforeAnswer(async () => {
    const { version, records } = await catalogue.current();
    metrics.catalogueRecords.set(records.length);
    metrics.catalogueVersion.set(version);
    for (const [fact, standings] of Object.entries(countFacts(records, clock.today())))
      for (const [standing, total] of Object.entries(standings)) metrics.facts.set({ fact, standing }, total);
  });
  metrics.readBeforeAnswer(async () => {
    for (const { kind, number } of await countQueue(database.queries, undefined))
      metrics.deskWaiting.set({ kind }, number);
  });
};

/**
 * Starts the job queue and, with `runJobs`, all background work of the product; with `verifyPages` that visits records' pages too, and with
 * `idleAccountMonths` erases accounts that were not used for so long.
 */
export const startWorker = async (
  services: Services,
  runJobs: boolean,
  { verifyPages = false, idleAccountMonths = 0 }: { verifyPages?: boolean; idleAccountMonths?: number } = {},
): Promise<Background> => {
  const { database, logger, metrics } = services;
  const background = await startBackground({
    database,
    logger,
    metrics,
    jobs: [
      matchingJob(services),
      passwordResetJob(services),
      guessedJob(services),
      ...notificationJobs(services),
      modelReviewJob({ ...services, findStudent: (userId) => findStudent(services, userId) }),
      paraphraseJob(services),
      sourceJob(services),
      modelExtractionJob(services),
      ...(verifyPages ? [verificationJob(services)] : []),
    ],
    repeated: [
      mailDispatch(services),
      forgetOldMatches(services),
      forgetOldNotices(services),
      forgetEmailChanges(services),
      forgetChallenges(services),
      ...(idleAccountMonths > 0 ? [endingIdleAccounts(services, idleAccountMonths)] : []),
      reachCounting(services),
      proposingDuplicates(services),
      proposingHeldBack(services),
    ],
    runJobs,
  });
  measureState(services, background);
  return {
    ...background,
    stop: async () => {
      // A call to the model may take a minute. Its job is handed back, and the next process begins it again.
      if (runJobs) services.languageModel.stop();
      await background.stop();
      if (runJobs) services.mailDelivery.close();
    },
  };
};
