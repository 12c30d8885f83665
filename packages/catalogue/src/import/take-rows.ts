import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScholarshipRecord } from '@laurel/domain';
import { extractListing } from '@laurel/extraction';
import { withWarnings } from '../screen/screen-record.ts';
import type { RowDetail } from './import-report.ts';
import { listingId } from './listing-id.ts';
import { listingSchema, unknownFields } from './listing-schema.ts';
import type { RawRow } from './raw-row.ts';
import { REFUSALS, screenListing } from './screen-listing.ts';

/** Rows read before other work gets its turn; about 10 ms. */
const CHUNK = 5;

export interface TakenRow {
  row: number;
  record: ScholarshipRecord;
}

export interface TakenRows {
  taken: TakenRow[];
  refused: RowDetail[];
  /** How often each occurred. */
  unknownFields: Map<string, number>;
}

/** Validates, screens and extracts each row. A bad row is refused with its reason and never stops the others. */
export const takeRows = async (
  rows: AsyncIterable<RawRow> | Iterable<RawRow>,
  source: string,
  onRow: (done: number) => void,
): Promise<TakenRows> => {
  const result: TakenRows = { taken: [], refused: [], unknownFields: new Map() };
  for await (const raw of rows) {
    if ('value' in raw) {
      for (const name of unknownFields(raw.value)) {
        result.unknownFields.set(name, (result.unknownFields.get(name) ?? 0) + 1);
      }
    }
    const outcome = takeRow(raw, source);
    if ('record' in outcome) result.taken.push(outcome);
    else result.refused.push(outcome);
    const done = result.taken.length + result.refused.length;
    onRow(done);
    if (done % CHUNK === 0) await nextTurn();
  }
  return result;
};

const takeRow = (raw: RawRow, source: string): TakenRow | RowDetail => {
  const refuse = (reason: string, title = ''): RowDetail => ({
    row: raw.row,
    title,
    outcome: 'refused',
    reason,
  });
  if ('error' in raw) return refuse(`${REFUSALS.malformed}: ${raw.error}`);
  const parsed = listingSchema.safeParse(raw.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(
      `${REFUSALS.malformed}: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(' ')}`,
    );
  }
  const title = parsed.data.title ?? '';
  const screened = screenListing(parsed.data);
  if ('refusal' in screened) return refuse(withDetail(screened.refusal, screened.detail), title);
  const record = withWarnings(extractListing(screened.listing, { source }));
  return { row: raw.row, record: { ...record, id: listingId(source, screened.listing) } };
};

/** The refusal with the kind of thing that was found; a row's own words stay out, so that equal reasons add up. */
const withDetail = (refusal: string, detail: string): string => {
  return refusal === REFUSALS.notAScholarship ? `${refusal} (${detail})` : refusal;
};
