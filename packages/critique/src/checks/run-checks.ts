import type { FeedbackItem, Location, Severity } from '../critique-result.ts';
import { isSilent } from '../genre.ts';
import type { Reading } from '../reading.ts';
import { emptyPraise, otherScholarship, whyHere } from './award.ts';
import type { Check, Finding } from './check.ts';
import { innerContradiction, profileContradiction } from './contradictions.ts';
import {
  missingResult,
  needWithoutFigures,
  sharedCredit,
  thinEvidence,
  unprovedClaim,
  whoseStory,
} from './evidence.ts';
import { bareGoal, vagueGoal } from './goals.ts';
import { otherHost } from './other-host.ts';
import { praiseMoment } from './praise.ts';
import { promptParts } from './prompt.ts';
import { proposalParts } from './proposal.ts';
import { borrowedLesson } from './reflection.ts';
import { connectors, longSentence } from './sentences.ts';
import { grammar, punctuation, spelling } from './spelling.ts';
import { closing, listLike, opening, paragraphs, repeatedIdea } from './structure.ts';
import { languageNotice, length, placeholder, spellCheckUnavailable } from './whole-draft.ts';
import {
  adjectiveString,
  borrowedQuotation,
  cliche,
  copiedLine,
  filler,
  intensifiers,
  pleading,
} from './wording.ts';

/** Every check, in the order in which equal weights are shown. */
export const CHECKS: readonly Check[] = [
  promptParts,
  proposalParts,
  whyHere,
  unprovedClaim,
  thinEvidence,
  listLike,
  vagueGoal,
  bareGoal,
  missingResult,
  whoseStory,
  needWithoutFigures,
  borrowedLesson,
  otherScholarship,
  otherHost,
  profileContradiction,
  innerContradiction,
  placeholder,
  length,
  opening,
  closing,
  paragraphs,
  repeatedIdea,
  sharedCredit,
  emptyPraise,
  copiedLine,
  borrowedQuotation,
  adjectiveString,
  cliche,
  pleading,
  connectors,
  longSentence,
  intensifiers,
  filler,
  spelling,
  grammar,
  punctuation,
  praiseMoment,
  languageNotice,
  spellCheckUnavailable,
];

/** An item with its weight, for ranking. */
export interface WeighedItem {
  item: FeedbackItem;
  weight: number;
  /** Equal for the same advice in two drafts. */
  key: string;
}

/** All findings of all checks, in the order of `CHECKS`. */
export const runChecks = (reading: Reading): WeighedItem[] => {
  const speaking = CHECKS.filter(
    ({ id, languages }) => (languages === 'any' || reading.english) && !isSilent(id, reading),
  );
  return speaking.flatMap((check) =>
    check.find(reading).flatMap((finding) => {
      const weighed = toItem(check, finding, reading.input.text);
      const item = reading.guard.keep(weighed.item);
      return item ? [{ ...weighed, item }] : [];
    }),
  );
};

const severityOf = (weight: number): Severity => (weight >= 75 ? 'high' : weight >= 45 ? 'medium' : 'low');

const toItem = (check: Check, finding: Finding, text: string): WeighedItem => {
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
};

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 120);
