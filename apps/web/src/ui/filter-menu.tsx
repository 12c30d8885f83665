import { ChevronDown } from 'lucide-react';
import { Button } from './button.tsx';
import { Menu, MenuChoices } from './menu.tsx';

interface FilterMenuProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A button that says what is chosen, and a menu to choose something else. */
export const FilterMenu = <V extends string>({ label, value, options, onChange }: FilterMenuProps<V>) => (
  <Menu
    align="start"
    button={(props) => (
      <Button {...props} variant="secondary" size="sm" className="font-normal">
        <span className="text-muted">{label}:</span>
        <span className="font-semibold">{options.find((option) => option.value === value)?.label}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </Button>
    )}
  >
    <MenuChoices value={value} options={options} onChange={onChange} />
  </Menu>
);
