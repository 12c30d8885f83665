import { useEffect, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { logger } from '../../lib/browser/logger.ts';
import { ChipsField, type ChipsFieldProps } from '../../ui/chips-field.tsx';
import { onFirstInteraction } from '../../ui/lazy-loading.tsx';
import { type FormValues, fieldId } from './form-values.ts';

type Suggest = ChipsFieldProps['suggest'];

interface Suggestions {
  countries: Suggest;
  fields: Suggest;
  languages: Suggest;
}

const nothing: Suggest = () => [];
const NONE: Suggestions = { countries: nothing, fields: nothing, languages: nothing };

/** What the form offers while somebody types; it is loaded once somebody is at the form, and free text needs none of it. */
export const useSuggestions = (): Suggestions => {
  const [suggestions, setSuggestions] = useState(NONE);
  useEffect(() => {
    let here = true;
    const load = () =>
      void import('./suggestions.ts')
        .then(({ suggestStudyPlaces, suggestFields, suggestLanguages }) => {
          if (!here) return;
          setSuggestions({
            countries: suggestStudyPlaces,
            fields: suggestFields,
            languages: suggestLanguages,
          });
        })
        .catch(() => logger.warn('The suggestions could not be loaded; names can still be typed.'));
    const stopWaiting = onFirstInteraction(load);
    return () => {
      here = false;
      stopWaiting();
    };
  }, []);
  return suggestions;
};

export type ListName = 'preferredCountries' | 'fieldsOfStudy' | 'languageRequirements';

interface ListFieldProps
  extends Pick<ChipsFieldProps, 'label' | 'hint' | 'addLabel' | 'placeholder' | 'least' | 'suggest'> {
  name: ListName;
}

/** A list of the form with suggestions. */
export const ListField = ({ name, ...props }: ListFieldProps) => {
  const { control } = useFormContext<FormValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <ChipsField
          {...props}
          id={fieldId(name)}
          values={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};
