import type { DeskSource, SourceAct } from '@laurel/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { countRecordsBySource, findSource, listSources, updateSource } from '../import/index.ts';
import type { DeskContext, Keeper } from './make-edit.ts';

export const presentSources = async ({ database: { queries } }: DeskContext): Promise<DeskSource[]> => {
  const [sources, records] = [await listSources(queries), await countRecordsBySource(queries)];
  return sources.map(({ name, url, everyHours, failures, lastError, ...source }) => ({
    name,
    url,
    everyHours,
    failures,
    lastError,
    nextAt: source.pausedAt ? null : source.dueAt.toISOString(),
    pausedAt: source.pausedAt?.toISOString() ?? null,
    isRunning: source.startedAt !== null,
    lastOkAt: source.lastOkAt?.toISOString() ?? null,
    lastErrorAt: source.lastErrorAt?.toISOString() ?? null,
    records: records.get(name) ?? 0,
    lastCounts: source.lastCounts,
  }));
};

/**
 * Pauses a source, resumes it, or makes it due at once: the worker looks for what is due every two seconds.
 * @throws AppError not_found, conflict
 */
export const actOnSource = async (
  { database, clock }: DeskContext,
  { audit }: Pick<Keeper, 'audit'>,
  name: string,
  act: SourceAct,
): Promise<void> =>
  database.transaction(async (queries) => {
    const source = await findSource(queries, name);
    if (!source) throw new AppError('not_found', { message: 'No source has this name.' });
    if (act === 'run' && source.pausedAt)
      throw new AppError('conflict', { message: 'It is paused: resume it first.' });
    const now = clock.now();
    if (act === 'pause') await updateSource(queries, name, { pausedAt: source.pausedAt ?? now });
    if (act === 'resume') await updateSource(queries, name, { pausedAt: null });
    if (act === 'run') await updateSource(queries, name, { dueAt: now });
    await audit.write(queries, { details: { act } });
  });
