import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics/index.ts';
import type {
  AttemptAnswer,
  LanguageModel,
  ModelAnswer,
  ModelFailure,
  ModelRequest,
  Transport,
} from './language-model.ts';

interface CircuitBreaker {
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
const createCircuitBreaker = (
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

/** Limits concurrent calls; further ones wait in a queue. */
interface Turns {
  /** @returns releases the turn; undefined when the queue is full or `signal` aborted while waiting */
  enter(signal: AbortSignal): Promise<(() => void) | undefined>;
}

const createTurns = (atOnce: number, mayWait: number): Turns => {
  let running = 0;
  const line: (() => void)[] = [];

  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  const onlyOnce = (): (() => void) => {
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  };

  return {
    enter: (signal) => {
      if (signal.aborted) return Promise.resolve(undefined);
      if (running < atOnce) {
        running += 1;
        return Promise.resolve(onlyOnce());
      }
      if (line.length >= mayWait) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const proceed = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(onlyOnce());
        };
        const giveUp = () => {
          line.splice(line.indexOf(proceed), 1);
          resolve(undefined);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        line.push(proceed);
      });
    },
  };
};

export interface ModelLimits {
  /** Concurrent calls, and how many more may wait. */
  parallel: number;
  waiting: number;
  /** Failures in a row that open the circuit, and for how long. */
  failures: number;
  pauseMs: number;
  /** Wait before the second attempt when the provider names none. */
  retryMs: number;
}

export const MODEL_LIMITS: ModelLimits = {
  parallel: 4,
  waiting: 100,
  failures: 4,
  pauseMs: 30_000,
  retryMs: 400,
};

/** The metrics of calls to the model. */
export type ModelMetrics = Pick<Metrics, 'modelCalls' | 'modelPaused'>;

const PLACES_LOGGED = 4;
/** A line of a stack that holds a place in a file and nothing else of the error. */
const PLACE = /^\s+at (?:.{0,80} )?\(?(?:file:\/\/|node:|\/)[^\s()]{1,200}:\d+:\d+\)?$/;

/** The kind of an error and where it arose, for a keeper. Without its message, which may contain the request. */
const describeError = (error: unknown): { kind: string; code?: string; at?: string[] } => {
  if (!(error instanceof Error)) return { kind: 'unknown' };
  const { name, message, stack = '' } = error;
  const places = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => PLACE.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { kind: name, ...code, at: places.slice(0, PLACES_LOGGED).map((line) => line.trim()) };
};

const failed = (reason: ModelFailure): ModelAnswer<never> => ({ ok: false, reason });

/** Failures that are not the provider's fault: they never open the circuit. */
const NOT_ITS_FAULT: ReadonlySet<ModelFailure> = new Set(['busy', 'aborted']);

/** A signal that aborts when the budget ends, or when the caller or the shutdown cancels the call. */
const openBudget = (ms: number, others: (AbortSignal | undefined)[]) => {
  const controller = new AbortController();
  const endsAt = performance.now() + ms;
  const stop = () => controller.abort('aborted' satisfies ModelFailure);
  const timer = setTimeout(() => controller.abort('late' satisfies ModelFailure), ms);
  for (const other of others) {
    if (other?.aborted) stop();
    other?.addEventListener('abort', stop, { once: true });
  }
  return {
    signal: controller.signal,
    leftMs: () => endsAt - performance.now(),
    why: (): ModelFailure => (controller.signal.reason === 'late' ? 'late' : 'aborted'),
    close: () => {
      clearTimeout(timer);
      for (const other of others) other?.removeEventListener('abort', stop);
    },
  };
};
type Budget = ReturnType<typeof openBudget>;

const isWorthASecondAttempt = <T>(answer: AttemptAnswer<T>) =>
  !answer.ok && (answer.reason === 'limited' || answer.reason === 'unavailable');

/** An answer with the status of the provider's refusal, for the log. */
type Outcome<T> = ModelAnswer<T> | (ModelAnswer<never> & { status?: number });

const callTwiceAtMost = async <T>(
  transport: Transport,
  request: ModelRequest<T>,
  budget: Budget,
  retryMs: number,
): Promise<Outcome<T>> => {
  const attempt = { ...request, signal: budget.signal };
  const first = await transport.attempt(attempt);
  if (first.ok || !isWorthASecondAttempt(first)) return first;
  const wait = first.retryAfterMs ?? retryMs;
  if (wait >= budget.leftMs()) return first;
  await pause(wait, undefined, { signal: budget.signal });
  const second = await transport.attempt(attempt);
  return second;
};

/**
 * Wraps a provider with a time budget for each call, one retry after 429 or 5xx, a circuit breaker and a concurrency limit. Logs hold
 * the name of a call and why it failed, never its texts.
 */
export const guardModel = (
  transport: Transport,
  { clock, logger, metrics }: { clock: Clock; logger: Logger; metrics: ModelMetrics },
  limits: ModelLimits = MODEL_LIMITS,
): LanguageModel => {
  const breaker = createCircuitBreaker(clock, limits);
  const turns = createTurns(limits.parallel, limits.waiting);
  const stopping = new AbortController();

  const inTurn = async <T>(request: ModelRequest<T>, budget: Budget): Promise<Outcome<T>> => {
    const leave = await turns.enter(budget.signal);
    if (!leave) return failed(stopping.signal.aborted || request.signal?.aborted ? 'aborted' : 'busy');
    try {
      return await callTwiceAtMost(transport, request, budget, limits.retryMs);
    } catch (error) {
      if (budget.signal.aborted) return failed(budget.why());
      logger.error({ call: request.name, ...describeError(error) }, 'language model');
      return failed('unavailable');
    } finally {
      leave();
    }
  };

  return {
    model: transport.model,
    generate: async (request) => {
      if (stopping.signal.aborted) return failed('aborted');
      if (!breaker.admit()) {
        metrics.modelCalls.inc({ call: request.name, outcome: 'paused' });
        return failed('paused');
      }
      const budget = openBudget(request.budgetMs, [request.signal, stopping.signal]);
      const answer = await inTurn(request, budget);
      budget.close();
      metrics.modelCalls.inc({ call: request.name, outcome: answer.ok ? 'answered' : answer.reason });
      breaker.report(answer.ok ? 'success' : NOT_ITS_FAULT.has(answer.reason) ? 'none' : 'failure');
      metrics.modelPaused.set(breaker.isOpen() ? 1 : 0);
      if (answer.ok) return answer;
      const status = 'status' in answer && answer.status !== undefined ? { status: answer.status } : {};
      logger.warn({ call: request.name, reason: answer.reason, ...status }, 'language model gave no answer');
      return failed(answer.reason);
    },
    stop: () => stopping.abort(),
  };
};
