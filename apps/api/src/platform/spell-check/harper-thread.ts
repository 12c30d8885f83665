import { Worker } from 'node:worker_threads';
import type { Dialect, Lint } from '@laurel/critique';
import type { Piece } from './cut-text.ts';
import type { LintReply, LintRequest } from './harper-worker.ts';

export type ThreadTrouble = 'deadline' | 'crash' | 'failed' | 'not-started';
type Answer = { lints: Lint[]; checked: number } | 'unavailable';

/** One worker thread that is replaced whenever it hangs, dies or reports a failure. One request at a time. */
export class HarperThread {
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
