// Stands in for `field-names.ts` in a browser, which loads the vocabulary only when a text asks for it (`late-field-names` in package.json).
import type * as FieldNames from './field-names.ts';

let loaded: typeof FieldNames | undefined;

const names = (): typeof FieldNames => {
  if (loaded === undefined) throw new Error('The names of fields are not loaded.');
  return loaded;
};

export const loadFieldNames = async (): Promise<void> => {
  loaded ??= await import('./field-names.ts');
};

export const findFields: typeof FieldNames.findFields = (text) => names().findFields(text);
export const isAnyField: typeof FieldNames.isAnyField = (text) => names().isAnyField(text);
export const readField: typeof FieldNames.readField = (text) => names().readField(text);
export const readFinerField: typeof FieldNames.readFinerField = (text) => names().readFinerField(text);
