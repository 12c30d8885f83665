/** A student who talks to the API directly: for what a browser can't show, and to prepare journeys quickly. */
export interface ApiStudent {
  email: string;
  password: string;
  token: string;
  refreshToken: string;
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Json }>;
}

// biome-ignore lint/suspicious/noExplicitAny: journeys look into answers of every shape
export type Json = Record<string, any>;

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

/** Registers and signs in a new student. */
export const createStudent = async (url: string): Promise<ApiStudent> => {
  const email = `journey-${process.pid}-${++count}-${Date.now()}@example.org`;
  const password = 'Correct-horse-7';
  await apiCall(url, 'POST', '/auth/register', { firstName: 'Amina', lastName: 'Otieno', email, password });
  const { body } = await apiCall(url, 'POST', '/auth/login', { email, password });
  const { token, refreshToken } = body as { token: string; refreshToken: string };
  return { email, password, token, refreshToken, call: (method, path, sent) => apiCall(url, method, path, sent, token) };
};
