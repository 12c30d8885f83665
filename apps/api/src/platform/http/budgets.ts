import { AppError } from './app-error.ts';

interface Size {
  /** Milliseconds of the main thread that can be spent at once. */
  burst: number;
  /** Milliseconds regained in a second. */
  perSecond: number;
}

/** A student has a tenth of a processor; an hour of eager clicking stays below it. */
export const STUDENT_BUDGET: Size = { burst: 10_000, perSecond: 100 };
/** Calls without a signed-in student: a lecture hall behind one address signs up and in within minutes. */
export const ADDRESS_BUDGET: Size = { burst: 30_000, perSecond: 200 };

/** The budget of as many clients together. */
export const times = ({ burst, perSecond }: Size, clients: number): Size => ({
  burst: burst * clients,
  perSecond: perSecond * clients,
});

/** Clients that are remembered; the one that was quiet for longest is forgotten first. */
const MAX_CLIENTS = 50_000;

/**
 * Token buckets in the memory of this process, whose main thread they protect; several processes have as many.
 * @param scale multiplies every budget
 */
export const createBudgets = (scale: number, now: () => number = Date.now) => {
  // In the order of use, the longest unused first.
  const clients = new Map<string, { left: number; at: number }>();
  return {
    /** @throws AppError rate_limited when a client has spent its budget */
    spend: (client: string, cost: number, size: Size): void => {
      if (cost === 0) return;
      const at = now();
      const [burst, perSecond] = [size.burst * scale, size.perSecond * scale];
      const known = clients.get(client) ?? { left: burst, at };
      const left = Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond);
      clients.delete(client);
      if (clients.size >= MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '');
      // Whoever has anything left may make any call, so that a small scale never locks a call away for good.
      const isAllowed = left >= Math.min(cost, burst);
      clients.set(client, { left: isAllowed ? left - cost : left, at });
      if (isAllowed) return;
      const retryAfter = Math.max(1, Math.ceil((Math.min(cost, burst) - left) / perSecond));
      throw new AppError('rate_limited', { retryAfter });
    },
  };
};

/** Calls of one student that may wait for their turn; a page sends three or four at once. */
const MAX_WAITING = 4;

/** Runs the expensive calls of one student one after another, so that none has more than one in hand. */
export const createTurns = () => {
  const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return {
    /** @throws AppError rate_limited when too many wait already */
    take: async <T>(student: string, work: () => Promise<T>): Promise<T> => {
      const line = lines.get(student) ?? { waiting: 0, last: Promise.resolve() };
      if (line.waiting > MAX_WAITING) throw new AppError('rate_limited', { retryAfter: 1 });
      line.waiting += 1;
      const mine = line.last.then(work);
      line.last = mine.catch(() => undefined);
      lines.set(student, line);
      try {
        return await mine;
      } finally {
        line.waiting -= 1;
        if (line.waiting === 0) lines.delete(student);
      }
    },
  };
};
