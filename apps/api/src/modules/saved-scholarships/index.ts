export { calendarRoutes } from './calendar.routes.ts';
export { deleteCalendarFeed } from './calendar-feeds.repository.ts';
export { createCalendarSecrets } from './calendar-secrets.ts';
export { listSavedTasks, savedAmong } from './saved-scholarships.repository.ts';
export { savedScholarshipsRoutes } from './saved-scholarships.routes.ts';
