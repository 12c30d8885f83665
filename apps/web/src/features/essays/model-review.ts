import type { EssayFeedback } from '@laurel/contract';

export type ModelReviewState = NonNullable<EssayFeedback['deeper']>;

const SOON_MS = 3_000;
const LATER_MS = 15_000;
/** Number of polls at the short interval, and in total: after about four minutes polling stops. */
const SOON_POLLS = 10;
const MAX_POLLS = 24;

/**
 * Milliseconds until the next poll for the model review; false to stop.
 * @param polls how often the essay has been loaded so far
 */
export const nextPollMs = (state: ModelReviewState | undefined, polls: number): number | false => {
  if (state !== 'under_way' || polls >= MAX_POLLS) return false;
  return polls < SOON_POLLS ? SOON_MS : LATER_MS;
};

/** What each pass does, in order. */
const STEPS = ['looking up what was asked', 'weighing what matters most', 'checking each sentence'] as const;

/** The note about the model review; '' when it failed or found nothing, because the feedback is complete without it. */
export const modelReviewNote = (state: ModelReviewState | undefined, step?: number): string => {
  if (state === 'under_way') {
    const now = STEPS[(step ?? 0) - 1];
    return `A second, deeper reading is under way${now ? `: step ${step} of ${STEPS.length}, ${now}` : ''}. It will join this feedback by itself.`;
  }
  if (state === 'over_budget')
    return 'You have used your readings by the language model for today. Our rules have read this draft as always.';
  return state === 'added' ? 'A second, deeper reading by a language model has joined this feedback.' : '';
};

/** The `check` of items that come from the model review. */
const MODEL_REVIEW_CHECK = 'deeper-reading';

export const isFromModelReview = ({ check }: { check?: string | undefined }): boolean =>
  check === MODEL_REVIEW_CHECK;
