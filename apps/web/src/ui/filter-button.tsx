import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

export interface FilterMenuProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** Says what is chosen, and opens the menu. */
export const FilterButton = ({
  label,
  chosen,
  ...props
}: ButtonProps & { label: string; chosen: string | undefined }) => (
  <Button {...props} variant="secondary" size="sm" className="font-normal">
    <span className="text-muted">{label}:</span>
    <span className="font-semibold">{chosen}</span>
    <ChevronDown aria-hidden="true" className="size-4 text-muted" />
  </Button>
);
