import {
  DropdownMenu,
  DropdownMenuChoices,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';
import { FilterButton, type FilterMenuProps } from './filter-button.tsx';

/** The menu of a filter; open from the start, because it is loaded when wanted. */
export const OpenFilterMenu = <V extends string>({ label, value, options, onChange }: FilterMenuProps<V>) => (
  <DropdownMenu defaultOpen>
    <DropdownMenuTrigger asChild>
      <FilterButton label={label} chosen={options.find((option) => option.value === value)?.label} />
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start">
      <DropdownMenuChoices value={value} options={options} onChange={onChange} />
    </DropdownMenuContent>
  </DropdownMenu>
);
