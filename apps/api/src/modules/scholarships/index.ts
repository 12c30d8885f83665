export {
  advanceChange,
  deleteChangesFinishedBefore,
  findPendingChange,
  listScholarshipChanges,
  oldestPendingChange,
} from './catalogue-changes.repository.ts';
export { type Catalogue, type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
export { changedFields, changeSentences } from './describe-change.ts';
export { importScholarships } from './import-scholarships.ts';
export { importSource, type SourceResult } from './import-source.ts';
export { loadShippedCatalogue } from './load-shipped-catalogue.ts';
export { findRecords, findStoredRecords, listRecords, type StoredRecord } from './scholarships.repository.ts';
export { scholarshipsRoutes } from './scholarships.routes.ts';
export { storeRecords } from './store-records.ts';
