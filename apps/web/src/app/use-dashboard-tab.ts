import { useSearchParams } from 'react-router';

export const DASHBOARD_TABS = ['matches', 'saved', 'preferences', 'tools'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const FIRST: DashboardTab = 'matches';

const isTab = (value: string | null): value is DashboardTab => DASHBOARD_TABS.some((tab) => tab === value);

/** The tab on show. It stands in the address (`?tab=saved`), so that reload and back find it again. */
export const useDashboardTab = () => {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const tab = isTab(named) ? named : FIRST;
  const show = (next: DashboardTab) =>
    setParams(next === FIRST ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return { tab, show };
};
