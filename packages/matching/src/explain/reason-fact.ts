import type { Sentence } from './sentence.ts';

/** One sentence of an explanation and what it rests on. */
export interface ReasonFact {
  text: string;
  /** The text taken apart; of reasons only. */
  sentence?: Sentence;
  /** The criterion it comes from, if any. */
  criterionId?: string;
  /** The part of the record that it can be checked against. */
  field: 'criteria' | 'hostCountries' | 'location' | 'award' | 'deadline' | 'description' | 'record';
}
