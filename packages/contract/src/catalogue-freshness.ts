import { z } from 'zod';
import { calendarDate, instant } from './primitives.ts';

const deadlineCounts = z.object({
  announced: z.int(),
  estimated: z.int(),
  rolling: z.int(),
  last_known: z.int(),
  unknown: z.int(),
  closed: z.int(),
});
/** A fact by how it stands: `unconfirmed` was never borne out by a page, `last_known` not for 13 months. */
const factCounts = z.object({
  confirmed: z.int(),
  due: z.int(),
  unconfirmed: z.int(),
  last_known: z.int(),
});
const basisCounts = z.object({ total: z.int(), lastKnown: z.int() });

/** How many records there are, when their facts were checked and how their deadlines are known. */
export const freshness = z.object({
  asOf: calendarDate,
  total: z.int(),
  organizations: z.int(),
  deadlines: deadlineCounts,
  facts: z.object({ deadline: factCounts, award: factCounts, eligibility: factCounts, page: factCounts }),
  /** Records by how their facts are known, and how many of them have a rule that is only the last known. */
  bases: z.object({ page: basisCounts, reported: basisCounts, editorial: basisCounts, listing: basisCounts }),
  sources: z.array(
    z.object({
      source: z.string(),
      total: z.int(),
      /** Records by how their facts are known. */
      bases: z.object({ page: z.int(), reported: z.int(), editorial: z.int(), listing: z.int() }),
      deadlines: deadlineCounts,
      /** Records by how long ago a page was last compared with their facts; `never` where none was. */
      checked: z.object({ month: z.int(), halfYear: z.int(), older: z.int(), never: z.int() }),
      /** Of a scheduled source: its last success, its last failure and its next import. */
      imports: z
        .object({ lastOkAt: instant.nullable(), lastErrorAt: instant.nullable(), dueAt: instant })
        .optional(),
    }),
  ),
});
export type Freshness = z.infer<typeof freshness>;
