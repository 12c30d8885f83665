import type { AwardPeriod } from '@laurel/domain';

/** What follows an amount, up to its next mark: "per month", "/year", "a semester", "payable over 4 years". */
const AFTER: readonly (readonly [RegExp, AwardPeriod | 'other'])[] = [
  [
    /^[^.;,\d]{0,24}?(?:(?:\/|per|an?|each|pro)\s*(?:hour|day|week|diem|hr|tag|woche|stunde)\b|\b(?:hourly|daily|weekly)\b)/i,
    'other',
  ],
  [
    /^[^.;,\d]{0,30}?(?:(?:\/|per|an?|each|pro|par|por|al|je)\s*(?:calendar )?(?:month|mo\b|monat|mois|mes\b|mês|tháng)|\b(?:monthly|monatlich\p{L}*|mensua(?:l|is|les)|mensuels?|pcm)\b|p\.\s?m\.)(?!\s*[\d€$£])/iu,
    'month',
  ],
  [
    /^[^.;,\d]{0,30}?(?:(?:\/|per|an?|each|pro|par)\s*(?:academic )?(?:semester|term|trimester|quarter)\b|\bpor semestre\b)/i,
    'semester',
  ],
  [
    /^[^.;,\d]{0,30}?(?:(?:\/|per|an?|each|every|pro|par|por|al|je)\s*(?:academic |school |study |calendar )?(?:year|yr\b|jahr|an\b|année|año|ano\b|annum|năm)|\b(?:annual(?:ly)?|yearly|jährlich|anuales?|anua(?:l|is))\b|p\.\s?a\.)(?!\s*[\d€$£])/i,
    'year',
  ],
  [/^[^.;\d]{0,24}?\b(?:one[- ](?:time|off)|once|lump sum|einmalig|pago único|single payment)\b/i, 'once'],
  [/^[^.;\d]{0,24}?\b(?:in total|total|altogether|insgesamt|en total|no total)\b/i, 'total'],
  [
    /^[^.;,\d]{0,24}?\b(?:over|for|across|during)\s+(?:a period of |up to |the )?(?:\d+|two|three|four|five|six|nine|ten|twelve|several|entire|whole|full)\b[^.;]{0,20}?(?:months?|years?|semesters?|program|course|duration)/i,
    'total',
  ],
];
/** What stands before an amount: "monthly stipend of", "jährlich". */
const BEFORE: readonly (readonly [RegExp, AwardPeriod])[] = [
  [
    /\b(?:monthly|monatlich\p{L}*|monatl\.|mensual|mensuelle?|mensal)(?!\p{L})(?:[^.;,\d]|approx\.|ca\.){0,50}$/iu,
    'month',
  ],
  [/\b(?:annual(?:ly)?|yearly|jährlich\p{L}*|anual|annuelle?)\b[^.;,\d]{0,60}$/iu, 'year'],
  [/\b(?:one[- ](?:time|off)|einmalig\p{L}*|lump sum)\b[^.;,\d]{0,40}$/iu, 'once'],
  [/\b(?:per|each) semester\b[^.;,\d]{0,20}$/iu, 'semester'],
  [/\b(?:total(?:l?ing)?(?: value| amount)?(?: of)?|insgesamt)\b[^.;,\d]{0,20}$/iu, 'total'],
];

/** The period that an amount at `start` to `end` is paid for; `other` for hours, days and weeks; undefined when unsaid. */
export function findPeriod(text: string, start: number, end: number): AwardPeriod | 'other' | undefined {
  const after = text.slice(end, end + 80);
  const following = AFTER.find(([pattern]) => pattern.test(after))?.[1];
  if (following !== undefined && following !== 'total') return following;
  // What stands in brackets between the word and its sum explains the word.
  const before = text.slice(Math.max(0, start - 110), start).replace(/\([^()]*\)/g, ' ');
  // "A monthly stipend of … for three years": the rhythm tells more than the whole time.
  return BEFORE.find(([pattern]) => pattern.test(before))?.[1] ?? following;
}
