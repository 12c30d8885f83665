export { FreshnessPage as Component } from '../../features/scholarships/freshness-page.tsx';
