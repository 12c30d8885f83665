import {
  COMMON_PASSWORD_HINT,
  firstProblem,
  isCommonPassword,
  isListedPassword,
  NEW_PASSWORD,
  PASSWORD_RULES,
} from '@laurel/contract';
import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { logger } from '../../lib/browser/logger.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import type { NewPasswordValues } from './new-password.ts';

/** The password rules, each ticked off while the password is typed. */
const PasswordChecklist = ({ password }: { password: string }) => (
  <ul aria-label="Password rules" className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
    {PASSWORD_RULES.map(({ label, test }) => {
      const met = test(password);
      const Icon = met ? Check : Circle;
      return (
        <li
          key={label}
          data-met={met}
          className={clsx('flex items-center gap-2', met ? 'font-medium text-laurel' : 'text-muted')}
        >
          <Icon aria-hidden="true" className={clsx('shrink-0', met ? 'size-4' : 'mx-0.5 size-3')} />
          {label}
          <span className="sr-only">{met ? ': met' : ': not met yet'}</span>
        </li>
      );
    })}
  </ul>
);

/** Whether the password stands in the shipped list, which is loaded once one keeps the rules. */
const useListed = (password: string): boolean => {
  const [listed, setListed] = useState('');
  useEffect(() => {
    if (firstProblem(NEW_PASSWORD, password)) return;
    let isTyped = true;
    isListedPassword(password).then(
      (isListed) => isTyped && isListed && setListed(password),
      () => logger.warn('The list of common passwords could not be loaded; only the rules give a hint.'),
    );
    return () => {
      isTyped = false;
    };
  }, [password]);
  return password !== '' && listed === password;
};

/** Warns about a password that follows the rules but is among the first to be guessed. It does not block the form. */
const PasswordHint = ({ password }: { password: string }) => {
  const isListed = useListed(password);
  const isGuessed = !firstProblem(NEW_PASSWORD, password) && (isListed || isCommonPassword(password));
  return (
    <p role="status" className="mt-3 text-sm text-muted empty:hidden">
      {isGuessed ? COMMON_PASSWORD_HINT : null}
    </p>
  );
};

interface NewPasswordFieldsProps {
  form: Pick<UseFormReturn<NewPasswordValues>, 'register' | 'watch' | 'trigger' | 'getFieldState'>;
  errors: FieldErrors<NewPasswordValues>;
  onEdit: () => void;
  /** `new`: the form also asks for the current password. */
  kind?: 'first' | 'new';
}

/** The fields of a new password: the password with its rules, and its repetition. */
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
            // Both must be equal: a change here can make the other valid or invalid.
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
