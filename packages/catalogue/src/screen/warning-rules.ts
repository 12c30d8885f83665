import type { WarningKind } from '@laurel/domain';
import {
  AFTER_SELECTION,
  BEFORE_SELECTION,
  DENIED,
  DENIED_BUT_NOT_FORGOTTEN,
  DENIED_OR_FUNDRAISING,
  DENIED_OR_OPTIONAL,
  DENIED_OR_SAMPLE,
  DENIED_OR_TRANSFER,
  HARMLESS_FEE,
  WARNINGS,
} from './warnings.generated.ts';

/** One wording that gives a warning, sentence by sentence. */
export interface WarningRule {
  kind: WarningKind;
  /** What must stand in the sentence. */
  says: RegExp;
  /** What makes it harmless when it stands in the same sentence. */
  unless?: RegExp;
  /** The only field it is looked for in. */
  only?: string;
}

const HARMLESS = {
  AFTER_SELECTION,
  BEFORE_SELECTION,
  DENIED,
  DENIED_BUT_NOT_FORGOTTEN,
  DENIED_OR_FUNDRAISING,
  DENIED_OR_OPTIONAL,
  DENIED_OR_SAMPLE,
  DENIED_OR_TRANSFER,
  HARMLESS_FEE,
};

export const WARNING_RULES: readonly WarningRule[] = WARNINGS.map((row) => ({
  kind: row.kind,
  says: row.pattern,
  ...('unless' in row ? { unless: HARMLESS[row.unless] } : {}),
  ...('only' in row ? { only: row.only } : {}),
}));
