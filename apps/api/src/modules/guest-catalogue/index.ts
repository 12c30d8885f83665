export { type CatalogueFiles, createCatalogueFiles } from './create-catalogue-file.ts';
export { guestCatalogueRoutes } from './guest-catalogue.routes.ts';
