export { findAccount, findAccountByEmail } from './account.repository.ts';
export { accountRoutes } from './account.routes.ts';
export { completeList, readList } from './erasures.ts';
export { eraseAccount, eraseAgain, exportAccount } from './export-and-erase.ts';
export { countIdleAccounts, endIdleAccounts, endingIdleAccounts } from './idle-accounts.ts';
