import { describe, expect, it } from 'vitest';
import { ApiError, connectionError } from '../../lib/api/api-error.ts';
import { checkRegistration, EMPTY_REGISTRATION, registrationFailure } from './registration-values.ts';

const valid = {
  firstName: 'Amina',
  lastName: 'O’Neill',
  email: 'amina@example.org',
  password: 'Abcdefg1',
  confirmPassword: 'Abcdefg1',
  terms: true,
};

describe('the registration form', () => {
  it('finds nothing wrong with valid values', () => {
    expect(checkRegistration(valid)).toEqual({});
  });

  it('asks for every field in the specification’s words', () => {
    expect(checkRegistration(EMPTY_REGISTRATION)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      terms: 'You must accept the terms and conditions',
    });
  });

  it('names the first password rule that is broken', () => {
    expect(checkRegistration({ ...valid, password: 'ABC', confirmPassword: 'ABC' }).password).toBe(
      'Password must be at least 8 characters long',
    );
    expect(checkRegistration({ ...valid, password: 'ABCDEFG1', confirmPassword: 'ABCDEFG1' }).password).toBe(
      'Password must contain at least one lowercase letter',
    );
  });

  it('compares the two passwords even while other fields are wrong', () => {
    expect(checkRegistration({ ...valid, email: '', confirmPassword: 'Abcdefg2' })).toEqual({
      email: 'Email is required',
      confirmPassword: 'Passwords do not match',
    });
  });
});

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
