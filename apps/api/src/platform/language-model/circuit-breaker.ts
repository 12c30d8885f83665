import type { Clock } from '../clock.ts';

export interface CircuitBreaker {
  /** Whether a call may go out now. While the circuit is open one probe may, once the pause is over. */
  admit(): boolean;
  /** Reports the outcome of an admitted call; `none` says nothing about the provider's health. */
  report(outcome: 'success' | 'failure' | 'none'): void;
  /** Whether the circuit is open: calls are refused without asking the provider. */
  isOpen(): boolean;
}

/**
 * A circuit breaker: after repeated failures the provider gets no calls for a while.
 * @param failures how many in a row open the circuit
 * @param pauseMs how long it stays open before a probe
 */
export const createCircuitBreaker = (
  clock: Clock,
  { failures, pauseMs }: { failures: number; pauseMs: number },
): CircuitBreaker => {
  let inARow = 0;
  let openUntil: number | undefined;
  let probing = false;
  return {
    isOpen: () => openUntil !== undefined,
    admit: () => {
      if (openUntil === undefined) return true;
      if (probing || clock.now().getTime() < openUntil) return false;
      probing = true;
      return true;
    },
    report: (outcome) => {
      probing = false;
      if (outcome === 'none') return;
      inARow = outcome === 'success' ? 0 : inARow + 1;
      openUntil = inARow >= failures ? clock.now().getTime() + pauseMs : undefined;
    },
  };
};
