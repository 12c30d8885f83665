import type { Span } from '@laurel/text';
import type { ItemKind, RubricName, Severity } from '../critique-result.ts';
import type { Reading } from '../reading.ts';

/** One thing a check has to say about one place, or about several that share the point. */
export interface Finding {
  /** For the student, with the essay's own words inside. */
  suggestion: string;
  /** Where; empty when the point is what is missing. */
  at: Span[];
  /** 0 to 100: how much the essay would gain. */
  weight: number;
  severity?: Severity;
  question?: string;
}

export interface Check {
  id: string;
  category: string;
  kind: ItemKind;
  rubric?: RubricName;
  /** Checks that read words are for English only. */
  languages: 'any' | 'english';
  find(reading: Reading): Finding[];
}

export const spanOf = ({ start, end }: Span): Span => ({ start, end });
