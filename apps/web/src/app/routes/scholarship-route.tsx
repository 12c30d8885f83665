export { ScholarshipPage as Component } from '../../features/scholarships/scholarship-page.tsx';
