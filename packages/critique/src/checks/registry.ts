import { adjectiveString } from './adjective-string.ts';
import { bareGoal } from './bare-goal.ts';
import { borrowedLesson } from './borrowed-lesson.ts';
import { borrowedQuotation } from './borrowed-quotation.ts';
import type { Check } from './check.ts';
import { cliche } from './cliche.ts';
import { closing } from './closing.ts';
import { connectors } from './connectors.ts';
import { emptyPraise } from './empty-praise.ts';
import { filler } from './filler.ts';
import { innerContradiction } from './inner-contradiction.ts';
import { intensifiers } from './intensifiers.ts';
import { languageNotice } from './language-notice.ts';
import { length } from './length.ts';
import { listLike } from './list-like.ts';
import { longSentence } from './long-sentence.ts';
import { missingGoal } from './missing-goal.ts';
import { missingReflection } from './missing-reflection.ts';
import { missingResult } from './missing-result.ts';
import { needWithoutFigures } from './need-without-figures.ts';
import { opening } from './opening.ts';
import { otherScholarship } from './other-scholarship.ts';
import { paragraphs } from './paragraphs.ts';
import { placeholder } from './placeholder.ts';
import { pleading } from './pleading.ts';
import { praiseGoal } from './praise-goal.ts';
import { praiseMoment } from './praise-moment.ts';
import { praiseOpening } from './praise-opening.ts';
import { praiseProof } from './praise-proof.ts';
import { praiseReflection } from './praise-reflection.ts';
import { profileContradiction } from './profile-contradiction.ts';
import { promptParts } from './prompt-parts.ts';
import { repeatedIdea } from './repeated-idea.ts';
import { repeatedOpenings } from './repeated-openings.ts';
import { sharedCredit } from './shared-credit.ts';
import { spellCheckUnavailable } from './spell-check-unavailable.ts';
import { grammar, punctuation, spelling } from './spelling-groups.ts';
import { thinEvidence } from './thin-evidence.ts';
import { unnamedAward } from './unnamed-award.ts';
import { unprovedClaim } from './unproved-claim.ts';
import { vagueGoal } from './vague-goal.ts';
import { whoseStory } from './whose-story.ts';

/** Every check, in the order in which equal weights are shown. */
export const CHECKS: readonly Check[] = [
  promptParts,
  unprovedClaim,
  thinEvidence,
  listLike,
  vagueGoal,
  bareGoal,
  missingGoal,
  missingResult,
  whoseStory,
  needWithoutFigures,
  missingReflection,
  borrowedLesson,
  otherScholarship,
  profileContradiction,
  innerContradiction,
  placeholder,
  length,
  opening,
  closing,
  paragraphs,
  repeatedIdea,
  sharedCredit,
  unnamedAward,
  emptyPraise,
  borrowedQuotation,
  adjectiveString,
  cliche,
  pleading,
  connectors,
  longSentence,
  repeatedOpenings,
  intensifiers,
  filler,
  spelling,
  grammar,
  punctuation,
  praiseMoment,
  praiseProof,
  praiseReflection,
  praiseGoal,
  praiseOpening,
  languageNotice,
  spellCheckUnavailable,
];
