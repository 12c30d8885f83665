import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What Emscripten hands to the calls of a file system; of these, what is used here. */
interface OpenFile {
  nfd: number;
  node: unknown;
}
type Operations = Record<string, (...args: never[]) => unknown>;
interface NodeFiles {
  realPath(node: unknown): string;
  stream_ops: Operations;
  node_ops: Operations;
}
type Module = Parameters<
  NonNullable<Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun']>[number]
>[0];

/** A segment of the write-ahead log. */
const LOG = /[/\\]pg_wal[/\\][0-9A-F]{24}$/;
/** Calls that change something else than the log's bytes. */
const CHANGES = { stream_ops: ['write'], node_ops: ['unlink', 'rename', 'setattr'] } as const;

const flushFile = (file: string): void => {
  const descriptor = fs.openSync(file, 'r+');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
};

const openFile = promisify(fs.open);
const closeFile = promisify(fs.close);
const sync = (descriptor: number) =>
  new Promise<void>((resolve, reject) => {
    fs.fsync(descriptor, (error) => (error ? reject(error) : resolve()));
  });

const flushBeside = async (file: string): Promise<void> => {
  const descriptor = await openFile(file, 'r+');
  try {
    await sync(descriptor);
  } finally {
    await closeFile(descriptor);
  }
};

/**
 * The files of a database folder, forced to the disk where PostgreSQL asks for it; PGlite by itself drops those calls.
 * The log is forced beside this thread, for all statements that wait at once (`settled`), but before anything else is written: what
 * a page says must never be on the disk before the log that explains it.
 */
export class DurableFiles extends NodeFS {
  /** Segments that PostgreSQL wants on the disk and that nobody has begun to force there. */
  readonly #waiting = new Set<string>();
  #underWay: { files: ReadonlySet<string>; done: Promise<void> } | undefined;
  #next: Promise<void> | undefined;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const attach = (module: Module) => this.#attach((module as unknown as { NODEFS: NodeFiles }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), attach] } };
  }

  #attach(files: NodeFiles): void {
    const isLog = (node: unknown) => LOG.test(files.realPath(node));
    files.stream_ops.fsync = ({ nfd, node }: OpenFile) => {
      if (isLog(node)) this.#waiting.add(files.realPath(node));
      else fs.fsyncSync(nfd);
      return 0;
    };
    for (const [group, names] of Object.entries(CHANGES) as [keyof typeof CHANGES, readonly string[]][])
      for (const name of names) {
        const change = files[group][name] as (first: OpenFile, ...rest: unknown[]) => unknown;
        files[group][name] = (first: OpenFile, ...rest: unknown[]) => {
          if (this.#isBehind() && !(group === 'stream_ops' && isLog(first.node))) this.#catchUp();
          return change(first, ...rest);
        };
      }
  }

  #isBehind(): boolean {
    return this.#waiting.size > 0 || this.#underWay !== undefined;
  }

  #catchUp(): void {
    for (const file of new Set([...this.#waiting, ...(this.#underWay?.files ?? [])])) flushFile(file);
    this.#waiting.clear();
  }

  /** Resolves when all that PostgreSQL wanted on the disk so far is there. */
  settled(): Promise<void> {
    if (this.#waiting.size === 0) return this.#underWay?.done ?? Promise.resolve();
    this.#next ??= this.#forceNext(this.#underWay?.done);
    return this.#next;
  }

  async #forceNext(before: Promise<void> | undefined): Promise<void> {
    // Whoever waits for those before is told of their failure.
    await before?.catch(() => undefined);
    this.#next = undefined;
    const files = new Set(this.#waiting);
    this.#waiting.clear();
    const done = Promise.all([...files].map(flushBeside)).then(() => undefined);
    this.#underWay = { files, done };
    try {
      await done;
    } finally {
      this.#underWay = undefined;
    }
  }
}

/** Forces a folder and all below it to the disk: what was unpacked there was written without. */
export const flushTree = async (folder: string): Promise<void> => {
  for (const entry of await fs.promises.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const handle = await fs.promises.open(path.join(entry.parentPath, entry.name), 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
};
