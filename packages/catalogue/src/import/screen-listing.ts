import type { Listing } from '@laurel/domain';
import { plainText } from '../duplicates/plain-text.ts';
import { readListingLink } from './listing-link.ts';

/** Why a row is not taken; each is a sentence for the report. */
export const REFUSALS = {
  malformed: 'the row could not be read',
  noTitle: 'no title',
  notAScholarship: 'the title is not that of a scholarship',
  noLinkNoProvider: 'neither a link nor a provider',
  notAWebLink: 'the link is not a web address',
} as const;
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];

type Screened = { listing: Listing } | { refusal: Refusal; detail: string };

/** What a title says that names an article, a list, an advert or nothing, and in which words the report tells it. */
const NO_SCHOLARSHIP: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:top|best|\d+)\s+(?:\d+\s+)?(?:\p{L}+\s+){0,4}(?:scholarships|grants|fellowships|universities)\b/u,
    'a list',
  ],
  [/^(?:full |complete )?list of\b|\bscholarships? (?:list|database|directory|search)$/u, 'a list'],
  [/^(?:how|why|what|when|where|which|who)\b.*(?:\?|\b(?:to|is|are|can|you)\b)/u, 'an article'],
  [/^(?:is|are|do|does|can|should)\b.*\?$/u, 'an article'],
  [
    /\b(?:tips|guide|guidelines|checklist|faqs?|webinar|news(?:letter)?|blog)\b(?!.*\b(?:scholarship|fellowship|award)s?\b)/u,
    'an article',
  ],
  [/\b(?:partners with|announces?|launches|to host|has awarded|now accepting)\b/u, 'a news item'],
  [
    /^(?:click (?:here|to)|apply now|read more|subscribe|sign up|download)\b|^(?:home|menu|log ?in|search)$/u,
    'a button',
  ],
  [/\bfte\b|\bvacanc(?:y|ies)\b|\bfull-time professorship\b|\bjob (?:offer|opening)s?\b/u, 'a job'],
  [
    /^(?:(?:under|post)?-?graduate|masters?|phd|bachelors?|high school|no specified|[\s,/&-])+$/u,
    'a study level',
  ],
  [/^https?:|^www\./u, 'an address'],
];

/** "10 Scholarships at X" is an offer, "10 scholarships you must know" an article. */
const OFFER = /\b(?:scholarships?|fellowships?|grants?|positions?) (?:at|for|in|from|by|of|to)\b/u;

/** Decides whether a row is a scholarship at all; the listing that comes back has a link that can be opened, or none. */
export const screenListing = (listing: Listing): Screened => {
  const title = listing.title ?? '';
  if (!/\p{L}{2}/u.test(title)) return { refusal: REFUSALS.noTitle, detail: title };
  const other = whatElse(title);
  if (other !== null) return { refusal: REFUSALS.notAScholarship, detail: other };
  const read = readListingLink(listing.link);
  if (read.kind === 'unusable') return { refusal: REFUSALS.notAWebLink, detail: read.text };
  if (read.kind === 'none' && listing.provider === undefined)
    return { refusal: REFUSALS.noLinkNoProvider, detail: '' };
  return { listing: { ...listing, link: read.kind === 'web' ? read.link : undefined } };
};

const whatElse = (title: string): string | null => {
  const plain = plainText(title).trim();
  const found = NO_SCHOLARSHIP.find(([pattern]) => pattern.test(plain));
  if (found === undefined || (/^\d/.test(plain) && OFFER.test(plain))) return null;
  return found[1];
};
