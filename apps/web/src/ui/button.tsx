import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

export const buttonStyles = cva(
  [
    'forced-border relative inline-flex select-none items-center justify-center gap-2 rounded-md text-center font-semibold',
    'no-underline transition-paint aria-disabled:opacity-60 disabled:opacity-60 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-laurel text-on-laurel hover:bg-laurel-strong',
        secondary: 'border border-edge bg-raised text-ink hover:border-laurel hover:text-laurel',
        ghost: 'text-ink hover:bg-sunken',
        destructive: 'bg-danger text-on-danger hover:bg-danger-strong',
        brass: 'bg-brass-bright text-[#1f2a1e] hover:brightness-110',
        onGrove: 'border border-on-grove-muted text-on-grove hover:bg-on-grove hover:text-[#1d3a28]',
      },
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm',
        md: 'min-h-11 px-5 py-2 text-base',
        lg: 'min-h-13 px-7 py-3 text-lg',
        icon: 'size-11 p-0',
        iconSm: 'size-9 p-0',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);
type Looks = VariantProps<typeof buttonStyles>;

export type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /** Shows a spinner and ignores clicks; the button keeps its focus and its name. */
    loading?: boolean;
    /** Shown in place of the children while loading, e.g. 'Saving...'. */
    loadingText?: string;
  };

export const Button = ({
  variant,
  size,
  block,
  loading = false,
  loadingText,
  className,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) => (
  <button
    {...props}
    type={type}
    className={buttonStyles({ variant, size, block, className })}
    aria-disabled={loading || undefined}
    // A field must not lose the focus before the click ends: its message would appear and move the button away from the
    // pointer.
    onMouseDown={type === 'submit' ? (event) => event.preventDefault() : undefined}
    onClick={(event) => {
      if (loading) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {loading ? <Spinner /> : null}
    {loading && loadingText ? loadingText : children}
  </button>
);

export const LinkButton = ({ variant, size, block, className, ...props }: LinkProps & Looks) => (
  <Link {...props} className={buttonStyles({ variant, size, block, className })} />
);

/** A link to another site that looks like a button. It opens a new tab and says so. */
export const ExternalLinkButton = ({
  variant,
  size,
  block,
  className,
  children,
  ...props
}: ComponentProps<'a'> & Looks) => (
  <a
    {...props}
    target="_blank"
    rel="noopener noreferrer"
    className={buttonStyles({ variant, size, block, className })}
  >
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
