export { calendarRoutes } from './calendar.routes.ts';
export { createCalendarSecrets } from './calendar-secrets.ts';
export { listSavedWithRecords } from './list-saved-with-records.ts';
export { savedAmong } from './saved-scholarships.repository.ts';
export { savedScholarshipsRoutes } from './saved-scholarships.routes.ts';
