export { browseRoutes } from './browse.routes.ts';
export { listPublicAwards, presentPublicAward, presentPublicCard } from './present-public-awards.ts';
export { publicAwardsRoutes } from './public-awards.routes.ts';
export { fieldsOf, levelsOf, type ScholarshipsQuery } from './scholarship-filters.ts';
