import { z } from 'zod';
import { ERRORS, type ErrorCode } from './errors.ts';

export const errorDetail = z.object({ field: z.string(), message: z.string() });
export type ErrorDetail = z.infer<typeof errorDetail>;

export const errorResponse = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  details: z.array(errorDetail).optional(),
  requestId: z.string(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
