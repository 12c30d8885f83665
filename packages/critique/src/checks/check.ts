import type { Span } from '@laurel/text';
import type { ItemKind, RubricName, Severity } from '../critique-result.ts';
import type { Reading } from '../reading.ts';

/** One remark of a check, about one place or several. */
export interface Finding {
  /** What the student reads, with words of the essay in quotation marks. */
  suggestion: string;
  /** Places in the essay; none when something is missing. */
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
  /** `english`: the check reads words and is skipped for other languages. */
  languages: 'any' | 'english';
  find(reading: Reading): Finding[];
}

export const spanOf = ({ start, end }: Span): Span => ({ start, end });
