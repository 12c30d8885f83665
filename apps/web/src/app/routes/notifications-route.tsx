export { NotificationsPage as Component } from '../../features/notifications/notifications-page.tsx';
