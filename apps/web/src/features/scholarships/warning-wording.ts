import type { WarningKind } from '@laurel/domain';

/** The texts of a warning: short for a card, full for the page. */
export const WARNING_WORDING: Record<WarningKind, { short: string; full: string }> = {
  'application-fee': {
    short: 'Speaks of an application fee',
    full: 'It speaks of a fee for applying. Most scholarships cost nothing to apply for: find out what the fee is for.',
  },
  guaranteed: {
    short: 'Promises an award',
    full: 'It promises an award to whoever applies. No honest scholarship can do that.',
  },
  'payment-details': {
    short: 'Asks for card details or a transfer',
    full: 'It asks for card details or a transfer of money. Never give either for an application.',
  },
  'bank-details': {
    short: 'Asks applicants for bank details',
    full: 'It asks applicants for bank details. Usually only those who were chosen are asked.',
  },
  draw: {
    short: 'A prize draw',
    full: 'It is a prize draw, at least in part: chance decides, not merit or need.',
  },
  'lead-generation': {
    short: 'Wants you to sign up or follow',
    full: 'It wants you to sign up, follow or agree to advertising. Your address may be what it is after.',
  },
  'no-organiser': {
    short: 'Does not say who offers it',
    full: 'It does not say who offers it, and its link is not an organiser’s own page. Find that page before you apply.',
  },
};
