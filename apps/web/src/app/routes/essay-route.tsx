export { EssayPage as Component } from '../../features/essays/essay-page.tsx';
