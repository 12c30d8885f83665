export { notificationJobs, queueReminders, sweepNotifications } from './notifications.jobs.ts';
export { notificationsRoutes, unsubscribeRoutes } from './notifications.routes.ts';
