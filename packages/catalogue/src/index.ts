export { readGrantsGov } from './adapters/grants-gov.ts';
export { type ListingFormat, listingFormat } from './adapters/listing-format.ts';
export { NO_OFFER } from './adapters/page.ts';
export { parseListings, readListings, readSitemap } from './adapters/read-listings.ts';
export { isAggregatorHost } from './aggregator-hosts.ts';
export { auditCatalogue, diffCatalogues, dueRecords } from './audit-catalogue.ts';
export { type CatalogueStats, catalogueStats } from './catalogue-stats.ts';
export { checkProgrammes } from './check-programmes.ts';
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
export { type Catalogue, loadCatalogue } from './load-catalogue.ts';
export { emptySource, measureFreshness } from './measure-freshness.ts';
export { type Problem, readProgrammeFiles } from './read-programme-files.ts';
export { recordProblems } from './record-problems.ts';
export { isHeldBack, withWarnings } from './screen/screen-record.ts';
export { stackingNote } from './screen/stacking-note.ts';
export { shippedCatalogueHash } from './shipped-catalogue-hash.ts';
export { AUTHORED_SOURCE } from './to-record.ts';
