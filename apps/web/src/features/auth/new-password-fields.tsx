import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { PasswordField } from '../../ui/password-field.tsx';
import type { NewPasswordValues } from './new-password.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordHint } from './password-hint.tsx';

interface NewPasswordFieldsProps {
  form: Pick<UseFormReturn<NewPasswordValues>, 'register' | 'watch' | 'trigger' | 'getFieldState'>;
  errors: FieldErrors<NewPasswordValues>;
  /** Either password was edited. */
  onEdit: () => void;
  /** `new`: beside a current one. */
  kind?: 'first' | 'new';
}

/** A password to choose, the rules as it is typed, and the same again. */
export const NewPasswordFields = ({ form, errors, onEdit, kind = 'first' }: NewPasswordFieldsProps) => (
  <>
    <div>
      <PasswordField
        label={kind === 'new' ? 'New password' : 'Password'}
        id="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', {
          onChange: () => {
            onEdit();
            // The two passwords are one rule: a change here can settle or break the other.
            if (form.getFieldState('confirmPassword').isTouched) void form.trigger('confirmPassword');
          },
        })}
      />
      <PasswordChecklist password={form.watch('password')} />
      <PasswordHint password={form.watch('password')} />
    </div>
    <PasswordField
      label={kind === 'new' ? 'Confirm new password' : 'Confirm password'}
      id="confirmPassword"
      autoComplete="new-password"
      error={errors.confirmPassword?.message}
      {...form.register('confirmPassword', { onChange: onEdit })}
    />
  </>
);
