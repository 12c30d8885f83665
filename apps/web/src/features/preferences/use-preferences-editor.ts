import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useStudentKey } from '../../entities/scholarship/use-student-key.ts';
import { ApiError } from '../../lib/api-error.ts';
import { addEntry } from '../../ui/chips-values.ts';
import { type FormValues, fieldId, isFieldName } from './form-values.ts';
import type { ListName } from './list-field.tsx';
import { createDraft, sameValues } from './preferences-draft.ts';
import { useSavePreferences } from './use-save-preferences.ts';
import { preferencesResolver } from './validate-preferences.ts';

const LISTS: readonly ListName[] = ['fieldsOfStudy', 'preferredCountries', 'languageRequirements'];

const inputOf = (name: Parameters<typeof fieldId>[0]) => {
  const element = document.getElementById(fieldId(name));
  return element instanceof HTMLInputElement ? element : null;
};

/** Names that were typed but not added yet belong to the answer too. @returns whether there were any */
const takeTypedNames = (form: UseFormReturn<FormValues>): boolean => {
  const typed = LISTS.map((name) => ({ name, entry: inputOf(name)?.value ?? '' }));
  for (const { name, entry } of typed) {
    const values = form.getValues(name);
    const next = addEntry(values, entry);
    if (next !== values) form.setValue(name, [...next]);
  }
  return typed.some(({ entry }) => entry.trim() !== '');
};

/** A number field has an empty value for what it can't read as a number: such a GPA must not count as left out. */
const withUnreadableGpa = (values: FormValues): FormValues =>
  inputOf('gpa')?.validity.badInput ? { ...values, gpa: 'unreadable' } : values;

const showServerMessages = (form: UseFormReturn<FormValues>, failure: unknown) => {
  if (!(failure instanceof ApiError)) return;
  for (const { field, message } of failure.details) {
    const [name] = field.split('.');
    if (isFieldName(name)) form.setError(name, { type: 'server', message });
  }
};

/** Holds the form's values, keeps a draft of them, and saves them. `stored` is what the server has. */
export const usePreferencesEditor = (stored: FormValues, onSaved: () => void) => {
  const student = useStudentKey();
  const draft = useMemo(() => createDraft(student, window.sessionStorage), [student]);
  const [restored, setRestored] = useState(() => draft.read());
  const [round, setRound] = useState(0);
  const baseline = useRef(stored);
  const save = useSavePreferences();
  const form = useForm<FormValues>({
    defaultValues: restored ?? stored,
    resolver: (values, ...rest) => preferencesResolver(withUnreadableGpa(values), ...rest),
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const isUnsaved = useCallback(() => !sameValues(form.getValues(), baseline.current), [form]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (sameValues(values, baseline.current)) draft.forget();
          else draft.keep(values);
        },
      }),
    [form, draft],
  );

  const discard = () => {
    draft.forget();
    form.reset(baseline.current);
    setRestored(null);
    setRound((before) => before + 1);
  };

  const submit = async (onInvalid: () => void) => {
    if (takeTypedNames(form)) setRound((before) => before + 1);
    await form.handleSubmit(async (values) => {
      try {
        await save.mutateAsync(values);
      } catch (failure) {
        showServerMessages(form, failure);
        return onInvalid();
      }
      baseline.current = values;
      draft.forget();
      setRestored(null);
      onSaved();
    }, onInvalid)();
  };

  return { form, save, round, wasRestored: restored !== null && isUnsaved(), isUnsaved, discard, submit };
};
