import { describe, expect, it } from 'vitest';
import { ApiError, connectionError } from '../../lib/api/api-error.ts';
import { registrationFailure } from './registration-failure.ts';

const refused = (fields: { message?: string; error?: string; details?: string[] }) =>
  new ApiError({
    kind: 'http',
    status: 400,
    code: 'invalid_request',
    message: fields.message ?? '',
    error: fields.error ?? '',
    details: (fields.details ?? []).map((message) => ({ field: 'x', message })),
    requestId: 'r',
  });

describe('the text of a failed registration', () => {
  it('joins the details before anything else', () => {
    const failure = refused({
      message: 'm',
      error: 'e',
      details: ['Email is required', 'Password is required'],
    });
    expect(registrationFailure(failure)).toBe('Email is required. Password is required');
  });

  it('keeps the full stop of a detail that is a sentence', () => {
    const taken = 'An account with this email already exists.';
    expect(registrationFailure(refused({ details: [taken] }))).toBe(taken);
    expect(registrationFailure(refused({ details: [taken, 'Password is required'] }))).toBe(
      'An account with this email already exists. Password is required',
    );
  });

  it('is the server’s message, then its error', () => {
    expect(registrationFailure(refused({ message: 'm', error: 'e' }))).toBe('m');
    expect(registrationFailure(refused({ error: 'e' }))).toBe('e');
  });

  it('tells a server that is down from a network that is', () => {
    expect(registrationFailure(connectionError('refused'))).toBe(
      'Unable to connect to server. Please try again later.',
    );
    expect(registrationFailure(connectionError('network'))).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it('falls back to the error’s own words, then to a general sentence', () => {
    expect(registrationFailure(new Error('boom'))).toBe('boom');
    expect(registrationFailure(null)).toBe('An unexpected error occurred. Please try again.');
    expect(registrationFailure(refused({}))).toBe('An unexpected error occurred. Please try again.');
  });
});
