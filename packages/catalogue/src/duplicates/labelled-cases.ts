import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const listing = z.strictObject({
  title: z.string(),
  /** Its organiser. */
  by: z.string().default(''),
  /** Its link. */
  at: z.string().default(''),
  /** The place of study as shown, and its countries. */
  in: z.string().default(''),
  hosts: z.array(z.string()).default([]),
});
export type LabelledListing = z.infer<typeof listing>;

const pairs = z.array(z.strictObject({ name: z.string(), same: z.boolean(), a: listing, b: listing }));
const spellings = z.array(
  z.strictObject({ name: z.string(), by: z.string(), titles: z.array(z.union([z.string(), listing])) }),
);

const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(parse(readFileSync(new URL(`../../cases/${name}`, import.meta.url), 'utf8')));

/** Two listings each, and whether they are one programme. */
export const labelledPairs = () => read('duplicates.yaml', pairs);

/** Programmes, each with the listings that are it. */
export const labelledSpellings = (): { name: string; listings: LabelledListing[] }[] =>
  read('spellings.yaml', spellings).map(({ name, by, titles }) => ({
    name,
    listings: titles.map((each) => (typeof each === 'string' ? listing.parse({ title: each, by }) : each)),
  }));
