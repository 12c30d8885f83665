import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Histogram buckets in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10];
const QUERY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 120];

/** The metrics of one process. Labels hold names from the code, never personal data. */
export interface Metrics {
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  querySeconds: Histogram<'outcome'>;
  jobSeconds: Histogram<'job' | 'outcome'>;
  matchingSeconds: Histogram;
  modelCalls: Counter<'call' | 'outcome'>;
  modelPaused: Gauge;
  jobsWaiting: Gauge<'job'>;
  jobsRunning: Gauge<'job'>;
  mailsWaiting: Gauge;
  snapshotAge: Gauge;
  catalogueRecords: Gauge;
  catalogueVersion: Gauge;
  pagesByOutcome: Gauge<'outcome'>;
  facts: Gauge<'fact' | 'standing'>;
  deskWaiting: Gauge<'kind'>;
  /** Registers a read of gauges from the database, run before each answer. */
  readBeforeAnswer(read: () => Promise<void>): void;
  /** In the text format of Prometheus. Gauges that could not be read are left out of it. */
  describe(): Promise<{ contentType: string; text: string; failures: unknown[] }>;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const reads: (() => Promise<void>)[] = [];
  const histogram = <L extends string>(name: string, help: string, buckets: number[], labelNames: L[]) =>
    new Histogram({ name: `laurel_${name}`, help, buckets, labelNames, registers });
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: `laurel_${name}`, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Gauge({ name: `laurel_${name}`, help, labelNames, registers });
  collectDefaultMetrics({ register: registry });

  const fromDatabase = {
    jobsWaiting: gauge('jobs_waiting', 'Jobs that wait for a worker', ['job']),
    jobsRunning: gauge('jobs_running', 'Jobs that a worker has begun', ['job']),
    mailsWaiting: gauge('mails_waiting', 'Mails that have not been sent yet', []),
    snapshotAge: gauge(
      'snapshot_age_seconds',
      'Time since the newest verified snapshot; none is written with a database server',
      [],
    ),
    catalogueRecords: gauge('catalogue_records', 'Scholarships in the catalogue', []),
    catalogueVersion: gauge('catalogue_version', 'Version of the catalogue that this process sees', []),
    pagesByOutcome: gauge('pages', 'Records by what the last visit to their page found', ['outcome']),
    facts: gauge('facts', 'Facts of records by how they stand; last_known: not confirmed for 13 months', [
      'fact',
      'standing',
    ]),
    deskWaiting: gauge('desk_waiting', 'What waits at the desk for somebody to decide', ['kind']),
  };
  return {
    ...fromDatabase,
    requestSeconds: histogram('request_seconds', 'Time to answer a request', REQUEST_BUCKETS, [
      'method',
      'route',
      'status',
    ]),
    querySeconds: histogram('query_seconds', 'Time of a database statement', QUERY_BUCKETS, ['outcome']),
    jobSeconds: histogram('job_seconds', 'Time of a background job', JOB_BUCKETS, ['job', 'outcome']),
    matchingSeconds: histogram(
      'matching_seconds',
      'Time to judge the catalogue for one student',
      JOB_BUCKETS,
      [],
    ),
    modelCalls: counter('model_calls_total', 'Calls of the language model', ['call', 'outcome']),
    modelPaused: gauge('model_paused', '1 while a failing language model is left alone', []),
    readBeforeAnswer: (read) => {
      reads.push(read);
    },
    describe: async () => {
      const { jobsWaiting, jobsRunning, pagesByOutcome, facts, deskWaiting } = fromDatabase;
      for (const each of [jobsWaiting, jobsRunning, pagesByOutcome, facts, deskWaiting]) each.reset();
      // Resetting a gauge without labels would report 0.
      for (const each of [
        fromDatabase.mailsWaiting,
        fromDatabase.catalogueRecords,
        fromDatabase.catalogueVersion,
      ])
        each.remove();
      const results = await Promise.allSettled(reads.map((read) => read()));
      const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      return { contentType: registry.contentType, text: await registry.metrics(), failures };
    },
  };
};
