import { LISTING_FIELDS, type Listing } from '@laurel/domain';
import { z } from 'zod';

/** Longer than any text of a scholarship; what is longer is a page or a dump that slipped into a field. */
const MAX_CHARACTERS = 20_000;

/** Words that spreadsheets and scrapers write for "nothing was entered". */
const NOTHING =
  /^(?:|-+|n\/?a|none|null|nil|nan|undefined|false|not (?:available|specified|entered)|no specified|unknown)$/i;

/** A field's text. Numbers and lists of texts are accepted; nothing, by any of its names, is absent. */
const textField = z
  .union(
    [
      z.string(),
      z.number(),
      z.boolean(),
      z.array(z.union([z.string(), z.number()])),
      z.null(),
      z.undefined(),
    ],
    { error: 'must be text' },
  )
  .transform((value) => (Array.isArray(value) ? value.join(', ') : String(value ?? '')).trim())
  .refine((text) => text.length <= MAX_CHARACTERS, `is longer than ${MAX_CHARACTERS} characters`)
  .transform((text) => (NOTHING.test(text) ? undefined : text));

const optionalText = textField.optional();
const fields = Object.fromEntries(LISTING_FIELDS.map((name) => [name, optionalText]));

/** A listing as any source gives it: unknown fields are dropped, absent ones have no key. */
export const listingSchema = z
  .object(fields, { error: 'is not a record of named fields' })
  .transform(
    (row): Listing => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined)),
  );

const KNOWN_FIELDS: ReadonlySet<string> = new Set(LISTING_FIELDS);

/** Names of the fields that a row has and a listing has not. */
export const unknownFields = (row: unknown): string[] => {
  return typeof row === 'object' && row !== null
    ? Object.keys(row).filter((name) => !KNOWN_FIELDS.has(name))
    : [];
};
