import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

/** The email field of an account, marked so that browsers can fill it in. */
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
