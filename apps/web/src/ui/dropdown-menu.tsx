import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

/** Non-modal: the modal form would inject a style element, which the content security policy refuses. */
export const DropdownMenu = ({
  children,
  ...props
}: { children: ReactNode } & ComponentProps<typeof Radix.Root>) => (
  <Radix.Root modal={false} {...props}>
    {children}
  </Radix.Root>
);
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuGroup = Radix.Group;

export const DropdownMenuContent = ({ className, ...props }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Portal>
    <Radix.Content
      sideOffset={6}
      align="end"
      collisionPadding={12}
      {...props}
      className={clsx(
        'z-50 min-w-52 animate-appear rounded-md border border-line bg-raised p-1.5 text-ink shadow-lift',
        className,
      )}
    />
  </Radix.Portal>
);

export const DropdownMenuItem = ({ className, ...props }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item
    {...props}
    className={clsx(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 no-underline outline-none select-none',
      'data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus [&_svg]:size-4.5 [&_svg]:text-muted',
      className,
    )}
  />
);

export const DropdownMenuSeparator = () => <Radix.Separator className="mx-1 my-1.5 h-px bg-line" />;

export const DropdownMenuLabel = ({ className, ...props }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label {...props} className={clsx('px-3 py-2 text-sm text-muted', className)} />
);

interface DropdownMenuChoicesProps<V extends string> {
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** One entry for each option; the chosen one is marked, and said to be current. */
export const DropdownMenuChoices = <V extends string>({
  value,
  options,
  onChange,
}: DropdownMenuChoicesProps<V>) =>
  options.map((option) => (
    <DropdownMenuItem key={option.value} onSelect={() => onChange(option.value)}>
      <span className="grow">{option.label}</span>
      {option.value === value ? (
        <>
          <Check aria-hidden="true" />
          <span className="sr-only"> (current)</span>
        </>
      ) : null}
    </DropdownMenuItem>
  ));
