import { describe, expect, it } from 'vitest';
import { FIRST_SAVED_VIEW, isSavedFiltered, savedListParameters, withSaved } from './saved-queries.ts';
import { knownPriority, knownStatus, PRIORITY_LABELS, STATUS_LABELS } from './tracking-labels.ts';

describe('the query of the saved list', () => {
  it('sends nothing at first, and no page for the first page', () => {
    expect(savedListParameters(FIRST_SAVED_VIEW)).toEqual({});
    expect(savedListParameters({ ...FIRST_SAVED_VIEW, page: 2 })).toEqual({ page: 2 });
  });

  it('names what is asked for', () => {
    expect(savedListParameters({ status: 'submitted', priority: 'high', sort: 'deadline', page: 1 })).toEqual(
      {
        status: 'submitted',
        priority: 'high',
        sort: 'deadline',
      },
    );
  });

  it('is filtered by status and priority, not by order', () => {
    expect(isSavedFiltered({ ...FIRST_SAVED_VIEW, sort: 'title', page: 2 })).toBe(false);
    expect(isSavedFiltered({ ...FIRST_SAVED_VIEW, priority: 'none' })).toBe(true);
  });
});

describe('labels', () => {
  it('say No Priority and Not Started for what is not set or not known', () => {
    expect(PRIORITY_LABELS[knownPriority('none')]).toBe('No Priority');
    expect(PRIORITY_LABELS[knownPriority('')]).toBe('No Priority');
    expect(STATUS_LABELS[knownStatus('something new')]).toBe('Not Started');
    expect(STATUS_LABELS[knownStatus('in_progress')]).toBe('In Progress');
  });
});

it('adds a scholarship once, however often it is saved', () => {
  expect(withSaved(withSaved(['a'], 'b', true), 'b', true)).toEqual(['a', 'b']);
});

it('removes a scholarship, also one that is not there', () => {
  expect(withSaved(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(withSaved(['a'], 'b', false)).toEqual(['a']);
});
