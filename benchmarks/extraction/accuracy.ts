/**
 * Measures extraction on labelled texts: precision and recall of criteria, correct awards, correct deadlines.
 *
 *   node benchmarks/extraction/accuracy.ts --data <folder> [--errors]
 *
 * The folder holds listings.jsonl, eligibility.tsv, amounts.tsv and deadlines.tsv; the labels in gold/ name their lines.
 * `--errors` lists what is wrong in the part `tune`; the errors of the others are not shown, so that nobody tunes on them.
 */
import { parseArgs } from 'node:util';
import { CRITERION_KINDS, type Criterion } from '@laurel/domain';
import { EXTRACTION_VERSION } from '@laurel/extraction';
import {
  type GoldAward,
  type GoldCriterion,
  type GoldDeadline,
  type Labelled,
  type Part,
  readGold,
} from './gold.ts';
import { isSame, quotesMeet } from './is-same.ts';

/** One thing that was said or should have been: by the engine, by the label, and whether they agree. */
interface Mark {
  kind: Criterion['kind'];
  strength: string;
  /** From a column of its own (host, level, nationality, field, gender), not from sentences. */
  column: boolean;
  said: boolean;
  right: boolean;
  what: string;
}

const COLUMNS: Readonly<Record<string, string>> = {
  citizenship: 'nationality_text',
  level: 'level',
  field: 'field',
  gender: 'gender',
  host: 'host_country',
};

/** A criterion with `anyOf` and `noneOf` counts as two statements. */
const statements = (criterion: Criterion): Criterion[] => {
  if (criterion.kind !== 'citizenship' && criterion.kind !== 'residence') return [criterion];
  if (criterion.anyOf === undefined || criterion.noneOf === undefined) return [criterion];
  const { anyOf: _any, ...shuts } = criterion;
  const { noneOf: _none, ...admits } = criterion;
  return [admits, shuts];
};

const goldStatements = (gold: GoldCriterion): GoldCriterion[] => {
  const value = gold.values?.[0];
  if (gold.kind !== 'citizenship' || value?.anyOf === undefined || value.noneOf === undefined) return [gold];
  const { anyOf: _any, ...shuts } = value;
  const { noneOf: _none, ...admits } = value;
  return [
    { ...gold, values: [admits] },
    { ...gold, values: [shuts] },
  ];
};

const show = (value: object): string =>
  JSON.stringify(value, (key, each) => (key === 'id' || key === 'evidence' ? undefined : each));

/** "… or a related field", kept in the record's words beside the codes: part of the same statement. */
const isOpenEnd = (labelled: Labelled, said: Criterion, golds: readonly GoldCriterion[]): boolean =>
  said.kind === 'field' &&
  said.anyOf === undefined &&
  said.alternative !== undefined &&
  labelled.record.criteria.some(
    (other) =>
      other !== said &&
      other.alternative === said.alternative &&
      golds.some((gold) => isSame(labelled, other, gold)),
  );

/** The sentence is a true gate that is shown word for word; that no predicate was read counts against recall only. */
const isUnreadGate = (labelled: Labelled, said: Criterion, golds: readonly GoldCriterion[]): boolean =>
  said.kind === 'other' && golds.some((gold) => quotesMeet(labelled.record.texts, said, gold.quote));

/**
 * Marks of one record. What a label calls optional is marked neither way; several criteria may say what one label says,
 * and one may say what several labels say.
 */
const marksOf = (labelled: Labelled): Mark[] => {
  const said = labelled.record.criteria.filter(({ strength }) => strength !== 'info').flatMap(statements);
  const golds = (labelled.criteria ?? []).flatMap(goldStatements);
  const asked = golds.filter(({ optional }) => optional !== true);
  const marks: Mark[] = [];
  for (const each of said) {
    const right = asked.some((gold) => isSame(labelled, each, gold));
    if (!right && golds.some((gold) => isSame(labelled, each, gold))) continue;
    if (!right && (isUnreadGate(labelled, each, golds) || isOpenEnd(labelled, each, golds))) continue;
    marks.push({
      kind: each.kind,
      strength: each.strength,
      column: each.evidence.every(({ field }) => Object.values(COLUMNS).includes(field)),
      said: true,
      right,
      what: `${show(each)} "${each.evidence[0]?.quote ?? ''}"`,
    });
  }
  for (const gold of asked)
    marks.push({
      kind: gold.kind,
      strength: gold.strength,
      column: labelled.record.texts[COLUMNS[gold.kind] ?? '']?.includes(gold.quote) ?? false,
      said: false,
      right: said.some((each) => isSame(labelled, each, gold)),
      what: show(gold),
    });
  return marks;
};

/** Whether kind, currency, both bounds and period are those of one of the labels. */
const isAwardRight = ({ record: { award } }: Labelled, golds: readonly GoldAward[]): boolean => {
  const fits = (given: unknown, wanted: unknown): boolean => wanted === '*' || (given ?? null) === wanted;
  return golds.some(
    (gold) =>
      gold.kinds.includes(award.kind) &&
      (gold.min === undefined
        ? award.min === undefined && award.max === undefined
        : fits(award.currency, gold.currency) &&
          fits(award.min, gold.min) &&
          fits(award.max, gold.max) &&
          fits(award.period, gold.period)),
  );
};

/** Whether the kind and all dates are those of one of the labels. */
const isDeadlineRight = ({ record: { deadline } }: Labelled, golds: readonly GoldDeadline[]): boolean =>
  golds.some(
    (gold) =>
      gold.kinds.includes(deadline.kind) &&
      [...deadline.dates].sort().join() === [...gold.dates].sort().join(),
  );

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
