import type { MatchingJobResponse } from '@laurel/contract';

interface PollDependencies {
  ask: (signal: AbortSignal) => Promise<MatchingJobResponse>;
  isGone: (failure: unknown) => boolean;
  onStatus: (answer: MatchingJobResponse) => void;
  onGone: () => void;
  everyMs: number;
}

const isOver = ({ status }: MatchingJobResponse) => status === 'completed' || status === 'failed';

/**
 * Asks for a job's status at once and then every `everyMs` until the job is over or gone. A question that got no answer
 * is asked again in its turn. @returns stops it
 */
export const pollJob = ({ ask, isGone, onStatus, onGone, everyMs }: PollDependencies): (() => void) => {
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turn = async () => {
    try {
      const answer = await ask(stopping.signal);
      if (stopping.signal.aborted) return;
      onStatus(answer);
      if (isOver(answer)) return;
    } catch (failure) {
      if (stopping.signal.aborted) return;
      if (isGone(failure)) return onGone();
    }
    timer = setTimeout(() => void turn(), everyMs);
  };

  void turn();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
};
