import { runCommand } from './start-product.ts';

/** A student who talks to the API directly: for what a browser can't show, and to prepare journeys quickly. */
export interface ApiStudent {
  email: string;
  password: string;
  token: string;
  refreshToken: string;
  /** As the sign-in answered it: what the web app stores under `userData`. */
  user: Json;
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Json }>;
}

// biome-ignore lint/suspicious/noExplicitAny: journeys look into answers of every shape
export type Json = Record<string, any>;

/** What a student of public health looks for: it has many matches in the shipped catalogue. */
export const PUBLIC_HEALTH = {
  educationLevel: 'masters',
  preferredCountries: ['Germany'],
  fieldsOfStudy: ['Public Health'],
  gpa: 3.5,
};

let count = 0;

export const apiCall = async (url: string, method: string, path: string, body?: unknown, token?: string) => {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
};

/** An address that no other student has. */
export const newEmail = () => `journey-${process.pid}-${++count}-${Date.now()}@example.org`;

/** Registers and signs in a new student. */
export const createStudent = async (url: string): Promise<ApiStudent> => {
  const email = newEmail();
  const password = 'Correct-horse-7';
  await apiCall(url, 'POST', '/auth/register', { firstName: 'Amina', lastName: 'Otieno', email, password });
  const { body } = await apiCall(url, 'POST', '/auth/login', { email, password });
  const { token, refreshToken, user } = body as { token: string; refreshToken: string; user: Json };
  return {
    email,
    password,
    token,
    refreshToken,
    user,
    call: (method, path, sent) => apiCall(url, method, path, sent, token),
  };
};

/** Somebody who is made curator and operator while the product runs, as an operator does it, and signs in again. */
export const createKeeper = async (url: string, env: Record<string, string>): Promise<ApiStudent> => {
  const newcomer = await createStudent(url);
  const { email, password } = newcomer;
  for (const role of ['curator', 'operator']) await runCommand(['grant', email, role], env);
  const { body } = await apiCall(url, 'POST', '/auth/login', { email, password });
  return { ...newcomer, token: body.token, refreshToken: body.refreshToken, user: body.user };
};

/** A new student who has saved preferences. */
export const createStudentWithPreferences = async (
  url: string,
  preferences: Json = PUBLIC_HEALTH,
): Promise<ApiStudent> => {
  const student = await createStudent(url);
  await student.call('POST', '/ai/preferences', preferences);
  return student;
};

/** A new student whose matches are stored already. @returns the student and the matches */
export const createMatchedStudent = async (
  url: string,
): Promise<{ student: ApiStudent; matches: Json[] }> => {
  const student = await createStudentWithPreferences(url);
  const { body } = await student.call('POST', '/ai/matches');
  return { student, matches: body.data.matches };
};
