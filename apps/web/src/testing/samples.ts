import {
  type changeSavedRequest,
  explainedMatch,
  type MatchData,
  type MatchingJobResponse,
  type MatchResult,
  match,
  matchData,
  matchingJobResponse,
  preferencesData,
  type StoredMatchesResponse,
  savedScholarship,
  scholarshipCard,
  scholarshipDetail,
  startMatchingResponse,
} from '@laurel/contract';
import type { z } from 'zod';
import type { Answer } from '../lib/api/api-types.ts';
import { type Part, sample } from './sample.ts';
import { answer, answerBy } from './server.ts';

/** Data that several screens show, valid by the contract. What a test is about it says itself. */

const CARD = {
  organization: 'Hill Valley Fund',
  amount: '€1,000',
  deadline: 'Rolling',
  location: 'Germany',
  eligibility: 'Open to all',
  description: 'For those who climb.',
  link: 'https://hillvalley.example/award',
};

export const aMatch = (
  title: string,
  part: Part<typeof match> = {},
  scholarship: Part<typeof scholarshipCard> = {},
): MatchResult =>
  sample(match, {
    scholarshipId: title,
    matchScore: 82,
    matchReasons: ['Open to citizens of Kenya'],
    ...part,
    scholarship: sample(scholarshipCard, { id: title, title, ...CARD, ...scholarship }),
  });

export const anExplainedMatch = (title: string, part: Part<typeof explainedMatch> = {}) =>
  sample(explainedMatch, { ...aMatch(title), eligible: true, ...part });

export const aScholarship = (title: string, part: Part<typeof scholarshipDetail> = {}) =>
  sample(scholarshipDetail, { id: title, title, ...CARD, ...part });

export const matchesOf = (matches: MatchResult[], part: Part<typeof matchData> = {}): MatchData =>
  sample(matchData, {
    matches,
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
export const stored = (data: MatchData | null): StoredMatchesResponse => ({
  success: true,
  data,
  cached: data !== null,
  generatedAt: data?.metadata.generatedAt ?? null,
});

export const JOB_STARTED = sample(startMatchingResponse, {
  jobId: 'job-1',
  estimatedTime: '2-3 minutes',
  message: 'Your matches are being prepared.',
});

export const jobStatus = (
  status: MatchingJobResponse['status'],
  part: Part<typeof matchingJobResponse> = {},
): MatchingJobResponse => sample(matchingJobResponse, { status, message: `This job is ${status}.`, ...part });

export const PREFERENCES = sample(preferencesData, {
  educationLevel: 'masters',
  preferredCountries: ['Germany'],
  fieldsOfStudy: ['Public Health'],
  languageRequirements: ['English'],
  gpa: 3.5,
});

/** The signed-in student has saved preferences. */
export const withPreferences = (): void =>
  answer('GET /ai/preferences', { success: true, data: PREFERENCES });

/** The signed-in student has preferences and these matches. */
export const withMatches = (...titles: string[]): void => {
  withPreferences();
  answer('GET /ai/matches', stored(matchesOf(titles.map((title) => aMatch(title)))));
};

type SavedItem = z.output<typeof savedScholarship>;

/** An entry of the saved list. */
export const aSaved = (
  title: string,
  part: Part<typeof savedScholarship> = {},
  scholarship: Partial<SavedItem['scholarship']> = {},
): SavedItem => {
  const base = sample(savedScholarship);
  return sample(savedScholarship, {
    id: `saved-${title}`,
    priority: 'none',
    applicationStatus: 'not_started',
    notes: '',
    ...part,
    scholarship: {
      ...base.scholarship,
      id: title,
      title,
      provider: CARD.organization,
      amount: CARD.amount,
      applicationDeadline: CARD.deadline,
      location: CARD.location,
      description: CARD.description,
      applicationUrl: CARD.link,
      ...scholarship,
    },
  });
};

/** The figures of a list of which one page is shown. */
export const pageFigures = (totalItems: number, currentPage = 1, limit = 20) => {
  const totalPages = Math.ceil(totalItems / limit);
  return {
    totalItems,
    totalPages,
    currentPage,
    hasPrevPage: currentPage > 1,
    hasNextPage: currentPage < totalPages,
  };
};

/** The signed-in student has preferences and has saved these; what they change stays changed. */
export const withSaved = (...items: SavedItem[]): void => {
  withPreferences();
  let list = items;
  const find = (id: string | undefined): SavedItem => {
    const found = list.find(({ scholarship }) => scholarship.id === id);
    if (!found) throw new Error(`${id} is not saved`);
    return found;
  };
  answerBy(
    'GET /scholarships/saved/list',
    ({ query: { page = '1', limit = '20', status } }): Answer<'GET /scholarships/saved/list'> => {
      const fitting = list.filter(({ applicationStatus }) => !status || applicationStatus === status);
      const figures = pageFigures(fitting.length, Number(page), Number(limit));
      const start = (figures.currentPage - 1) * Number(limit);
      const savedScholarships = fitting.slice(start, start + Number(limit));
      return { success: true, data: { savedScholarships }, pagination: figures };
    },
  );
  answerBy('PATCH /scholarships/{id}/save', ({ params, body }): Answer<'PATCH /scholarships/{id}/save'> => {
    const before = find(params.id);
    const { checklist: ticks = {}, plan, ...change } = body as z.input<typeof changeSavedRequest>;
    const saved = sample(savedScholarship, {
      ...before,
      ...change,
      ...(change.applicationStatus
        ? { statusHistory: [{ status: change.applicationStatus, at: '2026-11-21T12:00:00.000Z' }] }
        : {}),
      checklist: before.checklist?.map((entry) => ({ ...entry, done: ticks[entry.id] ?? entry.done })),
      ...(plan
        ? {
            plan: {
              steps: plan.steps ?? before.plan?.steps ?? [],
              referees: plan.referees ?? before.plan?.referees ?? [],
              ...(plan.deadline ? { deadline: plan.deadline } : {}),
            },
          }
        : {}),
    });
    const shared = new Map(
      (before.checklist ?? []).flatMap(({ id, sharedBy }) =>
        sharedBy && ticks[id] !== undefined ? [[sharedBy, ticks[id]] as const] : [],
      ),
    );
    const withShared = (item: SavedItem): SavedItem => ({
      ...item,
      checklist: item.checklist?.map((entry) => ({
        ...entry,
        done: shared.get(entry.sharedBy ?? '') ?? entry.done,
      })),
    });
    list = list.map((each) => withShared(each === before ? saved : each));
    return { success: true, message: '', data: { saved } };
  });
  answerBy('POST /scholarships/{id}/save', ({ params }): Answer<'POST /scholarships/{id}/save'> => {
    const others = list.filter(({ scholarship }) => scholarship.id !== params.id);
    const saved = others.length < list.length ? null : aSaved(params.id ?? '');
    list = saved ? [saved, ...others] : others;
    return { success: true, message: '', data: { isSaved: saved !== null, saved } };
  });
};
