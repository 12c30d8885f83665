/**
 * How many well-known awards, named beforehand, stand among the first twenty of twelve students.
 *
 *   node benchmarks/matching/known-awards.ts [--lists]
 *
 * `--lists` prints each first ten with scores and open conditions, for reading.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@laurel/catalogue';
import { emptyPreferences, type Preferences, type Profile } from '@laurel/domain';
import { compileStudent, createColumns, HIGH_SCORE, matchColumns } from '@laurel/matching';
import { parse } from 'yaml';

const TODAY = '2026-11-22';
const TOP = 20;
const SHOWN = 10;

interface KnownStudent {
  id: string;
  preferences: Partial<Preferences> & Pick<Preferences, 'educationLevel'>;
  profile: Profile;
  expected: string[];
}

const { values } = parseArgs({ options: { lists: { type: 'boolean', default: false } } });
const students: KnownStudent[] = parse(readFileSync(new URL('known-awards.yaml', import.meta.url), 'utf8'));
const { records } = loadCatalogue();
const columns = createColumns(records);

let [found, expected, high] = [0, 0, 0];
for (const each of students) {
  const preferences = { ...emptyPreferences(each.preferences.educationLevel), ...each.preferences };
  const student = compileStudent({ preferences, profile: each.profile }, TODAY);
  const { matches, notEligible, summary } = matchColumns(columns, student);
  const rankOf = new Map(matches.map(({ scholarshipId }, at) => [scholarshipId, at + 1]));
  const missing = each.expected.filter((id) => (rankOf.get(id) ?? Number.POSITIVE_INFINITY) > TOP);
  found += each.expected.length - missing.length;
  expected += each.expected.length;
  high += summary.highMatches;
  const where = missing.map((id) => {
    const match = matches[(rankOf.get(id) ?? 0) - 1];
    if (match !== undefined) return `${id} (${rankOf.get(id)}th, ${match.matchScore})`;
    const failed = notEligible
      .find(({ scholarshipId }) => scholarshipId === id)
      ?.criteria.filter(({ outcome }) => outcome === 'not_met');
    return `${id} (not listed: ${failed?.map(({ kind }) => kind).join() ?? 'closed or unknown'})`;
  });
  console.log(
    `${each.id.padEnd(24)} ${each.expected.length - missing.length} of ${each.expected.length}, ` +
      `${summary.highMatches} of ${summary.totalMatches} scored ${HIGH_SCORE} or above; missing: ${where.join(', ')}`,
  );
  if (!values.lists) continue;
  for (const { scholarshipId, matchScore, criteria } of matches.slice(0, SHOWN)) {
    const open = criteria.filter(({ outcome, strength }) => outcome === 'unknown' && strength === 'hard');
    const doubts = open.map(({ kind, required }) => `${kind}: ${required}`).join(' | ');
    console.log(`    ${matchScore} ${scholarshipId}${doubts === '' ? '' : `; open: ${doubts}`}`);
  }
}
console.log(
  `recall@${TOP}: ${found} of ${expected} (${((100 * found) / expected).toFixed(1)}%); ${high} matches scored ${HIGH_SCORE} or above`,
);
