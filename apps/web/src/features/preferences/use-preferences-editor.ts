import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { cacheAnswer } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { logger } from '../../lib/browser/logger.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { addEntry } from '../../ui/chips-field.tsx';
import { onFirstInteraction } from '../../ui/lazy-loading.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type FormValues, fieldId, isFieldName, toRequest } from './form-values.ts';
import type { ListName } from './list-field.tsx';
import { createDraft, sameValues } from './preferences-draft.ts';
import { preferencesQuery } from './preferences-query.ts';

export const SAVE_FAILURE = 'Failed to save preferences. Please try again.';

/** Saves the form and drops cached matches and verdicts, which depended on the earlier preferences. */
const useSavePreferences = () => {
  const queries = useQueryClient();
  const student = useStudentKey();
  return useMutation({
    mutationFn: (values: FormValues) => api('POST /ai/preferences', { body: toRequest(values) }),
    onSuccess: (answer) => {
      queries.removeQueries({ queryKey: scholarshipKeys.matches(student) });
      queries.removeQueries({ queryKey: scholarshipKeys.details(student) });
      queries.setQueryData(preferencesQuery.queryKey, answer);
      void cacheAnswer(preferencesQuery.queryKey, answer);
      toast({
        title: 'Preferences saved!',
        description: 'Your scholarship preferences have been updated successfully.',
      });
    },
    onError: () => toast({ title: 'Error', description: SAVE_FAILURE, variant: 'destructive' }),
  });
};

const LISTS: readonly ListName[] = ['fieldsOfStudy', 'preferredCountries', 'languageRequirements'];

const inputOf = (name: Parameters<typeof fieldId>[0]) => {
  const element = document.getElementById(fieldId(name));
  return element instanceof HTMLInputElement ? element : null;
};

/**
 * Adds names that were typed but not yet added to their lists.
 * @returns whether there were any
 */
const takeTypedNames = (form: UseFormReturn<FormValues>): boolean => {
  const typed = LISTS.map((name) => ({ name, entry: inputOf(name)?.value ?? '' }));
  for (const { name, entry } of typed) {
    const values = form.getValues(name);
    const next = addEntry(values, entry);
    if (next !== values) form.setValue(name, [...next]);
  }
  return typed.some(({ entry }) => entry.trim() !== '');
};

/** A number field reads as '' when its text is no number: an unreadable GPA must not count as left out. */
const withUnreadableGpa = (values: FormValues): FormValues =>
  inputOf('gpa')?.validity.badInput ? { ...values, gpa: 'unreadable' } : values;

/** Loads the schemas at the first interaction. If that fails, the server's check decides. */
const loadRules = () =>
  import('./validate-preferences.ts').catch(() => {
    logger.warn('The rules of the form could not be loaded; the server checks it.');
    return null;
  });

const checkValues: Resolver<FormValues> = async (values, ...rest) => {
  const rules = await loadRules();
  return rules ? rules.preferencesResolver(withUnreadableGpa(values), ...rest) : { values, errors: {} };
};

const showServerMessages = (form: UseFormReturn<FormValues>, failure: unknown) => {
  if (!(failure instanceof ApiError)) return;
  for (const { field, message } of failure.details) {
    const [name] = field.split('.');
    if (isFieldName(name)) form.setError(name, { type: 'server', message });
  }
};

/**
 * Holds the form's values, stores a draft of them and saves them.
 * @param stored the preferences on the server
 */
export const usePreferencesEditor = (stored: FormValues, onSaved: () => void) => {
  const student = useStudentKey();
  const draft = useMemo(() => createDraft(student, window.sessionStorage), [student]);
  const [restored, setRestored] = useState(() => draft.read());
  const [round, setRound] = useState(0);
  const baseline = useRef(stored);
  const save = useSavePreferences();
  const form = useForm<FormValues>({
    defaultValues: restored ?? stored,
    resolver: checkValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });

  useEffect(() => onFirstInteraction(() => void loadRules()), []);

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

  const takeTyped = () => {
    if (takeTypedNames(form)) setRound((before) => before + 1);
  };

  /** @returns whether everything was saved */
  const submit = async (): Promise<boolean> => {
    let isSaved = false;
    takeTyped();
    await form.handleSubmit(async (values) => {
      try {
        await save.mutateAsync(values);
      } catch (failure) {
        return showServerMessages(form, failure);
      }
      isSaved = true;
      baseline.current = values;
      draft.forget();
      setRestored(null);
      onSaved();
    })();
    return isSaved;
  };

  return {
    form,
    save,
    round,
    wasRestored: restored !== null && isUnsaved(),
    isUnsaved,
    discard,
    takeTyped,
    submit,
  };
};
