import type { Criterion } from '@laurel/domain';
import type { GoldCriterion, Labelled } from './gold.ts';
import { isSame, quotesMeet } from './is-same.ts';

/** One thing that was said or should have been: by the engine, by the label, and whether they agree. */
export interface Mark {
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

/** One criterion that admits and shuts out is two statements. */
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

/** The sentence is a true gate, shown as it stands; that its rule was not read counts against recall only. */
const isUnreadGate = (labelled: Labelled, said: Criterion, golds: readonly GoldCriterion[]): boolean =>
  said.kind === 'other' && golds.some((gold) => quotesMeet(labelled.record.texts, said, gold.quote));

/**
 * Marks of one record. What a label calls optional is marked neither way; several criteria may say what one label says,
 * and one may say what several labels say.
 */
export const marksOf = (labelled: Labelled): Mark[] => {
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
