import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button.tsx';

/** The button of the account menu, before and after the menu has been loaded. */
export const AccountButton = (props: ButtonProps) => (
  <Button {...props} variant="secondary" className="pr-3.5">
    Account
    <ChevronDown aria-hidden="true" className="size-4" />
  </Button>
);
