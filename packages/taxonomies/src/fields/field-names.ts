// The vocabulary of fields, and what reads texts by it. Imported as `#field-names`: a browser gets `field-names-late.ts` instead.
export { type FieldHit, findFields } from './find-fields.ts';
export { isAnyField, readField } from './read-field.ts';
export { readFinerField } from './read-finer-field.ts';

/** Here they are there from the start. */
export const loadFieldNames = async (): Promise<void> => undefined;
