import { createStoredValue, type KeyValueStore } from '../../lib/session/stored-value.ts';
import { type FormValues, NEW_VALUES } from './form-values.ts';

const keyOf = (student: string) => `preferences-draft:${student}`;

const sameKind = (value: unknown, example: unknown): boolean =>
  Array.isArray(example)
    ? Array.isArray(value) && value.every((entry) => typeof entry === 'string')
    : typeof value === typeof example;

/** A draft of an older build, or one that was overwritten, is ignored. */
const isDraft = (value: unknown): value is FormValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(NEW_VALUES).every(([name, example]) =>
    sameKind((value as Record<string, unknown>)[name], example),
  );

/** Stores unsaved input for the life of the browser tab. Without storage the form itself still holds it. */
export const createDraft = (student: string, store: KeyValueStore) =>
  createStoredValue(store, keyOf(student), (found) => (isDraft(found) ? found : null));

export const sameValues = (one: FormValues, other: FormValues): boolean =>
  (Object.keys(NEW_VALUES) as (keyof FormValues)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
