/**
 * How the list is built: how many of the wished countries its first 20 rows show, in the order of the scores and as the list is shown, how
 * many awards stand in rows of families, and how far an award is moved.
 *
 *   node benchmarks/matching/spread.ts [--students]
 *
 * Students: quality/ and the tune half of judged/. A wished country counts where a match is in it.
 */
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@laurel/catalogue';
import type { ExplainedMatch, ScholarshipRecord } from '@laurel/domain';
import { compileStudent, createColumns, matchColumns } from '@laurel/matching';
import { isPlaceIn, resolveCountry } from '@laurel/taxonomies';
import { meanOf } from './ranking-measures.ts';
import { knownStudents } from './students.ts';

const TODAY = '2026-11-22';
const SHOWN = 20;
/** As many as an answer holds. */
const LISTED = 300;

const { values } = parseArgs({ options: { students: { type: 'boolean', default: false } } });
const { records } = loadCatalogue();
const byId = new Map(records.map((record) => [record.id, record]));
const columns = createColumns(records);

const isIn = (code: string, { hostCountries }: ScholarshipRecord): boolean =>
  hostCountries.some((host) => host === code || isPlaceIn(code, [host]) || isPlaceIn(host, [code]));

const covered = (wished: readonly string[], matches: readonly ExplainedMatch[]): string[] =>
  wished.filter((code) =>
    matches.some(({ scholarshipId }) => {
      const record = byId.get(scholarshipId);
      return record !== undefined && isIn(code, record);
    }),
  );

const results = knownStudents().map(({ id, student }) => {
  const { matches } = matchColumns(columns, compileStudent(student, TODAY), { limit: LISTED });
  const wished = student.preferences.preferredCountries.flatMap((name) => resolveCountry(name) ?? []);
  const there = covered(wished, matches);
  const rows = Map.groupBy(matches, ({ row }) => row ?? 0);
  const inFirst = matches.filter(({ row }) => row !== undefined && row <= SHOWN);
  const heads = [...rows].toSorted(([a], [b]) => a - b).flatMap(([, members]) => members[0] ?? []);
  const passed = heads.map(({ matchScore }, at) =>
    Math.max(0, ...heads.slice(at + 1).map((later) => later.matchScore - matchScore)),
  );
  return {
    id,
    wished: there.length,
    byScore: covered(there, matches.slice(0, SHOWN)).length,
    asShown: covered(there, inFirst).length,
    folded: inFirst.filter(({ family }) => family !== undefined).length,
    families: new Set(inFirst.flatMap(({ row, family }) => (family ? row : []))).size,
    givers: [matches.slice(0, SHOWN), heads.slice(0, SHOWN)].map(
      (list) => new Set(list.map(({ scholarship }) => scholarship.organization)).size,
    ),
    distinct: new Set(heads.slice(0, 10).map(({ matchScore }) => matchScore)).size,
    passed: Math.max(0, ...passed),
  };
});

const several = results.filter(({ wished }) => wished > 1);
if (values.students) {
  for (const each of several) {
    console.log(
      `${each.id.padEnd(28)} ${each.byScore} -> ${each.asShown} of ${each.wished} wished countries`,
    );
  }
}
const sumOf = (part: (result: (typeof results)[number]) => number): number =>
  results.reduce((sum, each) => sum + part(each), 0);
const recall = (part: (result: (typeof results)[number]) => number) =>
  meanOf(several.map((each) => part(each) / each.wished)).toFixed(3);
console.log(
  `${results.length} students, ${several.length} of whom wish for two countries or more with a match in each`,
);
console.log(
  `wished countries in the first ${SHOWN}: ${recall((each) => each.byScore)} by score alone, ${recall((each) => each.asShown)} as shown`,
);
console.log(
  `rows of families in the first ${SHOWN}: ${sumOf(({ families }) => families)} with ${sumOf(({ folded }) => folded)} awards, at ${results.filter(({ families }) => families > 0).length} students`,
);
console.log(
  `distinct scores in the first ten rows: mean ${meanOf(results.map(({ distinct }) => distinct)).toFixed(1)}, least ${Math.min(...results.map(({ distinct }) => distinct))}`,
);
console.log(
  `givers in the first ${SHOWN}: mean ${[0, 1].map((at) => meanOf(results.map(({ givers }) => givers[at] ?? 0)).toFixed(1)).join(' by score, ')} as shown`,
);
console.log(
  `points by which a row stands before a better one: at most ${Math.max(...results.map(({ passed }) => passed)).toFixed(1)}`,
);
