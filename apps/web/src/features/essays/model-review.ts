import type { EssayFeedback } from '@laurel/contract';

export type DeeperState = NonNullable<EssayFeedback['deeper']>;

const SOON_MS = 3_000;
const LATER_MS = 15_000;
/** Looks at the short distance, and in all: after about four minutes the page is left as it is. */
const SOON = 10;
const MOST = 24;

/**
 * When to look for the deeper reading again, in milliseconds; false: not any more.
 * @param looks how often the essay has been read so far
 */
export const nextLookMs = (state: DeeperState | undefined, looks: number): number | false => {
  if (state !== 'under_way' || looks >= MOST) return false;
  return looks < SOON ? SOON_MS : LATER_MS;
};

/** What is said of it; nothing where it failed or found nothing: the feedback is complete without. */
export const deeperNote = (state: DeeperState | undefined): string => {
  if (state === 'under_way')
    return 'A second, deeper reading is under way. It will join this feedback by itself.';
  return state === 'added' ? 'A second, deeper reading by a language model has joined this feedback.' : '';
};

/** The check that its items carry. */
const DEEPER_CHECK = 'deeper-reading';

export const isDeeper = ({ check }: { check?: string | undefined }): boolean => check === DEEPER_CHECK;
