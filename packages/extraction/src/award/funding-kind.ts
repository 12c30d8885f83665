import type { FundingKind } from '@laurel/domain';

const FULL =
  /\bfull[- ]?(?:y[- ]?)?[- ]?(?:funded|funding|sponsored|paid)\b|\bfull[- ](?:ride|scholarships?|fellowships?|financial (?:support|aid)|cost|coverage|support|stud(?:y|ent)ship)\b|\b(?:covers?|covering|pays?) (?:all|full|the full|100%)(?: of)?(?: the| your| their)? (?:costs?|expenses|funding)|\ball (?:costs|expenses)(?: (?:are|is))? (?:covered|paid)|\ball[- ]expenses[- ]paid\b|\b100% (?:fund|scholarship cover|of (?:all )?(?:costs|expenses))|\bvollstipendium|\bbecas? completas?\b|\bbourses? complètes?\b|\bbolsas? (?:integra(?:l|is)|completas?)\b/i;
const LESS_THAN_FULL =
  /\b(?:nearly|almost|partial|half to|up to(?! \d)|part of|or partial|teil)\b[\w\s-]{0,14}(?:full|scholarship|stipend|tuition)|\bfull\b[\w\s]{0,20}\b(?:for|only for) (?:the )?(?:phd|doctoral|masters?|master['’]s|bachelor|selected|some|top|best)\b|\bfull or (?:substantial|partial|part)|less than 50%|(?<!\d)(?:[1-9]\d?)(?:\.\d+)?\s?%|\bpartial(?:ly)?\b/i;
const TUITION =
  /\btuition\b|\b(?:university |school |course |programme? |study )?fees?\b|\bstudiengebühren\b|\bmatr[ií]cula\b|\bfrais de (?:scolarité|formation)\b|\bpropinas\b/i;
const NO_TUITION =
  /\b(?:not|no|without|excluding|except)\b[\w\s,]{0,24}\b(?:tuition|fees?)\b|\btuition[\w\s:]{0,12}\b(?:not (?:covered|included)|none)/i;
const LIVING =
  /\b(?:stipends?|living (?:costs?|expenses|allowances?|stipend)|maintenance|subsistence|monthly allowance|allowances?|accommodation|housing|room (?:and|&) board|(?:full )?room, board|lodging|salary|lebenshaltung\w*|unterkunft|manutenci[oó]n|alojamiento|logement|hébergement|alojamento)\b/i;
const NO_LIVING =
  /\bstipend: ?(?:none|not|no\b|n\/a|varies)|\b(?:not cover|no|without|exclud\w+|except)\b[\w\s,]{0,24}\b(?:stipend|living|accommodation|housing|allowance)/i;
const PART =
  /\b(?:waivers?|remission|discounts?|reduction|rebate|subsid(?:y|ies)|reduced|partial|nearly full|half|one[- ]?third|one[- ]?quarter|two[- ]?thirds|full or substantial|teilstipendium|beca parcial|bourse partielle|bolsa parcial)\b|%/i;
const FREE_TUITION_PART =
  /\b(?:partial|some|part of|reduction|reduced|discount|half|one[- ]?third|subsid|contribution|towards?|(?<!\d)\d{1,2}\s?%)/i;

/**
 * How much of the cost an award covers, by its wording. `full`: it says fully funded, full scholarship or ride, all costs,
 * or pays tuition and living both. `partial`: tuition alone (also "full tuition"), living alone beside no amount, a waiver,
 * a percentage, a discount. `amount`: a sum of money and no such words. Else `unknown`.
 */
export function fundingKind(text: string, hasAmount: boolean): FundingKind {
  if (!hasAmount && /^\W*\d+\s?%\s+(?:employment|position|workload)/i.test(text)) return 'unknown';
  const tuition = TUITION.test(text) && !NO_TUITION.test(text);
  const living = LIVING.test(text) && !NO_LIVING.test(text);
  const shortened = LESS_THAN_FULL.test(text);
  if (FULL.test(text) && !shortened) return 'full';
  if (tuition && living && !shortened && !FREE_TUITION_PART.test(text)) return 'full';
  if (hasAmount && !/%/.test(text)) return 'amount';
  if (tuition || PART.test(text) || FULL.test(text)) return 'partial';
  if (hasAmount) return 'amount';
  return living ? 'partial' : 'unknown';
}
