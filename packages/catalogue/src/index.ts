export { readGrantsGov } from './adapters/grants-gov.ts';
export { type ListingFormat, listingFormat } from './adapters/listing-format.ts';
export { NO_OFFER } from './adapters/page.ts';
export { parseListings, readListings, readSitemap } from './adapters/read-listings.ts';
export { isAggregatorHost } from './aggregator-hosts.ts';
export { auditCatalogue, auditedIds, diffCatalogues, dueFacts } from './audit-catalogue.ts';
export { type CatalogueStats, catalogueStats } from './catalogue-stats.ts';
export { checkProgrammes } from './check-programmes.ts';
export { confirmFacts, keepConfirmations, sameFacts } from './confirmations.ts';
export { editsAsYaml } from './desk/edits-as-yaml.ts';
export { catalogueSheet, readSheet, type SheetChange } from './desk/sheet.ts';
export { toProgramme } from './desk/to-programme.ts';
export { type Duplicate, findDuplicates } from './duplicates/find-duplicates.ts';
export { type CatalogueLayer, composeRecord, type RevisedRecord } from './edits/compose-record.ts';
export { PatchError, readPatch, readPatchFile } from './edits/programme-patch.ts';
export { type CatalogueUpdate, makeUpdate, readUpdate, signUpdate } from './edits/update-file.ts';
export { type ImportInput, importListings } from './import/import-listings.ts';
export {
  type ImportReport,
  ROW_OUTCOMES,
  type RowDetail,
  type RowOutcome,
  summarizeImport,
} from './import/import-report.ts';
export { listingSchema } from './import/listing-schema.ts';
export type { RawRow } from './import/raw-row.ts';
export { REFUSALS } from './import/screen-listing.ts';
export { type Catalogue, loadCatalogue } from './load-catalogue.ts';
export { countFacts, emptySource, measureFreshness } from './measure-freshness.ts';
export { isNspaProgram, toNspaProgram } from './nspa-program.ts';
export { isOpenData, openDataTable, toOpenAward } from './open-data.ts';
export { type Problem, readProgrammeFiles } from './read-programme-files.ts';
export { recordProblems } from './record-problems.ts';
export { isHeldBack, withWarnings } from './screen/screen-record.ts';
export { stackingNote } from './screen/stacking-note.ts';
export { shippedCatalogueHash } from './shipped-catalogue-hash.ts';
export { AUTHORED_SOURCE } from './to-record.ts';
export { changesBetween, type Finding } from './verify/compare-readings.ts';
export {
  comingDays,
  type Judgement,
  judgeVisit,
} from './verify/judge-visit.ts';
export { type PageSubject, READER, type ReadPage, readPage } from './verify/read-page.ts';
