export { type FoundAmount, findAmounts } from './award/find-amounts.ts';
export { parseAward } from './award/parse-award.ts';
export { encodeDate, type FoundDate, findDates } from './deadline/find-dates.ts';
export { parseDeadline } from './deadline/parse-deadline.ts';
export { type ExtractedCriteria, extractCriteria, type ListingTexts } from './extract-criteria.ts';
export { EXTRACTION_VERSION, extractListing } from './extract-listing.ts';
export { PASSAGE_KINDS, type Passage, readPassages } from './read-passages.ts';
export { cleanText } from './text/clean-text.ts';
