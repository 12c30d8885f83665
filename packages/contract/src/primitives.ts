import { z } from 'zod';

export const PAGE_LIMIT_DEFAULT = 20;
export const PAGE_LIMIT_MAX = 100;

const wholeNumber = (label: string) =>
  z.coerce
    .number({ error: `${label} must be a number` })
    .int(`${label} must be a whole number`)
    .min(1, `${label} must be at least 1`);

/** `page` counts from 1; one behind the last is empty. */
export const pageQuery = {
  page: wholeNumber('page').default(1),
  limit: wholeNumber('limit')
    .max(PAGE_LIMIT_MAX, `limit must be at most ${PAGE_LIMIT_MAX}`)
    .default(PAGE_LIMIT_DEFAULT),
};

export const pagination = z.object({
  totalItems: z.int().min(0),
  totalPages: z.int().min(0),
  currentPage: z.int().min(1),
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
});
export type Pagination = z.infer<typeof pagination>;

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** YYYY-MM-DD. */
export const calendarDate = z.iso.date('Please give a date as YYYY-MM-DD');
/** Opaque to clients. The pattern keeps control characters and path tricks out of the server. */
export const id = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9._~:-]+$/, 'This id is not valid');
export const idParams = z.object({ id });

export const message = z.object({ success: z.literal(true), message: z.string() });

/** Query flag: `true`, `false`, `1`, `0`. */
export const flag = (label: string) =>
  z
    .enum(['true', 'false', '1', '0'], `${label} must be true or false`)
    .transform((value) => value === 'true' || value === '1');

/** A line of text without control characters. */
export const text = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .max(max, `${label} must be at most ${max} characters`)
    // NUL can't be stored in PostgreSQL text; lone surrogates are not valid UTF-8.
    .refine(
      (value) => !value.includes('\u0000') && value.isWellFormed(),
      `${label} contains characters that cannot be stored`,
    );
