export { forgetOldNotices, notificationJobs, queueReminders } from './notifications.jobs.ts';
export { notificationsRoutes, unsubscribeRoutes } from './notifications.routes.ts';
export { notifyOfAnswer } from './notify-of-answer.ts';
export { remindOfDeadlines } from './remind-of-deadlines.ts';
