import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

const calloutStyles = cva('forced-border flex items-start gap-3 rounded-md border-l-4 px-4 py-3.5', {
  variants: {
    variant: {
      info: 'border-info bg-info-soft',
      success: 'border-laurel bg-laurel-soft',
      warning: 'border-brass-bright bg-brass-soft',
      danger: 'border-danger bg-danger-soft',
    },
  },
  defaultVariants: { variant: 'info' },
});
const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
const INK = {
  info: 'text-info',
  success: 'text-laurel',
  warning: 'text-brass',
  danger: 'text-danger',
} as const;

type CalloutProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof calloutStyles> & { title?: ReactNode; action?: ReactNode };

/** A highlighted message. Give it `role="alert"` or `role="status"` when it appears by itself. */
export const Callout = ({ variant, title, action, className, children, ...props }: CalloutProps) => {
  const kind = variant ?? 'info';
  const Icon = ICONS[kind];
  return (
    <div {...props} className={calloutStyles({ variant: kind, className })}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${INK[kind]}`} />
      <div className="min-w-0 grow wrap-anywhere">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
        {action ? <div className="mt-3">{action}</div> : null}
      </div>
    </div>
  );
};
