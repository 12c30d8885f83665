export { allPages } from './all-pages.ts';
export { type AuditRow, listActsAbout } from './audit-log.repository.ts';
export { auditCommand, type CallAudit, createAudit } from './create-audit.ts';
