import { utcDay } from '@laurel/domain';
// Measures which listings an import takes for one programme: node packages/catalogue/src/measure-duplicates.ts
import { labelledPairs, labelledSpellings } from './duplicates/labelled-cases.ts';
import { placeListings } from './import/place-listings.ts';
import { loadCatalogue } from './load-catalogue.ts';

const { records } = loadCatalogue();
const today = utcDay(new Date());

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Counts {
  hit: number;
  missed: number;
  wrong: number;
  apart: number;
}
const none = (): Counts => ({ hit: 0, missed: 0, wrong: 0, apart: 0 });
const count = (counts: Counts, same: boolean, together: boolean): void => {
  counts[same ? (together ? 'hit' : 'missed') : together ? 'wrong' : 'apart'] += 1;
};
const tell = (what: string, { hit, missed, wrong, apart }: Counts): void => {
  const precision = (hit / Math.max(1, hit + wrong)).toFixed(3);
  const recall = (hit / Math.max(1, hit + missed)).toFixed(3);
  say(
    `${what}: precision ${precision}, recall ${recall} ` +
      `(${hit} rightly together, ${missed} missed, ${wrong} wrongly together, ${apart} rightly apart)`,
  );
};

const pairs = labelledPairs();
const placed = await placeListings(
  pairs.flatMap(({ a, b }) => [a, b]),
  records,
  today,
);
const ofPairs = none();
for (const [index, { name, same }] of pairs.entries()) {
  const together = placed[2 * index] === placed[2 * index + 1];
  count(ofPairs, same, together);
  if (together !== same) say(`  not as labelled: ${name}`);
}
tell('labelled pairs', ofPairs);

const programmes = labelledSpellings();
const rows = programmes.flatMap(({ name, listings }) => listings.map((listing) => ({ name, listing })));
const found = await placeListings(
  rows.map(({ listing }) => listing),
  records,
  today,
);
const ofSpellings = none();
for (const [i, one] of rows.entries())
  for (const [j, other] of rows.entries())
    if (i < j) count(ofSpellings, one.name === other.name, found[i] === found[j]);
tell('spellings, every two of them', ofSpellings);
for (const { name, listings } of programmes) {
  const own = new Set(found.filter((_, index) => rows[index]?.name === name));
  say(`  ${name}: ${listings.length} spellings become ${own.size}`);
}
