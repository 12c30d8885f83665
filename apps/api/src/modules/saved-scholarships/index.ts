export { calendarRoutes } from './calendar.routes.ts';
export { createCalendarSecrets } from './calendar-secrets.ts';
export { listSavedTasks, savedAmong } from './saved-scholarships.repository.ts';
export { savedScholarshipsRoutes } from './saved-scholarships.routes.ts';
