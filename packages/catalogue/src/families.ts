import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Family } from '@laurel/domain';
import { parse } from 'yaml';
import { z } from 'zod';
import { entryId } from './programme-schema.ts';

/** Awards of one kind by one sort of giver, that a list shows as one row. */
export const FAMILIES_FILE = fileURLToPath(new URL('../families.yaml', import.meta.url));

const familiesSchema = z
  .record(
    entryId,
    z.strictObject({
      /** Follows the number of its awards: "US colleges that meet full need". */
      name: z
        .string()
        .min(5)
        .max(70)
        .regex(/^\S.*[^\s.]$/, 'is a phrase without a full stop'),
      /** Ids of programmes. Fewer than three crowd no list. */
      members: z.array(z.string()).min(3),
    }),
  )
  .superRefine((families, context) => {
    const homes = new Map<string, string>();
    for (const [id, { members }] of Object.entries(families)) {
      for (const member of members) {
        const home = homes.get(member);
        if (home !== undefined)
          context.addIssue({ code: 'custom', message: `${member} is of ${home} and ${id}` });
        homes.set(member, id);
      }
    }
  });

/** The families of a file by the id of each of their programmes. @throws ZodError where the file breaks the schema */
export const parseFamilies = (text: string): ReadonlyMap<string, Family> =>
  new Map(
    Object.entries(familiesSchema.parse(parse(text))).flatMap(([id, { name, members }]) =>
      members.map((member) => [member, { id, name }] as const),
    ),
  );

let shipped: ReadonlyMap<string, Family> | undefined;

/** The families of the shipped catalogue by the id of a programme, read once. */
export const shippedFamilies = (): ReadonlyMap<string, Family> => {
  shipped ??= parseFamilies(readFileSync(FAMILIES_FILE, 'utf8'));
  return shipped;
};
