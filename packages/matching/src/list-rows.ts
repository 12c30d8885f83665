import type { Family, ScholarshipRecord } from '@laurel/domain';
import { askedCountriesOf, hostCodes } from './comparing/hosts.ts';
import { type Evaluated, isHeldBack } from './rank-scholarships.ts';
import { recommendationFor } from './score/score.ts';
import type { CompiledStudent } from './student/compile-student.ts';

/** A small difference, in points of the score: within it the list may fold and spread. */
export const SMALL_MARGIN = 6;
/** Fewer awards of a family crowd no list. */
export const FEWEST_FOLDED = 3;
/** Rows that are spread; the others follow in the order of their scores. */
export const SPREAD_ROWS = 20;
/** What a place and a giver count that no row before has, as parts of the margin; half as much after one row, a third after two. */
const NEW = { place: 0.75, giver: 0.25 } as const;

/** What a known round counts, as a part of the margin: what has a day or a window can be planned. */
const KNOWN_ROUND = 0.5;

/** The place of a match in the list as it is shown. */
export interface ListPlace {
  /** From 1. */
  row: number;
  /** Of all awards of its row, where there are several. */
  family?: Family;
}

interface Row {
  /** Best first. */
  members: Evaluated[];
  family?: Family;
}

/**
 * The list as it is shown. Awards of one family make one row where at least three of one level lie within a small margin of the best of
 * them, so that a much better one stands alone. The first rows are spread over places and givers: a row may come before others of its own
 * level that score at most a small margin more, and before no others.
 * @param ranked best first
 * @returns a place for each of them
 */
export const listPlaces = (ranked: readonly Evaluated[], student: CompiledStudent): ListPlace[] => {
  const rows = spread(fold(ranked), student);
  const places = new Map(
    rows.flatMap(({ members, family }, at) =>
      members.map((member) => [member, { row: at + 1, ...(family ? { family } : {}) }] as const),
    ),
  );
  return ranked.map((each) => places.get(each) ?? { row: rows.length });
};

const scoreOfRow = ({ members: [best] }: Row): number => best?.evaluation.score ?? 0;

/** What an untold citizenship or residence holds back is below all levels: it comes before nothing else. */
const levelOf = ({ evaluation }: Evaluated): string =>
  isHeldBack(evaluation) ? 'held back' : recommendationFor(evaluation.score);

const levelOfRow = ({ members: [best] }: Row): string => (best ? levelOf(best) : '');

const fold = (ranked: readonly Evaluated[]): Row[] => {
  const rows: Row[] = [];
  const open = new Map<string, Row>();
  for (const each of ranked) {
    const { family } = each.record;
    const row = family && open.get(family.id);
    const { score } = each.evaluation;
    const isNear = row && scoreOfRow(row) - score <= SMALL_MARGIN && levelOfRow(row) === levelOf(each);
    if (isNear) {
      row.members.push(each);
      continue;
    }
    const own: Row = { members: [each], ...(family ? { family } : {}) };
    rows.push(own);
    if (family) open.set(family.id, own);
  }
  const order = new Map(ranked.map((each, at) => [each, at]));
  const orderOf = ({ members: [best] }: Row) => (best && order.get(best)) ?? 0;
  return rows
    .flatMap((row) =>
      row.members.length >= FEWEST_FOLDED ? row : row.members.map((member): Row => ({ members: [member] })),
    )
    .sort((a, b) => orderOf(a) - orderOf(b));
};

const spread = (rows: readonly Row[], student: CompiledStudent): Row[] => {
  const left = [...rows];
  const spreadOut: Row[] = [];
  const seen = new Map<string, number>();
  const novelty = (key: string) => 1 / (1 + (seen.get(key) ?? 0));
  while (spreadOut.length < SPREAD_ROWS && left.length > 0) {
    const [top] = left as [Row];
    let [best, most] = [0, 0];
    for (const [at, row] of left.entries()) {
      const score = scoreOfRow(row);
      if (scoreOfRow(top) - score > SMALL_MARGIN || levelOfRow(row) !== levelOfRow(top)) break;
      const { places, giver } = traitsOf(row, student);
      const place = Math.max(...places.map(novelty));
      const known = row.members[0]?.evaluation.timing === 'unknown' ? 0 : KNOWN_ROUND;
      const value = score + SMALL_MARGIN * (NEW.place * place + NEW.giver * novelty(giver) + known);
      if (value > most) [best, most] = [at, value];
    }
    const [chosen] = left.splice(best, 1) as [Row];
    const { places, giver } = traitsOf(chosen, student);
    for (const place of places) seen.set(place, (seen.get(place) ?? 0) + 1 / places.length);
    seen.set(giver, (seen.get(giver) ?? 0) + 1);
    spreadOut.push(chosen);
  }
  return [...spreadOut, ...left];
};

/** Where the award is, in the countries asked for if there are such, and who gives it. */
const traitsOf = (
  { members: [best], family }: Row,
  student: CompiledStudent,
): { places: string[]; giver: string } => {
  const record = best?.record as ScholarshipRecord;
  const asked = askedCountriesOf(record, student);
  const places = student.countries.length > 0 ? asked : hostCodes(record);
  return {
    places: places.length === 0 ? ['anywhere'] : places.map((code) => `in ${code}`),
    giver: `by ${family?.id ?? record.organization}`,
  };
};
