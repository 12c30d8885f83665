import { isPlaceIn } from '@laurel/taxonomies';
import { HELD_FIELD } from './criteria/held-field.ts';
import { AT_LEAST, sortedLevels } from './criteria/level-words.ts';
import type { Draft } from './criteria/rule.ts';
import { TITLE_PLACE } from './criteria/title-places.ts';
import type { Placed } from './merge-drafts.ts';
import type { Welcome } from './text/welcome.ts';

type Kind = Draft['kind'];
type Of<K extends Kind> = Extract<Draft, { kind: K }>;
type PlacedOf<K extends Kind> = Omit<Placed, 'draft'> & { draft: Of<K> };

const TEXTS: ReadonlySet<Placed['source']> = new Set(['eligibility', 'prose']);

function ofKind<K extends Kind>(placed: readonly Placed[], kind: K): PlacedOf<K>[] {
  return placed.filter((each) => each.draft.kind === kind) as PlacedOf<K>[];
}

function isHard(each: Pick<Placed, 'strength'>): boolean {
  return each.strength === 'hard';
}

/**
 * Several statements of one record on one kind are seldom all meant at once: aggregators repeat themselves, and texts
 * list cases. Each function keeps what surely binds, so that no student is turned away by a doubtful reading.
 */

/** The level field decides; else stated requirements, else the title, else the prose. Statements of one source widen each other. */
function levels(placed: readonly Placed[]): Placed[] {
  const all = ofKind(placed, 'level');
  const targets = all.filter((each) => each.draft.of === undefined && isHard(each));
  const current = all.filter((each) => each.draft.of === 'current' && isHard(each));
  const source = (['structured', 'eligibility', 'title', 'prose'] as const).find((name) =>
    targets.some((each) => each.source === name),
  );
  // Columns know no postdoctoral level; a title that names it does.
  const isPostdoc = targets.some(
    (each) => each.source === 'title' && each.draft.anyOf.join() === 'postdoc' && source === 'structured',
  );
  const stated = targets.filter((each) => each.source === (isPostdoc ? 'title' : source));
  const chosen = narrower(stated, targets);
  const union = sortedLevels(chosen.flatMap((each) => each.draft.anyOf));
  const target = chosen.map((each) => ({ ...each, draft: { ...each.draft, anyOf: union } }));
  const sourceOfCurrent = current.some((each) => each.source === 'eligibility') ? 'eligibility' : undefined;
  const held = current.filter((each) => sourceOfCurrent === undefined || each.source === sourceOfCurrent);
  const degrees = sortedLevels(held.flatMap((each) => each.draft.anyOf));
  const merged = held.map((each) => ({ ...each, draft: { ...each.draft, anyOf: degrees } }));
  // A school-leaving certificate is implied by any later study; it only informs.
  const bare = degrees[0] === 'secondary' && degrees.length === AT_LEAST.secondary.length;
  const contradicts =
    union.length > 0 &&
    degrees.length === 1 &&
    degrees[0] === 'secondary' &&
    !union.includes('undergraduate') &&
    !union.includes('secondary');
  const rest = all.filter((each) => !isHard(each));
  return [
    ...target,
    ...(contradicts ? [] : merged.map((each) => (bare ? { ...each, strength: 'info' as const } : each))),
    ...rest,
  ];
}

/** "Postgraduate" may mean one level of the two: a title or a text that names which tells more. */
function narrower(stated: PlacedOf<'level'>[], all: readonly PlacedOf<'level'>[]): PlacedOf<'level'>[] {
  const source = stated[0]?.source;
  const levelsOf = (some: readonly PlacedOf<'level'>[]): string =>
    sortedLevels(some.flatMap((each) => each.draft.anyOf)).join();
  if (source === undefined || levelsOf(stated) !== 'masters,phd') return stated;
  const tellers = ['title', 'eligibility', ...(source === 'structured' ? [] : ['prose'])];
  for (const name of tellers) {
    const other = all.filter(
      (each) => each.source === name && name !== source && levelsOf([each]) !== 'masters,phd',
    );
    if (/^(?:masters|phd)$/.test(levelsOf(other))) return other;
  }
  return stated;
}

function isInField(code: string, broader: readonly string[]): boolean {
  return broader.some((other) => code.startsWith(other));
}

/** Stated fields that lie within the field column tell more than it; else the column decides. */
function fields(placed: readonly Placed[]): Placed[] {
  const all = ofKind(placed, 'field');
  const hard = all.filter((each) => isHard(each) && each.draft.noneOf === undefined);
  const sought = hard.filter((each) => each.draft.alternative === undefined);
  const binding = sought.length > 0 ? hard.filter((each) => each.draft.alternative !== HELD_FIELD) : hard;
  const column = binding.filter((each) => each.source === 'structured');
  const stated = binding.filter((each) => each.source === 'eligibility');
  const soft = all.filter((each) => !hard.includes(each));
  if (column.length > 0) {
    const codes = column.flatMap((each) => each.draft.anyOf ?? []);
    const title = binding.filter((each) => each.source === 'title' && each.draft.alternative === undefined);
    // A portal files the Master of Laws under "social sciences": the award's own name tells more.
    if (title.length > 0 && codes.length > 1)
      return [...eitherField(title), ...soft.filter((each) => !isHard(each))];
    const narrows =
      stated.length > 0 &&
      stated.every((each) => (each.draft.anyOf ?? ['']).every((code) => isInField(code, codes)));
    return [...eitherField(narrows ? stated : column), ...soft.filter((each) => !isHard(each))];
  }
  return [...eitherField(stated.length > 0 ? stated : binding), ...soft];
}

/** Fields of several statements are a choice. The column's own parts carry their mark already. */
function eitherField(placed: readonly PlacedOf<'field'>[]): Placed[] {
  const distinct = new Set(placed.map(({ draft }) => `${draft.anyOf?.join() ?? ''}|${draft.text ?? ''}`));
  if (distinct.size < 2) return placed.map(withoutChoice);
  return placed.map((each) =>
    each.source === 'structured' ? each : { ...each, draft: { ...each.draft, alternative: 'fields' } },
  );
}

/** A single field is no choice among fields; it may still be one of other things. */
function withoutChoice(each: PlacedOf<'field'>): Placed {
  if (
    each.draft.alternative !== undefined &&
    !/^(?:field|held-field|title-field|topic)/.test(each.draft.alternative)
  )
    return each;
  const { alternative: _alternative, ...draft } = each.draft;
  return { ...each, draft };
}

function within(codes: readonly string[], containers: readonly string[]): boolean {
  return (
    codes.length > 0 &&
    codes.every(
      (code) =>
        containers.includes(code) ||
        (/^[A-Z]{2}$/.test(code) &&
          containers.some((group) => group.startsWith('group:') && isPlaceIn(code, [group], {}) === true)),
    )
  );
}

/** Titles are short: what the text says of who may apply outweighs them. */
function withoutOverruledTitles(all: PlacedOf<'citizenship'>[], welcome: Welcome): PlacedOf<'citizenship'>[] {
  const isNamed = (each: PlacedOf<'citizenship'>) =>
    each.draft.anyOf !== undefined && !each.draft.anyOf.includes('group:international');
  const textNames = all.some((each) => TEXTS.has(each.source) && isHard(each) && isNamed(each));
  return all.filter((each) => {
    if (each.source !== 'title') return true;
    if (welcome.all || textNames) return false;
    return isNamed(each) || !welcome.home;
  });
}

function citizenships(placed: readonly Placed[], hosts: readonly string[], welcome: Welcome): Placed[] {
  const all = withoutOverruledTitles(ofKind(placed, 'citizenship'), welcome);
  const soft = all.filter((each) => !isHard(each));
  const hard = all.filter(isHard);
  const text = hard.filter((each) => each.source !== 'structured');
  const positive = text.filter((each) => each.draft.anyOf !== undefined);
  const named = positive.filter((each) => !each.draft.anyOf?.includes('group:international'));
  // A named list says more than "international students".
  const kept = named.length > 0 ? named : positive;
  const distinct = new Set(kept.map((each) => JSON.stringify([...(each.draft.anyOf ?? [])].sort())));
  const joined =
    distinct.size > 1
      ? kept.map((each) => ({ ...each, draft: { ...each.draft, alternative: 'citizenship' } }))
      : kept;
  const negative = text.filter((each) => each.draft.anyOf === undefined);
  const shut = negative.flatMap((each) => each.draft.noneOf ?? []);
  const structured = hard.filter((each) => {
    if (each.source !== 'structured') return false;
    const codes = each.draft.anyOf ?? [];
    const stated = named.flatMap((other) => other.draft.anyOf ?? []);
    // "Women from Africa" beside a list of three countries: the list is the narrower word.
    const narrows = stated.some((code) => code.startsWith('group:')) && within(codes, stated);
    if (welcome.all || (named.length > 0 && !narrows) || within(codes, shut)) return false;
    return !(positive.length > 0 && within(codes, hosts));
  });
  return [...structured, ...joined, ...negative, ...soft];
}

function residences(placed: readonly Placed[]): Placed[] {
  const all = ofKind(placed, 'residence');
  const hard = all.filter((each) => isHard(each) && each.draft.anyOf !== undefined);
  const distinct = new Set(hard.map((each) => JSON.stringify(each.draft.anyOf)));
  if (distinct.size < 2) return all;
  return all.map((each) =>
    hard.includes(each) && each.draft.alternative === undefined
      ? { ...each, draft: { ...each.draft, alternative: 'residence' } }
      : each,
  );
}

/** Of several bars of one kind the lowest surely binds. Bars of their own levels stand beside each other. */
function lowest(placed: readonly Placed[], kind: 'gpa' | 'work', bar: (draft: Draft) => number): Placed[] {
  const all = placed.filter((each) => each.draft.kind === kind);
  const plain = all.filter(
    (each) =>
      isHard(each) && each.draft.appliesToLevels === undefined && each.draft.alternative === undefined,
  );
  const least = Math.min(...plain.map((each) => bar(each.draft)));
  return all.filter((each) => !plain.includes(each) || bar(each.draft) === least);
}

/** The height of a grade or work bar; German grades and UK classes fall as they get better. */
function barOf(draft: Draft): number {
  if (draft.kind === 'work') return draft.minYears;
  if (draft.kind !== 'gpa') return 0;
  return draft.scale === 'german' || draft.scale === 'uk-class' ? -draft.min : draft.min;
}

function ages(placed: readonly Placed[]): Placed[] {
  const all = ofKind(placed, 'age');
  const plain = all.filter((each) => isHard(each) && each.draft.appliesToLevels === undefined);
  const maxima = plain.flatMap((each) => each.draft.max ?? []);
  const minima = plain.flatMap((each) => each.draft.min ?? []);
  if (maxima.length < 2 && minima.length < 2) return all;
  const max = Math.max(...maxima);
  const min = Math.min(...minima);
  return all.filter(
    (each) =>
      !plain.includes(each) ||
      ((each.draft.max === undefined || each.draft.max === max) &&
        (each.draft.min === undefined || each.draft.min === min)),
  );
}

function genders(placed: readonly Placed[]): Placed[] {
  const all = ofKind(placed, 'gender');
  const named = new Set(all.filter(isHard).flatMap((each) => each.draft.anyOf));
  return named.has('female') && named.has('male') ? all.filter((each) => !isHard(each)) : all;
}

/** A record that asks for two of these at once lists cases. */
function circumstances(placed: readonly Placed[]): Placed[] {
  const kinds: readonly Kind[] = ['disability', 'minority', 'firstGeneration'];
  const all = placed.filter((each) => kinds.includes(each.draft.kind));
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
}

function enrolments(placed: readonly Placed[]): Placed[] {
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
}

/** Settles what the statements of one record mean together. */
export function reconcile(placed: readonly Placed[], hosts: readonly string[], welcome: Welcome): Placed[] {
  const handled = new Set<Kind>([
    'level',
    'field',
    'citizenship',
    'residence',
    'gpa',
    'work',
    'age',
    'gender',
    'disability',
    'minority',
    'firstGeneration',
    'enrolment',
  ]);
  const citizens = citizenships(placed, hosts, welcome);
  // Where the text says whose citizens are meant, the title leaves no doubt.
  const isSettled = ({ draft }: Placed): boolean =>
    draft.alternative === TITLE_PLACE && !citizens.some((each) => each.draft.alternative === TITLE_PLACE);
  return [
    ...placed.filter((each) => each.draft.kind === 'host'),
    ...citizens,
    ...residences(placed),
    ...levels(placed),
    ...fields(placed),
    ...lowest(placed, 'gpa', barOf),
    ...lowest(placed, 'work', barOf),
    ...ages(placed),
    ...genders(placed),
    ...circumstances(placed),
    ...enrolments(placed),
    ...placed.filter(
      (each) => !handled.has(each.draft.kind) && each.draft.kind !== 'host' && !isSettled(each),
    ),
  ];
}
