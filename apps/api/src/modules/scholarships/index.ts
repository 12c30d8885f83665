export { type Catalogue, type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
export { contentHash } from './content-hash.ts';
export { importScholarships } from './import-scholarships.ts';
export { loadShippedCatalogue } from './load-shipped-catalogue.ts';
export { findRecords, listRecords } from './scholarships.repository.ts';
export { scholarshipsRoutes } from './scholarships.routes.ts';
export { storeRecords } from './store-records.ts';
