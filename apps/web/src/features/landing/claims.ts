/** A marketing claim and its evidence. */
export interface Claim {
  id: string;
  /** The number; left out when the label says everything. */
  figure?: string;
  label: string;
  /** The evidence in plain words; shown as the footnote. */
  basis: string;
  /** Where a measured figure comes from. */
  measured?: { path: string; label: string };
}

/** Every marketing claim, in the order of the footnotes. Pages take claims from here only. */
export const CLAIMS = {
  sources: {
    id: 'sources',
    figure: '1,000+',
    label: 'scholarship sources',
    basis:
      'The size the catalogue is built for, not a promise of what is loaded. Today’s is counted, with its sources and their age:',
    measured: { path: '/freshness', label: 'how fresh the catalogue is' },
  },
  accuracy: {
    id: 'accuracy',
    figure: '95%',
    label: 'AI accuracy',
    basis:
      'A target, not a result. What we measure on judged pairs is in docs/accuracy.md of the source code; “npm run accuracy” measures it again. ' +
      'Judge each match by the conditions that it shows, and by the official page.',
  },
  setup: {
    id: 'setup',
    figure: '2 min',
    label: 'setup',
    basis: 'Our estimate for the preferences form: fourteen questions, only one of which must be answered.',
  },
  always: {
    id: 'always',
    figure: '24/7',
    label: 'matching',
    basis:
      'Matching has no office hours. It is software all the same: maintenance or an outage can interrupt it.',
  },
  hours: {
    id: 'hours',
    figure: '20+ hours',
    label: 'per week saved',
    basis:
      'An estimate for a student who would otherwise read listings one by one; it has not been measured.',
  },
  unclaimed: {
    id: 'unclaimed',
    figure: '70%',
    label: 'of scholarships unclaimed',
    basis:
      'A figure that is often repeated. We know of no study that establishes it, and nothing in Laurel relies on it.',
  },
  lifetime: {
    id: 'lifetime',
    label: 'Early-access users get lifetime premium features free',
    basis:
      'Everything in Laurel is free today and nothing is sold. Should paid features ever come, accounts opened during early access get them at no cost.',
  },
} as const satisfies Record<string, Claim>;

export const ALL_CLAIMS: readonly Claim[] = Object.values(CLAIMS);

/** The claim in one line, e.g. `95% AI accuracy`. */
export const claimText = ({ figure, label }: Claim): string => (figure ? `${figure} ${label}` : label);

/** The footnote number of a claim, from 1. */
export const footnoteNumber = (id: string): number => ALL_CLAIMS.findIndex((claim) => claim.id === id) + 1;
