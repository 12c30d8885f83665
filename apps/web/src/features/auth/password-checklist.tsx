import { PASSWORD_RULES } from '@laurel/contract';
import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';

/** The password rules, each ticked off while the password is typed. */
export const PasswordChecklist = ({ password }: { password: string }) => (
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
