import { describe, expect, it } from 'vitest';
import { checkRegistration, EMPTY_REGISTRATION } from './registration-values.ts';

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
