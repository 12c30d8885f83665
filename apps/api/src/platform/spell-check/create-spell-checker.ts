import { Worker } from 'node:worker_threads';
import type { Dialect, Lint, SpellCheckResult } from '@laurel/critique';
import type { PieceChecker } from './check-in-pieces.ts';
import type { Piece } from './cut-text.ts';
import type { LintReply, LintRequest } from './harper-worker.ts';

type ThreadTrouble = 'deadline' | 'crash' | 'failed' | 'not-started';
type Answer = { lints: Lint[]; checked: number } | 'unavailable';

/** One worker thread that is replaced whenever it hangs, dies or reports a failure. One request at a time. */
class HarperThread {
  readonly #url: URL;
  readonly #onTrouble: (trouble: ThreadTrouble, detail?: string) => void;
  #worker: Worker | undefined;
  #ready: Promise<boolean> = Promise.resolve(false);
  #answer: ((answer: Answer) => void) | undefined;
  #serial = 0;

  constructor(url: URL, onTrouble: (trouble: ThreadTrouble, detail?: string) => void) {
    this.#url = url;
    this.#onTrouble = onTrouble;
  }

  /** Whether there is a worker, ready or not. */
  get alive(): boolean {
    return this.#worker !== undefined;
  }

  /** Starts a worker if none lives. @returns whether one is ready to lint */
  ready(): Promise<boolean> {
    if (!this.#worker) this.#ready = this.#spawn();
    return this.#ready;
  }

  /** @param budgetMs after which no further piece is begun @param deadlineMs after which the worker is ended */
  async lint(pieces: Piece[], dialect: Dialect, budgetMs: number, deadlineMs: number): Promise<Answer> {
    if (!(await this.ready())) return 'unavailable';
    this.#serial += 1;
    const request: LintRequest = { id: this.#serial, pieces, dialect, budgetMs };
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#replace('deadline'), deadlineMs);
      this.#answer = (answer) => {
        clearTimeout(timer);
        this.#answer = undefined;
        resolve(answer);
      };
      this.#worker?.postMessage(request);
    });
  }

  async end(): Promise<void> {
    const worker = this.#discard();
    this.#answer?.('unavailable');
    await worker?.terminate();
  }

  #spawn(): Promise<boolean> {
    const worker = new Worker(this.#url);
    this.#worker = worker;
    // The thread alone never keeps the process alive.
    worker.unref();
    return new Promise((resolve) => {
      let started = false;
      const onEnd = (detail: string): void => {
        resolve(false);
        if (this.#worker === worker) this.#replace(started ? 'crash' : 'not-started', detail);
      };
      worker.on('error', (error) => onEnd(String(error)));
      worker.on('exit', (code) => onEnd(`exit code ${code}`));
      worker.on('message', (reply: LintReply) => {
        if (this.#worker !== worker) return;
        if ('ready' in reply) {
          started = true;
          resolve(true);
        } else this.#receive(reply);
      });
    });
  }

  #receive(reply: Exclude<LintReply, { ready: true }>): void {
    if (reply.id !== this.#serial) return;
    // A panic leaves the checker poisoned for every later text.
    if ('failed' in reply) this.#replace('failed', reply.failed);
    else this.#answer?.({ lints: reply.lints, checked: reply.checked });
  }

  /** Ends the worker and, unless it never started, begins to start the next one at once. */
  #replace(trouble: ThreadTrouble, detail?: string): void {
    this.#onTrouble(trouble, detail);
    const ended = this.#discard();
    ended?.terminate().catch((error: unknown) => this.#onTrouble('crash', String(error)));
    this.#answer?.('unavailable');
    if (trouble !== 'not-started') void this.ready();
  }

  #discard(): Worker | undefined {
    const worker = this.#worker;
    this.#worker = undefined;
    return worker;
  }
}

export interface SpellCheckerOptions {
  /** Milliseconds for one essay; what is not looked at by then is reported as unchecked. */
  budgetMs?: number;
  /** Milliseconds after which the worker counts as hung: it is ended and another one started. */
  deadlineMs?: number;
  /** Milliseconds an essay may wait for its turn, the worker's start included. */
  waitMs?: number;
  /** Milliseconds without an essay after which the worker is ended: it takes some 250 MB. */
  idleMs?: number;
  /** Essays that may wait; the next one is answered `unavailable` at once. */
  queueLimit?: number;
  /** Told of everything that cost an answer; never of the text. */
  onTrouble?: (trouble: ThreadTrouble | 'queue-full' | 'waited-too-long', detail?: string) => void;
  /** The worker's file; tests put a fake here. */
  workerUrl?: URL;
}

export interface WorkerSpellChecker extends PieceChecker {
  /** Starts and warms the worker in the background; without it the first check does. Resolves when it is warm. */
  start(): Promise<void>;
  /** Starts and warms a worker unless there is one: an essay is likely soon. */
  wake(): void;
  /** Ends the worker; what waits is answered `unavailable`. */
  stop(): Promise<void>;
}

type Outcome = SpellCheckResult | 'unavailable';
interface Job {
  pieces: Piece[];
  dialect: Dialect;
  settle(outcome: Outcome): void;
  timer: NodeJS.Timeout;
}

const DEFAULTS = {
  budgetMs: 1_600,
  deadlineMs: 2_500,
  waitMs: 6_000,
  idleMs: 120_000,
  queueLimit: 32,
  workerUrl: new URL('./harper-worker.ts', import.meta.url),
};
/** The first hopeless word makes the checker build a table, which takes it about 2 s once. */
const WARM_UP: Piece[] = [{ offset: 0, text: 'The zqxkvbnm of becaese.' }];
const WARM_UP_MS = 20_000;

/**
 * Spelling and grammar by harper.js in one worker thread, one essay at a time. A text that hangs or breaks the checker costs
 * its own answer only: the thread is ended and the next essay meets a fresh one.
 *
 *   check -> waiting -(thread idle)-> thread.lint -> lints | unavailable -> next
 */
export const createSpellChecker = (options: SpellCheckerOptions = {}): WorkerSpellChecker => {
  return new QueuedSpellChecker({ ...DEFAULTS, onTrouble: () => undefined, ...options });
};

/** For a machine whose memory has no room for the worker: every essay is answered without its spelling. */
export const noSpellChecker: WorkerSpellChecker = {
  check: async () => 'unavailable',
  start: async () => undefined,
  wake: () => undefined,
  stop: async () => undefined,
};

class QueuedSpellChecker implements WorkerSpellChecker {
  readonly #options: Required<SpellCheckerOptions>;
  readonly #thread: HarperThread;
  readonly #waiting: Job[] = [];
  #busy = false;
  #stopped = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: Required<SpellCheckerOptions>) {
    this.#options = options;
    this.#thread = new HarperThread(options.workerUrl, options.onTrouble);
  }

  async start(): Promise<void> {
    this.#stopped = false;
    await this.#run(() => this.#thread.lint(WARM_UP, 'american', WARM_UP_MS, WARM_UP_MS));
  }

  wake(): void {
    if (!this.#stopped && !this.#busy && !this.#thread.alive) void this.start();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#idle);
    for (const job of this.#waiting.splice(0)) this.#settle(job, 'unavailable');
    await this.#thread.end();
  }

  check(pieces: Piece[], { dialect }: { dialect: Dialect }): Promise<Outcome> {
    const { onTrouble, queueLimit, waitMs } = this.#options;
    if (this.#stopped) return Promise.resolve('unavailable');
    if (this.#waiting.length >= queueLimit) {
      onTrouble('queue-full');
      return Promise.resolve('unavailable');
    }
    return new Promise((settle) => {
      const job: Job = { pieces, dialect, settle, timer: setTimeout(() => this.#giveUp(job), waitMs) };
      this.#waiting.push(job);
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy || this.#stopped || this.#waiting.length === 0) return;
    void this.#run(async () => {
      // The thread may take its time to start; the essay that waits for it may have given up by then.
      await this.#thread.ready();
      const job = this.#waiting.shift();
      if (!job) return;
      clearTimeout(job.timer);
      const { budgetMs, deadlineMs } = this.#options;
      const reply = await this.#thread.lint(job.pieces, job.dialect, budgetMs, deadlineMs);
      this.#settle(job, reply === 'unavailable' ? reply : toResult(job.pieces, reply));
    });
  }

  async #run(work: () => Promise<unknown>): Promise<void> {
    this.#busy = true;
    clearTimeout(this.#idle);
    await work();
    this.#busy = false;
    this.#idle = setTimeout(() => void this.#thread.end(), this.#options.idleMs).unref();
    this.#next();
  }

  #giveUp(job: Job): void {
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    this.#options.onTrouble('waited-too-long');
    job.settle('unavailable');
  }

  #settle(job: Job, outcome: Outcome): void {
    clearTimeout(job.timer);
    job.settle(outcome);
  }
}

const toResult = (
  pieces: Piece[],
  { lints, checked }: { lints: SpellCheckResult['lints']; checked: number },
): Outcome => {
  const unchecked = pieces[checked];
  if (unchecked && checked === 0) return 'unavailable';
  return unchecked ? { lints, checkedTo: unchecked.offset } : { lints };
};
