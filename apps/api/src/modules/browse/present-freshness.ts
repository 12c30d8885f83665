import { emptySource, type measureFreshness } from '@laurel/catalogue';
import type { Freshness } from '@laurel/contract';

/** State of a source's imports. */
export interface SourceState {
  name: string;
  lastOkAt: Date | null;
  lastErrorAt: Date | null;
  dueAt: Date;
}

/** The counts by source. Scheduled sources carry the state of their imports; those without a record come last. */
export const presentFreshness = (
  counted: ReturnType<typeof measureFreshness>,
  states: readonly SourceState[],
): Freshness => {
  const known = new Set(counted.sources.map(({ source }) => source));
  const others = states.filter(({ name }) => !known.has(name)).map(({ name }) => emptySource(name));
  const byName = new Map(states.map((state) => [state.name, state]));
  const sources = [...counted.sources, ...others].map((source) => {
    const state = byName.get(source.source);
    return state ? { ...source, imports: presentState(state) } : source;
  });
  return { ...counted, sources };
};

const presentState = ({ lastOkAt, lastErrorAt, dueAt }: SourceState) => ({
  lastOkAt: lastOkAt?.toISOString() ?? null,
  lastErrorAt: lastErrorAt?.toISOString() ?? null,
  dueAt: dueAt.toISOString(),
});
