export { calendarRoutes } from './calendar.routes.ts';
export { deleteCalendarFeed } from './calendar-feeds.repository.ts';
export { createCalendarSecrets } from './calendar-secrets.ts';
export { findOwn, findRecordFor } from './own-scholarships.repository.ts';
export { ownScholarshipsRoutes } from './own-scholarships.routes.ts';
export {
  groupRecord,
  inCatalogue,
  listSavedTasks,
  ofTheirOwn,
  savedAmong,
  savedRecord,
} from './saved-scholarships.repository.ts';
export { savedScholarshipsRoutes } from './saved-scholarships.routes.ts';
