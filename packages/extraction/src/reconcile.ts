import { citizenships } from './criteria/citizenship/settle.ts';
import { TITLE_PLACE } from './criteria/citizenship/title-places.ts';
import { fields } from './criteria/field/settle.ts';
import { levels } from './criteria/level/settle.ts';
import type { Draft } from './criteria/rule.ts';
import type { Placed } from './placed.ts';
import { isHard, type Kind, type Of, ofKind } from './placed.ts';
import type { Welcome } from './text/welcome.ts';

/** Of several bars of one kind the lowest surely binds. Bars for different levels are all kept. */
const lowestBar = (placed: readonly Placed[], kind: 'gpa' | 'work'): Placed[] => {
  const all = placed.filter((each) => each.draft.kind === kind);
  const plain = all.filter(
    (each) =>
      isHard(each) && each.draft.appliesToLevels === undefined && each.draft.alternative === undefined,
  );
  const least = Math.min(...plain.map((each) => barOf(each.draft)));
  return all.filter((each) => !plain.includes(each) || barOf(each.draft) === least);
};

/** The height of a grade or work bar; German grades and UK classes fall as they get better. */
const barOf = (draft: Draft): number => {
  if (draft.kind === 'work') return draft.minYears;
  if (draft.kind !== 'gpa') return 0;
  return draft.scale === 'german' || draft.scale === 'uk-class' ? -draft.min : draft.min;
};

const CIRCUMSTANCES: readonly Kind[] = ['disability', 'minority', 'firstGeneration'];

/** A record that asks for two of these at once lists cases. */
const circumstances = (placed: readonly Placed[]): Placed[] => {
  const all = placed.filter((each) => CIRCUMSTANCES.includes(each.draft.kind));
  const hard = all.filter((each) => isHard(each));
  const several =
    new Set(hard.map((each) => each.draft.kind)).size > 1 ||
    new Set(ofKind(hard, 'minority').map((each) => each.draft.groups.join())).size > 1;
  return several
    ? all.map((each) =>
        isHard(each)
          ? { ...each, draft: { ...each.draft, alternative: each.draft.alternative ?? 'circumstances' } }
          : each,
      )
    : all;
};

/** Several statements of where an applicant studies widen each other. */
const enrolments = (placed: readonly Placed[]): Placed[] => {
  const all = ofKind(placed, 'enrolment');
  const hard = all.filter(isHard);
  if (hard.length < 2) return all;
  const anyOf = [...new Set(hard.flatMap((each) => each.draft.anyOf))];
  const institutions = [...new Set(hard.flatMap((each) => each.draft.institutions ?? []))];
  const fullTime = hard.some((each) => each.draft.fullTime === true);
  const merged: Of<'enrolment'> = {
    kind: 'enrolment',
    anyOf,
    ...(fullTime ? { fullTime } : {}),
    ...(institutions.length === 0 ? {} : { institutions }),
    start: 0,
    end: 0,
  };
  return [...hard.map((each) => ({ ...each, draft: merged })), ...all.filter((each) => !isHard(each))];
};

/** Places of several statements are a choice. */
const residences = (placed: readonly Placed[]): Placed[] => {
  const all = ofKind(placed, 'residence');
  const hard = all.filter((each) => isHard(each) && each.draft.anyOf !== undefined);
  const distinct = new Set(hard.map((each) => JSON.stringify(each.draft.anyOf)));
  if (distinct.size < 2) return all;
  return all.map((each) =>
    hard.includes(each) && each.draft.alternative === undefined
      ? { ...each, draft: { ...each.draft, alternative: 'residence' } }
      : each,
  );
};

/** A record that names both asks for neither. */
const genders = (placed: readonly Placed[]): Placed[] => {
  const all = ofKind(placed, 'gender');
  const named = new Set(all.filter(isHard).flatMap((each) => each.draft.anyOf));
  return named.has('female') && named.has('male') ? all.filter((each) => !isHard(each)) : all;
};

/**
 * The widest of several age bounds surely binds. Bounds for different levels and on different days are
 * all kept.
 */
const ages = (placed: readonly Placed[]): Placed[] => {
  const all = ofKind(placed, 'age');
  const plain = all.filter((each) => isHard(each) && each.draft.appliesToLevels === undefined);
  return all.filter((each) => {
    const { max, min, onDate } = each.draft;
    const beside = plain.filter(({ draft }) => draft.onDate === onDate);
    return (
      !plain.includes(each) ||
      ((max === undefined || max >= Math.max(...beside.flatMap(({ draft }) => draft.max ?? []))) &&
        (min === undefined || min <= Math.min(...beside.flatMap(({ draft }) => draft.min ?? []))))
    );
  });
};

const alone =
  (kind: Kind) =>
  (placed: readonly Placed[]): Placed[] =>
    placed.filter((each) => each.draft.kind === kind);

interface Settler {
  kinds: readonly Kind[];
  settle: (placed: readonly Placed[], hosts: readonly string[], welcome: Welcome) => Placed[];
}

/** Kinds whose statements are settled together, in the order of the record. All others stay as they are said. */
const SETTLERS: readonly Settler[] = [
  { kinds: ['host'], settle: alone('host') },
  { kinds: ['citizenship'], settle: citizenships },
  { kinds: ['residence'], settle: residences },
  { kinds: ['level'], settle: levels },
  { kinds: ['field'], settle: fields },
  { kinds: ['gpa'], settle: (placed) => lowestBar(placed, 'gpa') },
  { kinds: ['work'], settle: (placed) => lowestBar(placed, 'work') },
  { kinds: ['age'], settle: ages },
  { kinds: ['gender'], settle: genders },
  { kinds: CIRCUMSTANCES, settle: circumstances },
  { kinds: ['enrolment'], settle: enrolments },
];
const SETTLED: ReadonlySet<Kind> = new Set(SETTLERS.flatMap(({ kinds }) => kinds));

/**
 * Settles which statements of one record bind. Several on one kind are seldom all meant at once: aggregators
 * repeat themselves, and texts list cases. Kept is what surely binds, so that no student is turned away by a doubtful
 * reading.
 */
export const reconcile = (
  placed: readonly Placed[],
  hosts: readonly string[],
  welcome: Welcome,
): Placed[] => {
  const settled = SETTLERS.flatMap(({ settle }) => settle(placed, hosts, welcome));
  const isPlaceOfTitle = ({ draft }: Placed): boolean => draft.alternative === TITLE_PLACE;
  // Where the text says whose citizens are meant, the doubt about the title goes.
  const isDoubted = settled.some((each) => each.draft.kind === 'citizenship' && isPlaceOfTitle(each));
  return [
    ...settled,
    ...placed.filter((each) => !SETTLED.has(each.draft.kind) && (isDoubted || !isPlaceOfTitle(each))),
  ];
};
