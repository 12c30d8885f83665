import type { ScholarshipRecord, ScholarshipWarning, WarningKind } from '@laurel/domain';
import { isAggregatorHost, isGenericHost } from '../aggregator-hosts.ts';
import { FRENCH_WARNING_RULES } from './french-warning-rules.ts';
import { GERMAN_WARNING_RULES } from './german-warning-rules.ts';
import { sentencesOf } from './sentences.ts';
import { SPANISH_WARNING_RULES } from './spanish-warning-rules.ts';
import { WARNING_RULES, type WarningRule } from './warning-rules.ts';
import { ABBREVIATION, INSTITUTION } from './warnings.generated.ts';

const RULES: readonly WarningRule[] = [
  ...WARNING_RULES,
  ...GERMAN_WARNING_RULES,
  ...FRENCH_WARNING_RULES,
  ...SPANISH_WARNING_RULES,
];

/** Names of organisers and places say nothing of an award. */
const NAMES = new Set(['provider', 'location', 'host_country']);
/** What the award pays; a fee that stands there is paid for. */
const PAID_FOR = new Set(['coverage_text', 'amount_text', 'awards_text', 'benefits']);
/** Enough for a student to judge; the quote stays literal. */
const MAX_QUOTE = 240;

/**
 * What the words of a record warn of, each kind once with the first sentence that says it, in the order of the rules. A
 * sentence that denies a thing ("no application fee") says nothing of it.
 */
export const screenRecord = (record: ScholarshipRecord): ScholarshipWarning[] => {
  const found = new Map<WarningKind, ScholarshipWarning>();
  const sentences = Object.entries(record.texts).flatMap(([field, text]) =>
    NAMES.has(field) ? [] : sentencesOf(text).map((sentence) => ({ field, sentence })),
  );
  for (const rule of RULES) {
    if (found.has(rule.kind)) continue;
    const said = sentences.find(({ field, sentence }) => applies(rule, field, sentence));
    if (said)
      found.set(rule.kind, { kind: rule.kind, field: said.field, quote: quoteOf(rule, said.sentence) });
  }
  if (hasNoOrganiser(record)) found.set('no-organiser', { kind: 'no-organiser' });
  return [...found.values()];
};

const applies = ({ kind, says, unless, only }: WarningRule, field: string, sentence: string): boolean => {
  if (only !== undefined && only !== field) return false;
  if (kind === 'application-fee' && PAID_FOR.has(field)) return false;
  return says.test(sentence) && unless?.test(sentence) !== true;
};

/** The sentence, or so many words of a long one that the wording stands among them. */
const quoteOf = ({ says }: WarningRule, sentence: string): string => {
  if (sentence.length <= MAX_QUOTE) return sentence;
  const { index = 0, 0: said } = sentence.match(says) ?? [''];
  const before = sentence.slice(Math.max(0, index - MAX_QUOTE / 4), index);
  const lead = index > before.length ? before.replace(/^\S*\s?/, '') : before;
  const start = index - lead.length;
  const end = Math.max(start + MAX_QUOTE, index + said.length);
  const rest = sentence.slice(start, end);
  return (end < sentence.length && said.length < MAX_QUOTE / 2 ? rest.replace(/\s\S*$/, '') : rest).trim();
};

/** Nobody is named, the title included, and the link leads to nobody's own site either. */
const hasNoOrganiser = ({ organization, title, link }: ScholarshipRecord): boolean => {
  if (organization.trim() !== '' || INSTITUTION.test(title) || namesByAbbreviation(title)) return false;
  if (link === '' || !URL.canParse(link)) return true;
  const { hostname } = new URL(link);
  return isAggregatorHost(hostname) || isGenericHost(hostname);
};

/** In a title that is all capitals nothing stands out. */
const namesByAbbreviation = (title: string): boolean => {
  return title !== title.toUpperCase() && ABBREVIATION.test(title);
};

/** Each of these is enough to hold a record back: no honest award works like that, or it is a game of chance. */
const HOLDING: ReadonlySet<WarningKind> = new Set(['draw', 'guaranteed', 'payment-details']);

/**
 * Whether a record is left out of matches and lists unless asked for: a draw, or suspicious. Suspicious is one warning of
 * the gravest kinds, or any two. What a keeper has looked at holds nothing back.
 */
export const isHeldBack = ({
  warnings = [],
  screened = [],
}: Pick<ScholarshipRecord, 'warnings' | 'screened'>): boolean => {
  const unseen = warnings.filter(({ kind }) => !screened.includes(kind));
  return unseen.length > 1 || unseen.some(({ kind }) => HOLDING.has(kind));
};

/** The record with what the screen finds; without the key when nothing is found. */
export const withWarnings = (record: ScholarshipRecord): ScholarshipRecord => {
  const warnings = screenRecord(record);
  return warnings.length === 0 ? record : { ...record, warnings };
};
