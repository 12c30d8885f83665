import { Controller, useFormContext } from 'react-hook-form';
import { ChipsField, type ChipsFieldProps } from '../../ui/chips-field.tsx';
import { type FormValues, fieldId } from './form-values.ts';
import { suggestFrom } from './suggest.ts';

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
