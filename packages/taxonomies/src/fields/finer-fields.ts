import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import { withoutEnds } from '../text/without-ends.ts';
import { FIELD_LEAD, FIELD_TAIL } from './context.generated.ts';
import { FINER_PARENTS, FINER_RELATED } from './finer.generated.ts';
import { fieldAncestors, fieldName } from './iscedf-tree.ts';
import { FIELD_ALIASES } from './suggestions.generated.ts';

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

const byKey = once(() => {
  const named = FINER_FIELDS.flatMap(({ code, name }) =>
    [name, ...(FIELD_ALIASES[name] ?? [])].map((each): [string, string] => [phraseKey(each), code]),
  );
  return new Map([...FINER_FIELDS.map(({ code }): [string, string] => [phraseKey(code), code]), ...named]);
});

/** The finer field that the whole text names ("AI", "BSc Neuroscience"); undefined when ISCED-F has no finer field for it. */
export const resolveFinerField = (text: string): string | undefined => {
  const keys = withoutEnds(phraseKey(text), FIELD_LEAD, FIELD_TAIL);
  return keys.map((key) => byKey().get(key)).find((code) => code !== undefined);
};
