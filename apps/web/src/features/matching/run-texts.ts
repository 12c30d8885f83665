export const ESTIMATED_TIME_DEFAULT = '2-3 minutes';
/** Between two questions for a job's status. */
export const POLL_MS = 3000;
/** How long 'Matches Ready!' stands before the matches take its place. */
export const READY_MS = 150;

/** Texts of a matching run (specification section 8). */
export const RUN_TEXTS = {
  loadFailed: 'Failed to load scholarship matches. Please try again.',
  startFailed: 'Failed to start matching',
  startBroke: 'Failed to start matching process',
  expired: 'Request expired. Please try again.',
  failed: 'Matching process failed',
  tryAgain: 'Something went wrong. Please try again.',
  regenerateFailed: 'Failed to regenerate matches. Please try again.',
} as const;
