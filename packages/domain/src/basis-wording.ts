import type { Basis } from './lists.ts';

/** Texts about how the facts of a record are known: short for a card or a cell, full for the page. */
export const BASIS_WORDING: Record<Basis, { short: string; full: string }> = {
  page: {
    short: 'Conditions compared with an official page',
    full: 'Every condition was compared with a page of the organiser or an official partner. The words are our summary.',
  },
  reported: {
    short: 'Our summary; some facts found on a page',
    full: 'Our summary. Some facts were found on the pages below; the conditions were not yet compared with the organiser’s page.',
  },
  editorial: {
    short: 'Our summary; not yet compared with the organiser’s page',
    full: 'Our summary from general knowledge; not yet compared with the organiser’s page.',
  },
  listing: {
    short: 'Read from a listing',
    full: 'Read from the text of a listing, whose words are quoted.',
  },
};
