export { countOutcomes, listBrokenPages, listDueIds } from './page-checks.repository.ts';
export { verificationJob } from './verification.jobs.ts';
export { verifyPages } from './verify-pages.ts';
