export {
  advanceChange,
  deleteChangesFinishedBefore,
  findPendingChange,
  listScholarshipChanges,
  oldestPendingChange,
} from './catalogue-changes.repository.ts';
export {
  type Catalogue,
  type CatalogueIndex,
  createCatalogueIndex,
  loadShippedCatalogue,
} from './catalogue-index.ts';
export { changedFields, changeSentences } from './describe-change.ts';
export { findRecords, findStoredRecords, listRecords, type StoredRecord } from './records.repository.ts';
export { listHistory } from './scholarship-history.repository.ts';
export { storeRecords } from './store-records.ts';
