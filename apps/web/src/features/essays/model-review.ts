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

/** The note about the model review; '' when it failed or found nothing, because the feedback is complete without it. */
export const modelReviewNote = (state: ModelReviewState | undefined): string => {
  if (state === 'under_way')
    return 'A second, deeper reading is under way. It will join this feedback by itself.';
  return state === 'added' ? 'A second, deeper reading by a language model has joined this feedback.' : '';
};

/** The `check` of items that come from the model review. */
const MODEL_REVIEW_CHECK = 'deeper-reading';

export const isFromModelReview = ({ check }: { check?: string | undefined }): boolean =>
  check === MODEL_REVIEW_CHECK;
