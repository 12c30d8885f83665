import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const Card = ({ className, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={clsx('rounded-lg border border-line bg-raised shadow-card', className)} />
);

export const CardBody = ({ className, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={clsx('p-5 sm:p-7', className)} />
);
