import type { Strength } from '@laurel/domain';
import type { Draft } from './criteria/rule.ts';

/** A draft placed in the record: absolute offsets, settled strength. */
export interface Placed {
  draft: Draft;
  strength: Strength;
  field: string;
  start: number;
  end: number;
  source: 'structured' | 'eligibility' | 'prose' | 'title';
}

export type Kind = Draft['kind'];
export type Of<K extends Kind> = Extract<Draft, { kind: K }>;
export type PlacedOf<K extends Kind> = Omit<Placed, 'draft'> & { draft: Of<K> };

export const ofKind = <K extends Kind>(placed: readonly Placed[], kind: K): PlacedOf<K>[] =>
  placed.filter((each) => each.draft.kind === kind) as PlacedOf<K>[];

export const isHard = (each: Pick<Placed, 'strength'>): boolean => each.strength === 'hard';
