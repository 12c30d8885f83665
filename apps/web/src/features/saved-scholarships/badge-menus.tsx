import type { ApplicationStatus, Priority } from '@laurel/domain';
import { ChevronDown } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Menu, MenuChoices } from '../../ui/menu.tsx';
import {
  type OptionGroup,
  PRIORITY_BADGES,
  PRIORITY_OPTIONS,
  STATUS_BADGES,
  statusGroups,
} from './tracking-labels.ts';

interface BadgeMenuProps<V extends string> {
  /** Names the choice: 'Application status'. */
  label: string;
  /** Names the scholarship in the accessible name of the button. */
  title: string;
  value: V;
  groups: readonly OptionGroup<V>[];
  badges: Record<V, Parameters<typeof Badge>[0]['variant']>;
  onChange: (value: V) => void;
}

/** A badge that opens a menu of its values. */
const BadgeMenu = <V extends string>({
  label,
  title,
  value,
  groups,
  badges,
  onChange,
}: BadgeMenuProps<V>) => (
  <Menu
    align="start"
    button={(props) => (
      <button
        {...props}
        type="button"
        className="group grid min-h-8 place-items-center rounded-full whitespace-nowrap"
      >
        <span className="sr-only">
          {label} of {title}:{' '}
        </span>
        <Badge variant={badges[value]} className="group-hover:underline">
          {groups.flatMap(({ options }) => options).find((option) => option.value === value)?.label}
          <ChevronDown aria-hidden="true" />
        </Badge>
      </button>
    )}
  >
    {groups.map((group) => (
      <MenuChoices
        key={group.label}
        label={group.label}
        value={value}
        options={group.options}
        onChange={onChange}
      />
    ))}
  </Menu>
);

type MenuProps<V> = Pick<BadgeMenuProps<string>, 'title'> & { value: V; onChange: (value: V) => void };

export const StatusMenu = (props: MenuProps<ApplicationStatus>) => (
  <BadgeMenu
    label="Application status"
    groups={statusGroups(props.value)}
    badges={STATUS_BADGES}
    {...props}
  />
);

const PRIORITY_GROUPS = [{ label: 'Priority', options: PRIORITY_OPTIONS }];

export const PriorityMenu = (props: MenuProps<Priority>) => (
  <BadgeMenu label="Priority" groups={PRIORITY_GROUPS} badges={PRIORITY_BADGES} {...props} />
);
