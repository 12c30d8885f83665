export { UnsubscribePage as Component } from '../../features/notifications/unsubscribe-page.tsx';
