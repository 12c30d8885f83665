import type { Page, Route } from 'playwright-core';
import type { Json } from './api-student.ts';

/** Answers of the matching calls, for states into which the real server can't be brought at will. */

export const MATCHES = '**/api/ai/matches';
export const START = '**/api/ai/matches/async';
export const REGENERATE = '**/api/ai/matches/regenerate';
const STATUS = '**/api/ai/job/*/status';

export const answer =
  (json: Json, code = 200) =>
  (route: Route) =>
    route.fulfill({ status: code, json });

export const aMatch = (title: string, part: Json = {}, scholarship: Json = {}): Json => ({
  scholarshipId: title,
  matchScore: 82,
  matchReasons: ['Open to citizens of Kenya'],
  applicationTips: [],
  ...part,
  scholarship: {
    id: title,
    title,
    organization: 'Hill Valley Fund',
    amount: '€1,000',
    deadline: 'Rolling',
    location: 'Germany',
    eligibility: 'Open to all',
    description: 'For those who climb.',
    link: 'https://hillvalley.example/award',
    ...scholarship,
  },
});

export const matchData = (matches: Json[], part: Json = {}): Json => ({
  matches,
  generalTips: [],
  summary: {
    totalMatches: matches.length,
    highMatches: 1,
    mediumMatches: 1,
    lowMatches: 0,
    averageScore: 71.6,
  },
  metadata: { cached: false, generatedAt: '2026-11-20T10:00:00.000Z' },
  ...part,
});

/** Stored matches, or none. */
export const stored = (data: Json | null): Json => ({
  success: true,
  data,
  cached: data !== null,
  generatedAt: data?.metadata.generatedAt ?? null,
});

export const jobStarted: Json = {
  success: true,
  cached: false,
  jobId: 'job-1',
  estimatedTime: '2-3 minutes',
  message: 'Your matches are being prepared.',
};

export const jobStatus = (status: string, part: Json = {}): Json => ({
  success: true,
  status,
  message: `This job is ${status}.`,
  progress: 0,
  ...part,
});

export const gone404: Json = {
  success: false,
  error: 'We could not find what you asked for.',
  message: 'We could not find what you asked for.',
  code: 'not_found',
  requestId: 'r-1',
};

/**
 * A start gives a job whose statuses come one after another, of which the last one stays.
 * @param data what is stored before
 * @returns how often a job was started and its status asked for
 */
export const mockJob = async (page: Page, statuses: readonly Json[], data: Json | null = null) => {
  const counts = { started: 0, asked: 0 };
  const start = (route: Route) => {
    counts.started++;
    return route.fulfill({ status: 202, json: jobStarted });
  };
  await page.route(MATCHES, answer(stored(data)));
  await page.route(START, start);
  await page.route(REGENERATE, start);
  await page.route(STATUS, (route) => {
    const json = statuses[Math.min(counts.asked, statuses.length - 1)] ?? gone404;
    counts.asked++;
    return route.fulfill({ status: json === gone404 ? 404 : 200, json });
  });
  return counts;
};
