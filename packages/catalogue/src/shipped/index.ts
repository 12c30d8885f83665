export { loadCatalogue } from '../load-catalogue.ts';
