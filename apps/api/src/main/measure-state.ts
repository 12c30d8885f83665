import { countFacts } from '@laurel/catalogue';
import { snapshotAge } from '@laurel/db';
import { countQueue } from '../modules/desk/index.ts';
import { countOutcomes } from '../modules/verification/index.ts';
import type { Background } from '../platform/background/index.ts';
import { countWaitingMails } from '../platform/mailer/index.ts';
import type { Services } from './services.ts';

/** Gauges that are read from the database when metrics are requested, since no single process knows them. */
export const measureState = (
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
