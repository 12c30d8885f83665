import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** The first message of each field that is wrong. */
export type FieldMessages<V> = { [K in keyof V]?: string };

/** Adapts a plain validation function to react-hook-form. */
export const toResolver =
  <V extends FieldValues>(validate: (values: V) => FieldMessages<V>): Resolver<V> =>
  (values) => {
    const wrong = Object.entries(validate(values)).filter(([, message]) => message !== undefined);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'invalid', message }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };
