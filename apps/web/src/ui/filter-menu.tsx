import { Suspense } from 'react';
import { logger } from '../lib/browser/logger.ts';
import { FilterButton, type FilterMenuProps } from './filter-button.tsx';
import { preloadable, useLazyMenu } from './lazy-loading.tsx';

const OpenFilterMenu = preloadable<FilterMenuProps<string>>(
  async () => (await import('./open-filter-menu.tsx')).OpenFilterMenu,
);
const preloadMenu = () =>
  void OpenFilterMenu.preload().catch(() => logger.warn('The filters could not be loaded yet.'));

/** A button that says what is chosen, and a menu to choose something else. */
export const FilterMenu = <V extends string>(props: FilterMenuProps<V>) => {
  const { label, value, options } = props;
  const { wanted, button } = useLazyMenu(preloadMenu);
  const chosen = options.find((option) => option.value === value)?.label;
  const closed = <FilterButton label={label} chosen={chosen} {...button} />;
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenFilterMenu {...(props as unknown as FilterMenuProps<string>)} />
    </Suspense>
  );
};
