import { readField, readFinerField } from '#field-names';

/** A name that somebody can pick, the ISCED-F codes it stands for, and the code of a field below them. */
export interface NamedField {
  name: string;
  codes: string[];
  finer?: string;
}

const told = new Map<string, NamedField>();

/** Tells what these names stand for, so that reading them needs no vocabulary. */
export const knowFields = (fields: readonly NamedField[]): void => {
  for (const field of fields) told.set(field.name, field);
};

/** Whether it was told what the name stands for. */
export const isToldField = (name: string): boolean => told.has(name);

/**
 * ISCED-F 2013 codes of the field, or of the list of fields, that the whole text names ("AI", "BSc Nursing",
 * "Law, Economics"); see `readField`.
 */
export const resolveField = (text: string): string[] => {
  const known = told.get(text);
  return known ? [...known.codes] : readField(text);
};

/** The finer field that the whole text names ("AI", "BSc Neuroscience"); undefined when ISCED-F has no finer field for it. */
export const resolveFinerField = (text: string): string | undefined => {
  const known = told.get(text);
  return known ? known.finer : readFinerField(text);
};
