import {
  COUNTRIES,
  FIELDS,
  FINER_FIELDS,
  GROUPS,
  groupName,
  INTERNATIONAL,
  REGIONS,
} from '@laurel/taxonomies';
import type { ChipsFieldProps } from '../../ui/chips-field.tsx';

/** Codes with the names that people read. */
const NAMED = {
  places: [
    ...COUNTRIES,
    ...[INTERNATIONAL, ...Object.keys(GROUPS)].map((code) => ({ code, name: groupName(code) ?? code })),
    ...REGIONS,
  ],
  fields: FIELDS,
  finer: FINER_FIELDS,
};
const MOST = 8;

export type Names = keyof typeof NAMED;

const shown = ({ code, name }: { code: string; name: string }) => `${name} (${code})`;

/** How a code reads; one that nobody knows stays as it is, and the server says so. */
export const nameOf = (names: Names, code: string): string => {
  const known = NAMED[names].find((each) => each.code === code);
  return known ? shown(known) : code;
};

/** The code of what was chosen or typed: a name with its code, a name, or a code. */
export const codeOf = (names: Names, entry: string): string => {
  const typed = entry.trim().toLowerCase();
  const found = NAMED[names].find((each) =>
    [shown(each), each.name, each.code].some((way) => way.toLowerCase() === typed),
  );
  return found?.code ?? entry.trim();
};

export const suggestNames =
  (names: Names): ChipsFieldProps['suggest'] =>
  (typed) => {
    const wanted = typed.trim().toLowerCase();
    if (wanted === '') return [];
    const hits = NAMED[names].filter((each) => shown(each).toLowerCase().includes(wanted));
    const begins = (each: { name: string }) => (each.name.toLowerCase().startsWith(wanted) ? 0 : 1);
    return hits
      .toSorted((a, b) => begins(a) - begins(b))
      .slice(0, MOST)
      .map((each) => ({ value: shown(each) }));
  };
