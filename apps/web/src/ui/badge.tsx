import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeStyles = cva(
  'forced-border inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold leading-5 [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        /** Green: high scores, good news. */
        default: 'bg-laurel text-on-laurel',
        /** Blue: everything in between. */
        secondary: 'bg-info-soft text-info',
        /** Red: seven days or fewer, expired, failed. */
        urgent: 'bg-danger text-on-danger',
        outline: 'border border-edge text-muted',
        soft: 'bg-laurel-soft text-laurel-strong',
        brass: 'bg-brass-soft text-brass',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);
export type BadgeVariant = NonNullable<VariantProps<typeof badgeStyles>['variant']>;

export const Badge = ({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) => (
  <span {...props} data-variant={variant ?? 'default'} className={badgeStyles({ variant, className })} />
);
