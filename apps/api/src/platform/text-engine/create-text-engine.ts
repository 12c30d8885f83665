import { MessageChannel, type MessagePort, type TransferListItem } from 'node:worker_threads';
import type { OwnSource } from '@laurel/catalogue/own';
import type {
  AskedText,
  Critique,
  CritiqueInput,
  ModelReading,
  PromptGroup,
  ReaderBrief,
  ReviewedCritique,
} from '@laurel/critique';
import type { OwnListing, ScholarshipRecord } from '@laurel/domain';
import Tinypool from 'tinypool';
import { AppError } from '../http/app-error.ts';
import type { PieceChecker } from '../spell-check/index.ts';
import type { SpellReply, SpellRequest, TopicFit } from './text-worker.ts';

/**
 * Reads texts in a worker thread, because a long or hostile one costs up to seconds of processor time. The thread starts with the first
 * text and ends when none has come for a while. Every call throws AppError unavailable when its deadline passes, its thread dies or too many
 * texts wait.
 */
export interface TextEngine {
  critique(input: CritiqueInput): Promise<Critique>;
  /** What a language model needs to know of an essay before it reads it. */
  brief(input: CritiqueInput, critique: Critique): Promise<ReaderBrief>;
  /** The critique as the language model read the essay, as far as the guards let it. */
  review(
    input: CritiqueInput,
    critique: Critique,
    reading: ModelReading,
    model: string,
  ): Promise<ReviewedCritique>;
  /** How far a draft answers each topic. @param topics `TOPICS_AT_ONCE` at most */
  fit(text: string, topics: readonly string[]): Promise<TopicFit>;
  /** Puts together what one essay can answer. */
  group(texts: readonly AskedText[]): Promise<PromptGroup[]>;
  disclosesDanger(text: string): Promise<boolean>;
  /** Reads a scholarship that a student gave, as text or as a page. */
  readOwn(id: string, source: OwnSource): Promise<{ listing: OwnListing; record: ScholarshipRecord }>;
  /** Reads it again from what the student corrected. */
  rereadOwn(id: string, listing: OwnListing): Promise<{ record: ScholarshipRecord }>;
  /** Milliseconds that a call waits for a critique. Then whoever called is asked to come again, and the critique goes on. */
  readonly answerMs: number;
  stop(): Promise<void>;
}

interface Options {
  spellChecker: PieceChecker;
  /** Milliseconds of processor time for one text, the wait for its turn included. */
  deadlineMs?: number;
  /** Milliseconds more for the first text of its kind in a thread, which has its reader loaded. */
  loadingMs?: number;
  answerMs?: number;
  /** By the clock a text may take so many times its processor time. */
  patience?: number;
  /** Milliseconds of processor time that this process has used. */
  spent?: () => number;
  /** Called with the reason of every answer that could not be given; never with the text. */
  onTrouble?: (reason: string) => void;
  /** The worker's file; tests put a fake here. */
  workerUrl?: URL;
}

/** `promptFit` reads no more; the text is read once for so many. */
export const TOPICS_AT_ONCE = 8;

const DEADLINE_MS = 8_000;
/** Added for a critique: the spell checker has an essay wait for at most six seconds, and works on it for less than three. */
const SPELLING_MS = 9_000;
/** On a small or busy machine loading takes longer than reading; a thread that is ended over it would be loaded anew for each text. */
const LOADING_MS = 12_000;
/** Shorter than idle connections stay open. */
const ANSWER_MS = 25_000;
/** On a busy machine a text that is slow by the clock does not hang: it gets its processor time, up to so many times later. */
const PATIENCE = 4;
const IDLE_MS = 60_000;
/** Texts that may wait; the next one is refused at once. */
const MAX_WAITING = 64;
const RETRY_AFTER_SECONDS = 5;

const LOOK_MS = 50;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Limits {
  /** Of processor time. */
  workMs: number;
  /** By the clock. */
  longestMs: number;
}

/** Aborted once the work has taken what it may. `clear` when it is done. */
const limitWork = ({ workMs, longestMs }: Limits, spent: () => number) => {
  const ending = new AbortController();
  const [begun, spentBefore] = [performance.now(), spent()];
  const look = (): void => {
    const left = Math.min(workMs + spentBefore - spent(), longestMs + begun - performance.now());
    if (left <= 0) ending.abort();
    else timer = setTimeout(look, Math.max(left, LOOK_MS)).unref();
  };
  let timer = setTimeout(look, workMs).unref();
  return { signal: ending.signal, clear: () => clearTimeout(timer) };
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'error');

export const createTextEngine = ({
  spellChecker,
  deadlineMs = DEADLINE_MS,
  loadingMs = LOADING_MS,
  answerMs = ANSWER_MS,
  patience = PATIENCE,
  spent = processorMs,
  onTrouble = () => undefined,
  workerUrl = new URL('./text-worker.ts', import.meta.url),
}: Options): TextEngine => {
  const pool = new Tinypool({
    filename: workerUrl.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING,
    // A thread that waits for work in `Atomics.wait` would not hear the answer of the spell checker.
    useAtomics: false,
  });

  /** What the thread has read, so that nothing is left to load for it. */
  const loaded = new Set<string>();
  const timeToLoad = (name: string): number => {
    if (pool.threads.length === 0) loaded.clear();
    return loaded.has(name) ? 0 : loadingMs;
  };

  const run = async <T>(
    name: string,
    task: unknown,
    { transferList = [], moreMs = 0 }: { transferList?: TransferListItem[]; moreMs?: number } = {},
  ): Promise<T> => {
    const workMs = deadlineMs + moreMs + timeToLoad(name);
    const limit = limitWork({ workMs, longestMs: workMs * patience }, spent);
    try {
      const answer: T = await pool.run(task, { name, transferList, signal: limit.signal });
      loaded.add(name);
      return answer;
    } catch (error) {
      loaded.clear();
      onTrouble(`${name}: ${reasonOf(error)}`);
      throw new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    } finally {
      limit.clear();
    }
  };

  const answerSpelling = (port: MessagePort): void => {
    port.on('message', ({ pieces, dialect }: SpellRequest) => {
      spellChecker.check(pieces, { dialect }).then(
        (reply) => port.postMessage(reply satisfies SpellReply),
        () => port.postMessage('unavailable' satisfies SpellReply),
      );
    });
  };

  return {
    answerMs,
    critique: async (input) => {
      const { port1, port2 } = new MessageChannel();
      answerSpelling(port1);
      try {
        return await run(
          'critique',
          { input, spelling: port2 },
          { transferList: [port2], moreMs: SPELLING_MS },
        );
      } finally {
        port1.close();
      }
    },
    brief: (input, critique) => run('brief', { input, critique }),
    review: (input, critique, reading, model) => run('review', { input, critique, reading, model }),
    fit: (text, topics) => run('fit', { text, topics }),
    group: (texts) => run('group', texts),
    disclosesDanger: (text) => run('danger', text),
    readOwn: (id, source) => run('readOwn', { id, source }),
    rereadOwn: (id, listing) => run('rereadOwn', { id, listing }),
    stop: () => pool.destroy(),
  };
};
