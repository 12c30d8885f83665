export { findAccount } from './account.repository.ts';
export { accountRoutes } from './account.routes.ts';
