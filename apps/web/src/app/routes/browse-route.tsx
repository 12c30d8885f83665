export { BrowsePage as Component } from '../../features/scholarships/browse-page.tsx';
