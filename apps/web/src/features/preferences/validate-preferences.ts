import { preferences } from '@laurel/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type FormValues, isFieldName, toRequest } from './form-values.ts';

const toErrors = (issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors<FormValues> => {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) {
    const [name] = path;
    if (isFieldName(name)) errors[name] ??= { type: 'validation', message };
  }
  return errors as FieldErrors<FormValues>;
};

/** Validates by the contract's schema, with the specification's messages. */
export const preferencesResolver: Resolver<FormValues> = (values) => {
  const result = preferences.safeParse(toRequest(values));
  return result.success ? { values, errors: {} } : { values: {}, errors: toErrors(result.error.issues) };
};
