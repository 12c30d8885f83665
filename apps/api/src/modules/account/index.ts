export { findAccount, findAccountByEmail } from './account.repository.ts';
export { accountRoutes } from './account.routes.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
