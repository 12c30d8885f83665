export { HowItWorksPage as Component } from '../../features/landing/how-it-works-page.tsx';
