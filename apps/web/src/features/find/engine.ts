import type { Student } from '@laurel/domain';
import type { AwardAnswer, MatchAnswer } from '@laurel/matching';
import { trustedScript } from '../../lib/browser/trusted-types.ts';
import type { FromEngine, ToEngine } from './engine-messages.ts';
import workerAddress from './engine-worker.ts?worker&url';

/** Names the newest file of the catalogue, and its size once unpacked. */
const CURRENT = '/catalogue/current.json';

/** How far the engine is. `stale`: only a reload of the page helps, since the server has moved on. */
export type EngineState =
  | { phase: 'idle' }
  /** Bytes of the catalogue, as far as they are known. */
  | { phase: 'loading'; loaded: number; total: number }
  | { phase: 'ready'; awards: number }
  | { phase: 'failed'; why: 'loading' | 'stale' };

interface Described {
  file: string;
  bytes: number;
}

const fetched = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
};

/** Reads a body, telling how many bytes are there. */
const readBody = async (response: Response, onBytes: (loaded: number) => void): Promise<ArrayBuffer> => {
  if (!response.body) return response.arrayBuffer();
  const parts: Uint8Array[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    loaded += step.value.length;
    onBytes(loaded);
  }
  return new Blob(parts as BlobPart[]).arrayBuffer();
};

interface Waiting<T> {
  resolve: (answer: T) => void;
  reject: (reason: Error) => void;
}

/** The matching engine in a worker of its own. Nothing of a student leaves the browser: it fetches two files that are the same for everybody. */
export const createEngine = () => {
  let state: EngineState = { phase: 'idle' };
  let worker: Worker | undefined;
  let lastId = 0;
  const watchers = new Set<() => void>();
  const waiting = new Map<number, Waiting<FromEngine>>();
  let preparing: Waiting<string[]> | undefined;

  const show = (next: EngineState): void => {
    state = next;
    for (const changed of watchers) changed();
  };
  const send = (message: ToEngine, transfer: Transferable[] = []) => worker?.postMessage(message, transfer);

  const stop = (why: 'loading' | 'stale'): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    preparing?.reject(new Error(why));
    show({ phase: 'failed', why });
  };

  const hear = (message: FromEngine) => {
    if (message.kind === 'ready') return show({ phase: 'ready', awards: message.awards });
    if (message.kind === 'stale') return stop('stale');
    if (message.kind === 'prepared') {
      if (message.files) preparing?.resolve(message.files);
      else preparing?.reject(new Error('the names of fields could not be loaded'));
      return;
    }
    if (message.kind === 'failed' && message.id === undefined) return stop('loading');
    const one = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.kind === 'answer' || message.kind === 'award') one?.resolve(message);
    else one?.reject(new Error('the engine could not answer'));
  };

  const start = async (): Promise<void> => {
    show({ phase: 'loading', loaded: 0, total: 0 });
    try {
      // Its script is fetched while the catalogue is.
      const mine = new Worker(trustedScript(workerAddress), { type: 'module' });
      worker = mine;
      mine.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => hear(data));
      mine.addEventListener('error', () => worker === mine && stop('loading'));
      const { file, bytes: total } = (await (await fetched(CURRENT)).json()) as Described;
      const bytes = await readBody(await fetched(file), (loaded) =>
        show({ phase: 'loading', loaded: Math.min(loaded, total), total }),
      );
      if (worker === mine) send({ kind: 'catalogue', bytes }, [bytes]);
    } catch {
      stop('loading');
    }
  };

  /** Sends a question under a new number. */
  const asked = (question: (id: number) => ToEngine): Promise<FromEngine> => {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      send(question(id));
    });
  };

  return {
    state: () => state,
    watch: (changed: () => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    /** Starts to load, unless it is loading or has loaded. */
    load: (): void => {
      if (state.phase === 'idle' || (state.phase === 'failed' && state.why === 'loading')) void start();
    },
    /** Loads what may be needed without network; only when it is ready. Gives the addresses of what its thread has loaded. */
    prepare: (): Promise<string[]> =>
      new Promise((resolve, reject) => {
        preparing = { resolve, reject };
        send({ kind: 'prepare' });
      }),
    /** Only when it is ready. */
    ask: async (student: Student, today: string): Promise<MatchAnswer> => {
      const said = await asked((id) => ({ kind: 'ask', id, student, today }));
      if (said.kind !== 'answer') throw new Error('the engine answered another question');
      return said.answer;
    },
    /** The verdict on one award; undefined: there is none of this id. Only when it is ready. */
    askAward: async (award: string, student: Student, today: string): Promise<AwardAnswer | undefined> => {
      const said = await asked((id) => ({ kind: 'ask-award', id, award, student, today }));
      if (said.kind !== 'award') throw new Error('the engine answered another question');
      return said.answer;
    },
  };
};

/** One for the page: it outlives a change of the route. */
export const engine = createEngine();
