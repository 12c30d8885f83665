export { applyUpdate } from './apply-update.ts';
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
export { confirmRecord, editScholarship, undoEdit } from './edit-catalogue.ts';
export { listEditsOf, listGroupEdits, listLiveEdits } from './edits.repository.ts';
export {
  findGroupAward,
  findRecordSeenBy,
  listGroupChanges,
  listGroupRows,
  listGroupsOf,
  newestById,
  seenByGroup,
} from './groups.repository.ts';
export { findProposal, insertProposals, listProposals } from './proposals.repository.ts';
export {
  findRecords,
  listRecords,
  listUneditedRecords,
  raiseCatalogueVersion,
  type StoredRecord,
} from './records.repository.ts';
export { type HistoryRow, listHistory, listNewestHistory } from './scholarship-history.repository.ts';
export { settleProposal } from './settle-proposal.ts';
export { storeRecords } from './store-records.ts';
