import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Basis, basisOf, type ScholarshipRecord } from '@laurel/domain';
import { AUTHORED_SOURCE } from '../to-record.ts';
import { DuplicateIndex } from './duplicate-index.ts';
import { identityOf } from './identity.ts';
import { wordWeights } from './word-weights.ts';

/** Records looked at before other work gets its turn; some milliseconds. */
const CHUNK = 10;

const BASIS_RANK: Record<Basis, number> = { page: 0, reported: 1, editorial: 2, listing: 3 };

/** Ours before that of others, then the better known one, then the one whose id comes first. */
const rankOf = ({ provenance, id }: ScholarshipRecord): string =>
  `${provenance.source === AUTHORED_SOURCE ? 0 : 1}${BASIS_RANK[basisOf(provenance)]} ${id}`;

export interface Duplicate {
  /** The record that would lead to the other one. */
  record: ScholarshipRecord;
  kept: ScholarshipRecord;
}

/** Records that are probably one award under two ids; each at most once, with the one that stays. Awards that have ended are left out. */
export const findDuplicates = async (records: readonly ScholarshipRecord[]): Promise<Duplicate[]> => {
  const live = records.filter(({ ended }) => !ended).sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  const identities = [];
  for (const [at, record] of live.entries()) {
    identities.push(identityOf(record));
    if (at % CHUNK === CHUNK - 1) await nextTurn();
  }
  const index = new DuplicateIndex(wordWeights(identities));
  const byId = new Map(live.map((record) => [record.id, record]));
  const found: Duplicate[] = [];
  for (const [at, record] of live.entries()) {
    const identity = identities[at];
    if (identity === undefined) continue;
    // The better ones are in the index already.
    const kept = byId.get(index.find(identity)[0] ?? '');
    if (kept) found.push({ record, kept });
    else index.add(record.id, identity);
    if (at % CHUNK === CHUNK - 1) await nextTurn();
  }
  return found;
};
