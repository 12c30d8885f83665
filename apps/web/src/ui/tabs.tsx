import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

export const Tabs = Radix.Root;

/** The row of tabs; it scrolls sideways by itself where it does not fit. */
export const TabsList = ({ className, ...props }: ComponentProps<typeof Radix.List>) => (
  <div className={clsx('no-print border-b border-line', className)}>
    <Radix.List
      {...props}
      className="no-scrollbar -mb-px flex overflow-x-auto pt-1 max-sm:justify-between sm:gap-2 sm:px-1"
    />
  </div>
);

export const TabsTrigger = ({ className, ...props }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    {...props}
    className={clsx(
      'flex min-h-12 shrink-0 items-center gap-2 border-b-3 border-transparent px-2 font-semibold text-muted sm:px-4',
      'transition-paint hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-laurel data-[state=active]:text-laurel',
      // There every border has a colour, the transparent one too.
      'forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
      // Four short names fit a phone without their pictures.
      '[&_svg]:size-4.5 max-sm:[&_svg]:hidden',
      className,
    )}
  />
);

export const TabsContent = ({ className, ...props }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content {...props} className={clsx('pt-6 sm:pt-8', className)} />
);
