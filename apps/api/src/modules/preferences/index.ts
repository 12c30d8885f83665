export { findPreferences } from './preferences.repository.ts';
export { preferencesRoutes } from './preferences.routes.ts';
