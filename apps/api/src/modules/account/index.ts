export { findAccount, findAccountByEmail } from './account.repository.ts';
export { accountRoutes } from './account.routes.ts';
export { eraseAccount, exportAccount } from './export-and-erase.ts';
export { countIdleAccounts, endIdleAccounts, endingIdleAccounts } from './idle-accounts.ts';
