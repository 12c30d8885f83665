import type { Listing } from '@laurel/domain';
import { webLink } from './web-link.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OFFERS = /(?:^|[/#:])(?:Scholarship|MonetaryGrant|Grant|Fellowship)$/;
const PROGRAMME = /(?:^|[/#:])EducationalOccupationalProgram$/;
/** A programme of study is an offer of money only where it says so. */
const FUNDED =
  /\b(?:scholarships?|fellowships?|bursar(?:y|ies)|studentships?|stipends?|grants?|fully[- ]funded)\b/i;
/** More levels than any honest page has. */
const MAX_DEPTH = 12;
const MAX_NODES = 5_000;

/** The scholarships and grants that schema.org data describes, wherever they stand in it. `url`: where it was found, or ''. */
export const readJsonLd = (content: unknown, url: string): Listing[] => {
  return nodesOf(content)
    .filter(isOffer)
    .map((node) => toListing(node, url));
};

const nodesOf = (content: unknown): Json[] => {
  const found: Json[] = [];
  const waiting: { value: unknown; depth: number }[] = [{ value: content, depth: 0 }];
  for (let next = waiting.shift(); next !== undefined && found.length < MAX_NODES; next = waiting.shift()) {
    const { value, depth } = next;
    if (isObject(value)) found.push(value);
    if (depth >= MAX_DEPTH || typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 });
  }
  return found;
};

const isOffer = (node: Json): boolean => {
  const types = [node['@type']].flat().map(String);
  if (textOf(node.name ?? node.headline) === '') return false;
  if (types.some((type) => OFFERS.test(type))) return true;
  const said = `${textOf(node.name)} ${textOf(node.description)} ${textOf(node.programType)}`;
  return types.some((type) => PROGRAMME.test(type)) && FUNDED.test(said);
};

/** A text, a thing's name, or several of them. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (!isObject(value)) return '';
  return textOf(
    value['@value'] ??
      value.name ??
      value.audienceType ??
      value.credentialCategory ??
      value.description ??
      value.value,
  );
};

const amountOf = (value: unknown, currency: unknown): string => {
  if (Array.isArray(value))
    return value
      .map((each) => amountOf(each, currency))
      .filter(Boolean)
      .join('; ');
  if (!isObject(value)) return [textOf(currency), textOf(value)].filter(Boolean).join(' ');
  if (isObject(value.value)) return amountOf(value.value, value.currency ?? currency);
  const { minValue, maxValue } = value;
  const figure = textOf(value.value) || [minValue, maxValue].map(textOf).filter(Boolean).join(' - ');
  if (figure === '') return textOf(value.description);
  return [textOf(value.currency ?? currency), figure, textOf(value.unitText)].filter(Boolean).join(' ');
};

const firstText = (...values: unknown[]): string => values.map(textOf).find((text) => text !== '') ?? '';

const linkOf = (node: Json, url: string): string => {
  const stated = [node.url, node['@id']].flat().find((value) => typeof value === 'string' && value !== '');
  return (typeof stated === 'string' ? webLink(stated, url) : undefined) ?? url;
};

const identifierOf = ({ identifier }: Json): string => {
  const [first] = [identifier].flat();
  return isObject(first) ? textOf(first.value) : textOf(first);
};

const toListing = (node: Json, url: string): Listing => {
  const listing: Listing = {
    id: identifierOf(node),
    title: firstText(node.name, node.headline),
    provider: firstText(node.funder, node.provider, node.sponsor, node.organizer),
    link: linkOf(node, url),
    description: textOf(node.description),
    amount_text: amountOf(node.amount ?? node.amountOffered, node.currency),
    deadline_text: firstText(node.applicationDeadline, node.validThrough, node.endDate),
    eligibility_text: [
      node.eligibility,
      node.eligibilityRequirements,
      node.programPrerequisites,
      node.qualifications,
      node.audience,
    ]
      .map(textOf)
      .filter(Boolean)
      .join('\n'),
    nationality_text: firstText(node.eligibleRegion),
    level: firstText(node.educationalLevel, node.educationLevel, node.educationalCredentialAwarded),
    field: firstText(node.fieldOfStudy, node.occupationalCategory),
    location: firstText(node.location, node.spatialCoverage),
  };
  return Object.fromEntries(Object.entries(listing).filter(([, text]) => text !== ''));
};
