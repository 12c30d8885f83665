import { Check, ChevronDown } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';

interface FilterMenuProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A button that says what is chosen, and a menu to choose something else. */
export const FilterMenu = <V extends string>({ label, value, options, onChange }: FilterMenuProps<V>) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button variant="secondary" size="sm" className="font-normal">
        <span className="text-muted">{label}:</span>
        <span className="font-semibold">{options.find((option) => option.value === value)?.label}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start">
      {options.map((option) => (
        <DropdownMenuItem key={option.value} onSelect={() => onChange(option.value)}>
          <span className="grow">{option.label}</span>
          {option.value === value ? (
            <>
              <Check aria-hidden="true" />
              <span className="sr-only"> (current)</span>
            </>
          ) : null}
        </DropdownMenuItem>
      ))}
    </DropdownMenuContent>
  </DropdownMenu>
);
