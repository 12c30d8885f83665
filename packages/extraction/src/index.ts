export { parseAward } from './award/parse-award.ts';
export { parseDeadline } from './deadline/parse-deadline.ts';
export { type ExtractedCriteria, extractCriteria, type ListingTexts } from './extract-criteria.ts';
export { EXTRACTION_VERSION, extractListing } from './extract-listing.ts';
export { PASSAGE_KINDS, type Passage, readPassages } from './read-passages.ts';
export { cleanText } from './text/clean-text.ts';
