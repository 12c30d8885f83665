import { type Endpoint, ERRORS, errorCodesOf, errorResponse } from '@laurel/contract';

export interface FuzzAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const checkError = (endpoint: Endpoint, { status, text }: FuzzAnswer): string | undefined => {
  const parsed = errorResponse.safeParse(parse(text));
  if (!parsed.success) return `the error does not have the contract’s shape: ${parsed.error.message}`;
  if (/node_modules|\bat \w+ \(|stack/.test(text)) return 'it tells about the inside';
  const { code } = parsed.data;
  if (ERRORS[code].status !== status) return `${code} came with status ${status}`;
  return errorCodesOf(endpoint).includes(code)
    ? undefined
    : `the contract does not say that it answers ${code}`;
};

const checkSuccess = (endpoint: Endpoint, { status, headers, text }: FuzzAnswer): string | undefined => {
  const shape = endpoint.responses[status];
  if (!shape) return `the contract does not say that it answers ${status}`;
  const type = String(headers['content-type'] ?? '');
  if ('mediaType' in shape) {
    return type.startsWith(shape.mediaType) ? undefined : `${type} instead of ${shape.mediaType}`;
  }
  if (!type.startsWith('application/json')) return `${type} instead of JSON`;
  const parsed = shape.safeParse(parse(text));
  return parsed.success ? undefined : `the answer is not valid: ${parsed.error.message}`;
};

/** What is wrong with an answer, by the contract; undefined when nothing is. */
export const checkAnswer = (endpoint: Endpoint, answer: FuzzAnswer): string | undefined => {
  const { status, headers } = answer;
  if (status >= 500) return 'it failed';
  if (!headers['x-request-id']) return 'it has no request id';
  if (headers['x-content-type-options'] !== 'nosniff') return 'its type may be guessed';
  if (headers.server ?? headers['x-powered-by']) return 'it names the server';
  return status >= 400 ? checkError(endpoint, answer) : checkSuccess(endpoint, answer);
};
