import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

/** The address of an account, as browsers and phones know to fill it in. */
export const EmailField = (props: Omit<TextFieldProps, 'label' | 'type'>) => (
  <TextField
    label="Email"
    id="email"
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    inputMode="email"
    {...props}
  />
);
