import { type Choice, typeAhead } from '../type-ahead/type-ahead.ts';
import { FIELD_ALIASES } from './suggestions.generated.ts';

/** Names offered while a student types a field of study, in alphabetical order; each resolves to ISCED-F codes. */
export const FIELD_SUGGESTIONS: string[] = Object.keys(FIELD_ALIASES);

/** Fields of study for what was typed, found by name and by the short forms that students use. */
export const suggestFields = typeAhead(() =>
  Object.entries(FIELD_ALIASES).map(([name, aliases]): Choice => ({ name, aliases })),
);
