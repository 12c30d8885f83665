import { useEffect, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { logger } from '../../lib/browser/logger.ts';
import { ChipsField, type ChipsFieldProps } from '../../ui/chips-field.tsx';
import { onFirstInteraction } from '../../ui/lazy-loading.tsx';
import { type FormValues, fieldId } from './form-values.ts';
import { suggestFrom } from './suggest.ts';

interface NameLists {
  countries: readonly string[];
  fields: readonly string[];
  languages: readonly string[];
}

const NONE: NameLists = { countries: [], fields: [], languages: [] };

/** The names that the form offers; they come once somebody is at the form, and free text needs none of them. */
export const useNameLists = (): NameLists => {
  const [lists, setLists] = useState(NONE);
  useEffect(() => {
    let here = true;
    const load = () =>
      void import('./name-lists.ts')
        .then(({ COUNTRY_NAMES, FIELD_NAMES, LANGUAGE_NAMES }) => {
          if (here) setLists({ countries: COUNTRY_NAMES, fields: FIELD_NAMES, languages: LANGUAGE_NAMES });
        })
        .catch(() => logger.warn('The lists of names could not be loaded; names can still be typed.'));
    const stopWaiting = onFirstInteraction(load);
    return () => {
      here = false;
      stopWaiting();
    };
  }, []);
  return lists;
};

export type ListName = 'preferredCountries' | 'fieldsOfStudy' | 'languageRequirements';

interface ListFieldProps
  extends Pick<ChipsFieldProps, 'label' | 'hint' | 'addLabel' | 'placeholder' | 'least'> {
  name: ListName;
  names: readonly string[];
}

/** A list of the form, with suggestions out of `names`. */
export const ListField = ({ name, names, ...texts }: ListFieldProps) => {
  const { control } = useFormContext<FormValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <ChipsField
          {...texts}
          id={fieldId(name)}
          values={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          suggest={(typed) => suggestFrom(names, typed)}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};
