export { ComparePage as Component } from '../../features/scholarships/compare-page.tsx';
