import type { FeedbackItem, Location, Severity } from '../critique-result.ts';
import type { Reading } from '../reading.ts';
import type { Check, Finding } from './check.ts';
import { CHECKS } from './registry.ts';

/** A finding as an item, with what ranking needs. */
export interface WeighedItem {
  item: FeedbackItem;
  weight: number;
  /** The same for the same advice in another draft. */
  key: string;
}

/** Everything that every check has to say, in the order of the registry. */
export function runChecks(reading: Reading): WeighedItem[] {
  return CHECKS.filter(({ languages }) => languages === 'any' || reading.english).flatMap((check) =>
    check.find(reading).map((finding) => toItem(check, finding, reading.input.text)),
  );
}

const severityOf = (weight: number): Severity => (weight >= 75 ? 'high' : weight >= 45 ? 'medium' : 'low');

function toItem(check: Check, finding: Finding, text: string): WeighedItem {
  const [location, ...more] = finding.at.map(
    ({ start, end }): Location => ({ start, end, quote: text.slice(start, end) }),
  );
  const item: FeedbackItem = {
    check: check.id,
    category: check.category,
    suggestion: finding.suggestion,
    kind: check.kind,
    severity: check.kind === 'praise' ? 'low' : (finding.severity ?? severityOf(finding.weight)),
  };
  if (check.rubric) item.rubric = check.rubric;
  if (location) item.location = location;
  if (more.length > 0) item.more = more;
  if (finding.question) item.question = finding.question;
  return {
    item,
    weight: finding.weight,
    key: `${check.id}:${location ? normal(location.quote) : normal(finding.suggestion)}`,
  };
}

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 120);
