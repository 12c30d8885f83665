import { forgetEmailChanges, guessedJob, passwordResetJob } from '../modules/auth/index.ts';
import { reachCounting } from '../modules/desk/index.ts';
import { modelReviewJob } from '../modules/essays/index.ts';
import { sourceJob } from '../modules/import/index.ts';
import { findStudent, forgetOldMatches, matchingJob } from '../modules/matching/index.ts';
import { modelExtractionJob } from '../modules/model-extraction/index.ts';
import { forgetOldNotices, notificationJobs } from '../modules/notifications/index.ts';
import { paraphraseJob } from '../modules/paraphrase/index.ts';
import { verificationJob } from '../modules/verification/index.ts';
import { type Background, startBackground } from '../platform/background/index.ts';
import { mailDispatch } from '../platform/mailer/index.ts';
import { measureState } from './measure-state.ts';
import type { Services } from './services.ts';

/** Starts the job queue and, with `runJobs`, all background work of the product; with `verifyPages` that visits records' pages too. */
export const startWorker = async (
  services: Services,
  runJobs: boolean,
  { verifyPages = false }: { verifyPages?: boolean } = {},
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
      reachCounting(services),
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
