import type { Criterion, CriterionKind, Strength } from '@laurel/domain';
import type { Clause } from '../text/clause.ts';

type Predicate<C> = C extends Criterion ? Omit<C, 'id' | 'strength' | 'evidence'> : never;

/** A criterion as one rule reads it in one clause, before it is named, merged and placed in the record. */
export type Draft = Predicate<Criterion> & {
  /** Offsets of the quote in the clause. */
  start: number;
  end: number;
  /** Only when the rule knows better than the wording around it. */
  strength?: Strength;
};

/** The facts of the record that help to read its clauses. */
export interface RecordContext {
  /** ISO codes of the places of study; empty when unknown. */
  hosts: readonly string[];
}

/** Reads one kind of criterion. Pure; finds nothing in silence. */
export interface Rule {
  kind: CriterionKind;
  /** A quick test that every clause with something to find passes: keeps the long patterns off most sentences. */
  probe: RegExp;
  find: (clause: Clause, context: RecordContext) => Draft[];
}
