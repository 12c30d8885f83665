import { Check } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { FilterButton, type FilterMenuProps } from './filter-button.tsx';

/** The menu of a filter; open from the start, because it is loaded when wanted. */
export const OpenFilterMenu = <V extends string>({ label, value, options, onChange }: FilterMenuProps<V>) => (
  <DropdownMenu defaultOpen>
    <DropdownMenuTrigger asChild>
      <FilterButton label={label} chosen={options.find((option) => option.value === value)?.label} />
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
