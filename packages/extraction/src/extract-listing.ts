import { LISTING_FIELDS, type Listing, type ScholarshipRecord } from '@laurel/domain';
import { upperFirst } from '@laurel/text';
import { parseAward } from './award/parse-award.ts';
import { isSilent } from './criteria/columns.ts';
import { parseDeadline } from './deadline/parse-deadline.ts';
import { ASKED, COUNTED_REFERENCES, DOCUMENTS, LISTED } from './documents.generated.ts';
import { extractCriteria } from './extract-criteria.ts';
import { recordId } from './record-id.ts';
import { cleanText } from './text/clean-text.ts';
import { readClauses } from './text/read-clauses.ts';

const MAX_READ = 30_000;

/** Names of the documents that a sentence asks for or lists, in the order of the vocabulary. */
const findDocuments = (text: string): string[] => {
  let isListed = false;
  const found = text
    .slice(0, MAX_READ)
    .split('\n')
    .flatMap((line) => {
      const named = line.split(/[.!?;]/).flatMap((sentence) => {
        const ofSentence = DOCUMENTS.filter(({ pattern }) => pattern.test(sentence));
        return (isListed && !STATES.test(line)) || ASKED.test(sentence) || ofSentence.length > 1
          ? ofSentence
          : [];
      });
      isListed =
        (line.length <= MAX_LEAD && LISTED.test(line)) ||
        (isListed && named.length > 0 && !STATES.test(line));
      return named;
    });
  const [counted] = COUNTED_REFERENCES.exec(text) ?? [];
  return DOCUMENTS.filter((document) => found.includes(document)).map(({ name }) =>
    name === REFERENCE && counted !== undefined ? upperFirst(counted.replace(/\s+/g, ' ')) : name,
  );
};

/** Characters of a line that a list follows; a longer one would be read again from each of its words. */
const MAX_LEAD = 300;

/** A sentence by itself, and no entry of a list. */
const STATES = /\b(?:is|are|was|were|will|can|may)\b/i;

const REFERENCE = 'Letter of recommendation';

/** Changes whenever the same listing may give another record. */
export const EXTRACTION_VERSION = '1.13.0';

const MAX_TITLE = 300;
const MAX_BENEFITS = 12;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, MAX_TITLE).trim();

const httpLink = (raw: unknown): string => {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return '';
  return text;
};

/** Every given field as plain text; ids and links are no prose. */
const cleanedTexts = (listing: Listing): Record<string, string> => {
  const texts: Record<string, string> = {};
  for (const field of LISTING_FIELDS) {
    if (field === 'id' || field === 'link') continue;
    const text = cleanText(listing[field]);
    if (text !== '') texts[field] = text;
  }
  return texts;
};

const eligibilityLines = (text: string): string =>
  readClauses('eligibility_text', text, 'eligibility')
    .map(({ label, text: line }) => (label === undefined ? line : `${label.name}: ${line}`))
    .join('\n');

const benefitsOf = (coverage: string): string[] => {
  if (isSilent(coverage) || coverage.length > 600) return [];
  return coverage
    .split(/[;\n,]|\s[-•]\s/)
    .map((item) => item.trim())
    .filter((item) => item.length > 2)
    .slice(0, MAX_BENEFITS);
};

const idOf = (listing: Listing, texts: Record<string, string>, link: string): string => {
  const given = cleanText(listing.id);
  return given === '' ? recordId(texts.title ?? '', texts.provider ?? '', link) : given;
};

/**
 * Turns a raw listing into a record: criteria, award and deadline with literal quotes. `texts` holds the cleaned text of
 * each field, and every quote is `texts[field].slice(start, end)`. Missing or odd fields (null, numbers, objects) read as
 * silence. `source` names where the listing comes from. Pure; never throws.
 */
export const extractListing = (listing: Listing, options: { source?: string } = {}): ScholarshipRecord => {
  const given: Listing = typeof listing === 'object' && listing !== null ? listing : {};
  const texts = cleanedTexts(given);
  const link = httpLink(given.link);
  const { criteria, hostCountries, parsedFully } = extractCriteria(texts);
  const place = texts.location ?? texts.host_country ?? '';
  return {
    id: idOf(given, texts, link),
    title: oneLine(texts.title ?? ''),
    organization: oneLine(texts.provider ?? ''),
    description: texts.description ?? '',
    eligibility: eligibilityLines(texts.eligibility_text ?? ''),
    location: isSilent(place) ? '' : oneLine(place),
    link,
    hostCountries,
    criteria,
    award: parseAward(texts.amount_text, texts.coverage_text, texts.awards_text, hostCountries),
    deadline: parseDeadline(texts.deadline_text),
    documents: findDocuments(`${texts.eligibility_text ?? ''}\n${texts.description ?? ''}`),
    selection: [],
    benefits: benefitsOf(texts.coverage_text ?? ''),
    tags: [],
    texts,
    parsedFully,
    provenance: {
      source: options.source ?? 'import',
      ...(link === '' ? {} : { url: link }),
      // A rule that read everything it met still has nobody's word that it read it right.
      confidence: parsedFully && criteria.length > 0 ? 'medium' : 'low',
      method: 'rule',
    },
  };
};
