import { forgetEmailChanges, passwordResetJob } from '../modules/auth/index.ts';
import { modelReviewJob, sweepModelReviews } from '../modules/essays/index.ts';
import { sourceJob, sweepSources } from '../modules/import/index.ts';
import { findStudent, matchingJob, sweepMatchingJobs } from '../modules/matching/index.ts';
import { modelExtractionJob, sweepModelExtraction } from '../modules/model-extraction/index.ts';
import { notificationJobs, sweepNotifications } from '../modules/notifications/index.ts';
import { paraphraseJob } from '../modules/paraphrase/index.ts';
import { startMailDispatch } from '../platform/mailer/index.ts';
import { type Queue, startQueue } from '../platform/queue.ts';
import { measureState } from './measure-state.ts';
import type { Services } from './services.ts';

/**
 * Starts the job queue; with `runJobs` its handlers too.
 * @returns the queue, whose `stop` ends everything started here
 */
export const startWorker = async (services: Services, runJobs: boolean): Promise<Queue> => {
  const { database, logger, metrics } = services;
  const essays = { ...services, findStudent: (userId: string) => findStudent(services, userId) };
  const queue = await startQueue({
    database,
    logger,
    metrics,
    jobs: [
      matchingJob(services),
      passwordResetJob(services),
      ...notificationJobs(services),
      modelReviewJob(essays),
      paraphraseJob(services),
      sourceJob(services),
      modelExtractionJob(services),
    ],
    runJobs,
  });
  measureState(services, queue);
  if (!runJobs) return queue;
  const stopSweep = sweepMatchingJobs(services, queue);
  const stopModelReviews = sweepModelReviews(essays, queue);
  const stopNotifications = sweepNotifications(services, queue);
  const stopSources = sweepSources(services, queue);
  const stopProposals = sweepModelExtraction(services, queue);
  const stopEmailChanges = forgetEmailChanges(services);
  const stopMails = startMailDispatch(services);
  return {
    ...queue,
    stop: async () => {
      stopSweep();
      stopModelReviews();
      stopSources();
      stopProposals();
      stopEmailChanges();
      // Calls under way may take a minute; they are begun again after the next start.
      services.languageModel.stop();
      await stopNotifications();
      await stopMails();
      await queue.stop();
    },
  };
};
