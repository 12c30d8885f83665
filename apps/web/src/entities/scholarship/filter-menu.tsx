import { lazy, Suspense } from 'react';
import { logger } from '../../lib/logger.ts';
import { useLazyMenu } from '../../ui/lazy-menu.ts';
import { FilterButton, type FilterMenuProps } from './filter-button.tsx';

const loadMenu = async () => ({ default: (await import('./open-filter-menu.tsx')).OpenFilterMenu });
const preloadMenu = () => void loadMenu().catch(() => logger.warn('The filters could not be loaded yet.'));
const LazyFilterMenu = lazy(loadMenu) as unknown as typeof import('./open-filter-menu.tsx').OpenFilterMenu;

/** A button that says what is chosen, and a menu to choose something else. */
export const FilterMenu = <V extends string>(props: FilterMenuProps<V>) => {
  const { label, value, options } = props;
  const { wanted, button } = useLazyMenu(preloadMenu);
  const chosen = options.find((option) => option.value === value)?.label;
  const closed = <FilterButton label={label} chosen={chosen} {...button} />;
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <LazyFilterMenu {...props} />
    </Suspense>
  );
};
