import { expect, it } from 'vitest';
import { cardOfSaved, savedDefaultMatch } from './saved-default-match.ts';

const card = cardOfSaved({
  id: 's1',
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  priority: 'high',
  applicationStatus: 'submitted',
  notes: '',
  scholarship: {
    id: 'x',
    title: 'X',
    provider: 'Foundation',
    amount: '5000',
    applicationDeadline: '2027-01-31',
    location: 'Kenya',
    eligibilityRequirements: 'Citizens of Kenya',
    description: 'Text',
    applicationUrl: 'https://example.org',
  },
});

it('turns the names of the saved list into those of a match', () => {
  expect(card).toEqual({
    id: 'x',
    title: 'X',
    organization: 'Foundation',
    amount: '5000',
    deadline: '2027-01-31',
    location: 'Kenya',
    eligibility: 'Citizens of Kenya',
    description: 'Text',
    link: 'https://example.org',
  });
});

it('gives a saved scholarship without a match the score 85 and says why', () => {
  expect(savedDefaultMatch(card)).toMatchObject({
    scholarshipId: 'x',
    matchScore: 85,
    matchReasons: ['Previously saved by you'],
  });
});
