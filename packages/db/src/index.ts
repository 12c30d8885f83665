export { backupEmbeddedDatabase } from './backup.ts';
export { copyDatabase } from './copy-database.ts';
export * from './database.ts';
export { DamagedDatabaseError, openEmbeddedDatabase, restoreEmbeddedDatabase } from './embedded-database.ts';
export { FolderInUseError, lockFolder } from './folder-lock.ts';
export * as schema from './schema/index.ts';
export { openServerDatabase } from './server-database.ts';
export { newestSnapshot, snapshotAge } from './snapshots.ts';
export { tableSizes } from './table-sizes.ts';
