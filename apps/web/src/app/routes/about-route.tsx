export { AboutPage as Component } from '../../features/landing/about-page.tsx';
