import type { HouseTexts } from '@laurel/contract';
import { type Queries, schema } from '@laurel/db';

const { houseTexts } = schema;

/** The texts that were written at the desk. */
export const listHouseTexts = async (queries: Queries): Promise<Partial<HouseTexts>> =>
  Object.fromEntries(
    (await queries.select({ name: houseTexts.name, text: houseTexts.text }).from(houseTexts)).map(
      ({ name, text }) => [name, text],
    ),
  );

/** Takes the place of all that was written before; an empty text is none. */
export const replaceHouseTexts = async (queries: Queries, texts: HouseTexts, now: Date): Promise<void> => {
  await queries.delete(houseTexts);
  const rows = Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({ name, text, changedAt: now }));
  if (rows.length > 0) await queries.insert(houseTexts).values(rows);
};
