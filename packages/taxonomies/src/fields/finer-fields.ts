import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import { FINER_PARENTS, FINER_RELATED } from './finer.generated.ts';
import { fieldAncestors, fieldName } from './iscedf-tree.ts';

/** A field below ISCED-F: `{ code: 'machine-learning', name: 'Machine Learning' }`. */
export interface FinerField {
  code: string;
  name: string;
}

/** ISCED-F codes stay as they are, names become codes: "Art History" -> `art-history`. */
const codeOf = (name: string): string =>
  fieldName(name) === undefined ? phraseKey(name).replaceAll(' ', '-') : name;

/** All fields below ISCED-F, in alphabetical order. */
export const FINER_FIELDS: readonly FinerField[] = Object.keys(FINER_PARENTS).map((name) => ({
  code: codeOf(name),
  name,
}));

const names = once(() => new Map(FINER_FIELDS.map(({ code, name }) => [code, name])));

/** `art-history` -> "Art History"; undefined for an unknown code. */
export const finerFieldName = (code: string): string | undefined => names().get(code);

const coded = (table: Readonly<Record<string, readonly string[]>>): [string, string[]][] =>
  Object.entries(table).map(([name, others]) => [codeOf(name), others.map(codeOf)]);

const parents = once(() => new Map(coded(FINER_PARENTS)));

const related = once(
  () =>
    new Set(
      coded(FINER_RELATED).flatMap(([code, others]) =>
        others.flatMap((other) => [`${code} ${other}`, `${other} ${code}`]),
      ),
    ),
);

/** The fields above a field, ISCED-F or finer, nearest first: `machine-learning` -> `artificial-intelligence`, …, `0613`, … */
export const finerAncestors = (code: string): string[] => {
  const above = parents().get(code) ?? fieldAncestors(code);
  return [...new Set([...above, ...above.flatMap(finerAncestors)])];
};

/** Whether programmes of the one field take students of the other, although neither is part of the other. */
export const areRelatedFields = (a: string, b: string): boolean => related().has(`${a} ${b}`);
