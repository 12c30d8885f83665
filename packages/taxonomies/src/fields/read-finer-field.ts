import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import { withoutEnds } from '../text/without-ends.ts';
import { FIELD_LEAD, FIELD_TAIL } from './context.generated.ts';
import { FINER_FIELDS } from './finer-fields.ts';
import { FIELD_ALIASES } from './suggestions.generated.ts';

const byKey = once(() => {
  const named = FINER_FIELDS.flatMap(({ code, name }) =>
    [name, ...(FIELD_ALIASES[name] ?? [])].map((each): [string, string] => [phraseKey(each), code]),
  );
  return new Map([...FINER_FIELDS.map(({ code }): [string, string] => [phraseKey(code), code]), ...named]);
});

/** The finer field that the whole text names ("AI", "BSc Neuroscience"); undefined when ISCED-F has no finer field for it. */
export const readFinerField = (text: string): string | undefined => {
  const keys = withoutEnds(phraseKey(text), FIELD_LEAD, FIELD_TAIL);
  return keys.map((key) => byKey().get(key)).find((code) => code !== undefined);
};
