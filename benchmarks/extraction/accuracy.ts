/**
 * How right the extraction is on labelled texts: precision and recall of criteria, right awards, right deadlines.
 *
 *   node benchmarks/extraction/accuracy.ts --data <folder> [--errors]
 *
 * The folder holds listings.jsonl, eligibility.tsv, amounts.tsv and deadlines.tsv; the labels in gold/ name their lines.
 * `--errors` lists what is wrong in the part `tune`; the errors of the others are not shown, so that nobody tunes on them.
 */
import { parseArgs } from 'node:util';
import { CRITERION_KINDS } from '@laurel/domain';
import { EXTRACTION_VERSION } from '@laurel/extraction';
import { type Labelled, type Part, readGold } from './gold.ts';
import { isAwardRight, isDeadlineRight } from './is-right.ts';
import { type Mark, marksOf } from './score.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, errors: { type: 'boolean', default: false } },
});
if (!values.data) {
  console.error('usage: node benchmarks/extraction/accuracy.ts --data <folder> [--errors]');
  process.exit(2);
}

const gold = readGold(values.data);
if (gold.length === 0) {
  console.error(`no labelled texts in ${values.data}`);
  process.exit(2);
}
const PARTS: readonly Part[] = ['tune', 'test', 'fresh'];

const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3));

const row = (name: string, marks: readonly Mark[]): string => {
  const said = marks.filter((mark) => mark.said);
  const asked = marks.filter((mark) => !mark.said);
  const right = (some: readonly Mark[]): number => some.filter((mark) => mark.right).length;
  const cells = [
    said.length,
    asked.length,
    share(right(said), said.length),
    share(right(asked), asked.length),
  ];
  return `  ${name.padEnd(28)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
};

const reportCriteria = (labelled: readonly Labelled[]): void => {
  const marks = labelled.flatMap(marksOf);
  console.log(`  ${'criteria'.padEnd(28)}      said     asked precision    recall`);
  console.log(row('all', marks));
  for (const strength of ['hard', 'preferred'])
    console.log(
      row(
        strength,
        marks.filter((mark) => mark.strength === strength),
      ),
    );
  console.log(
    row(
      'from sentences',
      marks.filter((mark) => !mark.column),
    ),
  );
  console.log(
    row(
      'from columns',
      marks.filter((mark) => mark.column),
    ),
  );
  for (const kind of CRITERION_KINDS)
    console.log(
      row(
        kind,
        marks.filter((mark) => mark.kind === kind),
      ),
    );
};

const reportFullyRead = (labelled: readonly Labelled[]): void => {
  const full = labelled.filter(({ record }) => record.parsedFully);
  const missed = full.filter((each) =>
    marksOf(each).some((mark) => !mark.said && !mark.right && mark.strength === 'hard'),
  );
  console.log(
    `  called fully read: ${full.length} of ${labelled.length}; of these with a hard rule missed or misread: ${missed.length}`,
  );
};

const reportShare = (name: string, rights: readonly boolean[]): void => {
  const right = rights.filter(Boolean).length;
  console.log(`  ${name} right: ${right} of ${rights.length}, ${share(right, rights.length)}`);
};

const report = (part: Part): void => {
  const of = gold.filter((each) => each.part === part);
  const read = of.filter(({ criteria }) => criteria !== undefined);
  console.log(`\n${part}: ${of.length} texts`);
  reportCriteria(read);
  reportFullyRead(read);
  reportShare(
    'awards',
    of.flatMap((each) => (each.award === undefined ? [] : [isAwardRight(each, each.award)])),
  );
  reportShare(
    'deadlines',
    of.flatMap((each) => (each.deadline === undefined ? [] : [isDeadlineRight(each, each.deadline)])),
  );
};

const listErrors = (): void => {
  for (const each of gold.filter(({ part }) => part === 'tune')) {
    const wrong = marksOf(each)
      .filter((mark) => !mark.right)
      .map((mark) => `${mark.said ? 'WRONG ' : 'MISSED'} ${mark.what}`);
    if (each.award !== undefined && !isAwardRight(each, each.award))
      wrong.push(
        `AWARD  ${JSON.stringify(each.award)} but ${JSON.stringify(each.record.award).slice(0, 200)}`,
      );
    if (each.deadline !== undefined && !isDeadlineRight(each, each.deadline))
      wrong.push(`DATE   ${JSON.stringify(each.deadline)} but ${JSON.stringify(each.record.deadline)}`);
    const full = each.record.parsedFully ? ' (called fully read)' : '';
    if (wrong.length > 0) console.log(`${each.set}:${each.line}${full}\n  ${wrong.join('\n  ')}`);
  }
};

console.log(`extraction ${EXTRACTION_VERSION}, ${gold.length} labelled texts`);
for (const part of PARTS) report(part);
if (values.errors) listErrors();
