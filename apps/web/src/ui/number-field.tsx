import { TextField, type TextFieldProps } from './text-field.tsx';

/** A number typed in; `min`, `max` and `step` bound the arrow keys, the form's own rules decide. */
export const NumberField = ({ inputMode = 'decimal', ...props }: Omit<TextFieldProps, 'type'>) => (
  <TextField
    {...props}
    type="number"
    inputMode={inputMode}
    // A wheel that scrolls the page must not change the number under the pointer.
    onWheel={(event) => event.currentTarget.blur()}
  />
);
