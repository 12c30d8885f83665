import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorResponse } from '@laurel/contract';
import type { FastifyReply } from 'fastify';
import { newId } from '../new-id.ts';
import { AppError } from './app-error.ts';

/** Headers of answers that are sent before any hook runs. */
export const bareHeaders = (requestId: string) => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
});

const errorBody = (error: AppError, requestId: string): ErrorResponse => ({
  success: false,
  error: error.message,
  message: error.message,
  code: error.code,
  ...(error.details ? { details: error.details } : {}),
  requestId,
});

/** Answers with the contract's error shape. */
export const sendError = (error: AppError, requestId: string, reply: FastifyReply): FastifyReply => {
  reply.header('cache-control', 'no-store');
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  // Fastify closes the connection of a body that it refuses; a client that is still sending would see a broken connection.
  reply.removeHeader('connection');
  return reply.status(error.status).send(errorBody(error, requestId));
};

/** Answers bytes that are not valid HTTP in the contract's error shape, and closes the connection. */
export const refuseUnreadable = (problem: Error & { code?: string }, socket: Socket): void => {
  if (problem.code === 'ECONNRESET' || socket.destroyed) return;
  const isTooMuch = problem.code === 'HPE_HEADER_OVERFLOW';
  const error = new AppError(isTooMuch ? 'payload_too_large' : 'invalid_request');
  const requestId = newId();
  const body = JSON.stringify(errorBody(error, requestId));
  const lines = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(bareHeaders(requestId)).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(problem);
};
