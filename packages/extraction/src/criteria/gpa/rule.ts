import type { GradeScale } from '@laurel/domain';
import { parseGradeValue } from '@laurel/taxonomies';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import { appliesTo } from '../level/applies-to.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  AFTER_WORD,
  BEFORE_WORD,
  DEGREE_CLASS,
  GERMAN,
  LETTER,
  OR_ON_SCALE,
  OR_PERCENT,
  OTHER_CLASS,
  OTHER_SCORE,
  OUT_OF,
  PERCENT,
  PROBE,
  UK_CLASS,
  VALUE_OUT_OF,
} from './phrases.generated.ts';

const SCALE_OF: Readonly<Record<string, GradeScale>> = {
  '4': '4.0',
  '4.0': '4.0',
  '4.00': '4.0',
  four: '4.0',
  '5': '5.0',
  '5.0': '5.0',
  '10': '10',
  '10.0': '10',
  '20': '20',
  '100': '100',
};

const scaleOf = (value: number, stated: string | undefined, percent: boolean): GradeScale | undefined => {
  if (percent) return 'percent';
  if (stated !== undefined) return SCALE_OF[stated.toLowerCase()];
  if (value <= 4.5) return value <= 4 ? '4.0' : undefined;
  if (value > 20) return 'percent';
  return value <= 10 ? '10' : undefined;
};

/** Only values that the scale allows and that could be a bar. */
const plausible = (value: number, scale: GradeScale): boolean => {
  if (scale === 'percent' || scale === '100') return value >= 30 && value <= 100;
  const top: Partial<Record<GradeScale, number>> = { '4.0': 4, '5.0': 5, '10': 10, '20': 20 };
  return value >= 1 && value <= (top[scale] ?? 0);
};

const numeric = (clause: Clause, pattern: RegExp): Draft[] =>
  [...clause.text.matchAll(pattern)].flatMap((match) => {
    const { v, w, u, x, s, t, q, p } = match.groups ?? {};
    const value = Number.parseFloat((v ?? w ?? u ?? x ?? '').replace(',', '.'));
    const stated = s ?? t ?? q;
    const scale = scaleOf(value, stated, p !== undefined || pattern === PERCENT);
    if (scale === undefined || !plausible(value, scale)) return [];
    if (
      (pattern === PERCENT || pattern === OUT_OF) &&
      (OTHER_SCORE.test(clause.text.slice(0, match.index)) ||
        OTHER_SCORE.test(`${match[0]} `) ||
        /\b(?:tuition|fee|top|of the)\b/i.test(match[0]))
    )
      return [];
    return [
      { kind: 'gpa', min: value, scale, start: match.index, end: match.index + match[0].trimEnd().length },
    ];
  });

const german = (clause: Clause): Draft[] =>
  [...clause.text.matchAll(GERMAN)].map((match) => ({
    kind: 'gpa' as const,
    min: Number.parseFloat((match.groups?.v ?? '').replace(',', '.')),
    scale: 'german' as const,
    start: match.index,
    end: match.index + match[0].length,
  }));

const classed = (clause: Clause): Draft[] => {
  const found = UK_CLASS.flatMap(({ pattern, name }) => {
    const match = pattern.exec(clause.text);
    const min = parseGradeValue(name, 'uk-class');
    if (match === null || min === undefined || OTHER_CLASS.test(clause.text)) return [];
    if (!DEGREE_CLASS.test(clause.text)) return [];
    return [
      {
        kind: 'gpa' as const,
        min,
        scale: 'uk-class' as const,
        raw: name,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
  // "A first or upper second" is met by the lower one.
  const lowest = found.sort((a, b) => b.min - a.min)[0];
  return lowest === undefined ? [] : [lowest];
};

const lettered = (clause: Clause): Draft[] => {
  const match = LETTER.exec(clause.text);
  const letter = match?.groups?.v ?? match?.groups?.w;
  const min = letter === undefined ? undefined : parseGradeValue(letter, 'letter');
  if (match === null || letter === undefined || min === undefined) return [];
  return [
    {
      kind: 'gpa',
      min,
      scale: 'letter',
      raw: letter,
      start: match.index,
      end: match.index + match[0].length,
    },
  ];
};

/** "GPA 3.2/4.0 or 4.0/5.0": the same bar on another scale. */
const otherScales = (clause: Clause, found: readonly Draft[]): Draft[] =>
  found.flatMap((draft) => {
    const rest = clause.text.slice(draft.end);
    const match = OR_ON_SCALE.exec(rest) ?? OR_PERCENT.exec(rest);
    const scale = match?.[2] === undefined ? 'percent' : SCALE_OF[match[2]];
    const min = Number.parseFloat((match?.[1] ?? '').replace(',', '.'));
    if (match === null || scale === undefined || !plausible(min, scale)) return [];
    return [{ kind: 'gpa' as const, min, scale, start: draft.end, end: draft.end + match[0].length }];
  });

/** "70%+ (Bachelor's), 75%+ (Graduate)": later bars of the series repeat only the number. */
const series = (clause: Clause, found: readonly Draft[]): Draft[] => {
  const first = found[0];
  if (first?.kind !== 'gpa' || appliesTo(clause.text, first.start, first.end) === undefined) return [];
  return [
    ...clause.text
      .slice(first.end)
      .matchAll(/(?:,|\bor|\band)\s*(\d{1,3}(?:\.\d{1,2})?)\s?%?\+?\s*\([^)]{2,40}\)/g),
  ].flatMap((match) => {
    const min = Number.parseFloat(match[1] ?? '');
    const start = first.end + match.index + match[0].indexOf(match[1] ?? '');
    if (!plausible(min, first.scale)) return [];
    return [
      { kind: 'gpa' as const, min, scale: first.scale, start, end: start + (match[1] ?? '').length + 1 },
    ];
  });
};

/** Of several bars in one clause (by level, or high school and college) each keeps its level; without levels the lowest binds. */
const settle = (clause: Clause, drafts: readonly Draft[]): Draft[] => {
  const placed = drafts.map((draft) => {
    const levels = appliesTo(clause.text, draft.start, draft.end);
    return levels === undefined ? draft : { ...draft, appliesToLevels: levels };
  });
  if (placed.length <= 1 || placed.every((draft) => draft.appliesToLevels !== undefined)) return placed;
  const gpas = placed.filter((draft) => draft.kind === 'gpa');
  const first = gpas[0];
  if (first === undefined) return placed;
  const same = gpas.filter((draft) => draft.scale === first.scale);
  const lowest = same.reduce((low, draft) => (draft.min < low.min ? draft : low), first);
  const { appliesToLevels: _dropped, ...bar } = lowest;
  // Bars on two scales are two ways of saying one thing.
  const others = gpas.filter((draft) => draft.scale !== first.scale).slice(0, 1);
  const alternative = `gpa-${clause.offset}`;
  return others.length === 0 ? [bar] : [bar, ...others].map((draft) => ({ ...draft, alternative }));
};

/**
 * The least grade an applicant needs. `min` is on `scale`; UK classes are 1, 2.1 and 2.2, letters mean their
 * points, German grades are better the lower. Grades for keeping the award are not read, nor is a scale that
 * the closed list lacks.
 */
export const gpaRule: Rule = {
  kind: 'gpa',
  probe: PROBE,
  find: (clause) => {
    if (clause.renewal || clause.excludes || clause.role === 'title') return [];
    const found = [BEFORE_WORD, VALUE_OUT_OF, AFTER_WORD].flatMap((pattern) => numeric(clause, pattern));
    const percent =
      found.length > 0 && /\bor (?:an? )?(?:C?GPA|grade)/i.test(clause.text) ? numeric(clause, PERCENT) : [];
    const all =
      found.length > 0
        ? [...found, ...otherScales(clause, found), ...percent, ...series(clause, found)]
        : [
            ...numeric(clause, PERCENT),
            ...numeric(clause, OUT_OF),
            ...german(clause),
            ...classed(clause),
            ...lettered(clause),
          ];
    const distinct = all.filter(
      (draft, index) =>
        all.findIndex((other) => other.start < draft.end && other.end > draft.start) === index,
    );
    const binding = distinct.filter(
      (draft) => bindsApplicants(clause, draft.start) || /\bmin|\brequire|\bat least/i.test(clause.text),
    );
    const meant = binding.filter(
      (draft) => !covers(clause.void, draft.start) && !/\btop\s+$/i.test(clause.text.slice(0, draft.start)),
    );
    return settle(clause, meant);
  },
};
