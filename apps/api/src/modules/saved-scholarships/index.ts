export { calendarRoutes } from './calendar.routes.ts';
export { createCalendarSecrets } from './calendar-secrets.ts';
export { savedAmong } from './saved-scholarships.repository.ts';
export { savedScholarshipsRoutes } from './saved-scholarships.routes.ts';
