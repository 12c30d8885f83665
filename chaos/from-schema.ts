import { utcDay } from '@laurel/domain';
import fc from 'fast-check';
import { hostileValue } from './hostile-values.ts';

type Json = Record<string, unknown>;

/** Valid values by field name, for rules that a schema can't express. */
const KNOWN: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constant('@email'),
  password: fc.constant('@password'),
  currentPassword: fc.constant('@password'),
  firstName: fc.constantFrom('Amina', 'Zoë', 'Nguyễn', "D'Arcy", 'मीरा'),
  lastName: fc.constantFrom('Otieno', 'O’Neill', 'Al-Haddad'),
  scholarshipId: fc.constant('@scholarship'),
  previousEssayId: fc.constant('@essay'),
  ids: fc.array(fc.constantFrom('@notice', '@essay'), { maxLength: 3 }),
  refreshToken: fc.constant('@refresh'),
  country: fc.constantFrom('Germany', 'KE', 'United States'),
  field: fc.constantFrom('Public Health', 'Law', 'engineering'),
  q: fc.constantFrom('daad', 'health masters', 'a', 'é', '"', 'scholarhip'),
  essayText: fc
    .array(
      fc.constantFrom(
        'I led a clinic in Kisumu for three years.',
        'We treated 400 patients a month, and recieved no pay.',
        'My goal is to be a better person in the world.',
        '\n\n',
        'Because of this scholarship, I will study epidemiology at Heidelberg.',
      ),
      { minLength: 1, maxLength: 30 },
    )
    .map((sentences) => sentences.join(' ')),
};

/** The generator does not support patterns with look-around; then any text is tried. */
const matching = (pattern: string): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.string({ maxLength: 60 });
  }
};

const text = ({ pattern, format, minLength, maxLength }: Json): fc.Arbitrary<string> => {
  if (format === 'date') {
    const range = { min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true };
    return fc.date(range).map((day) => utcDay(day));
  }
  if (typeof pattern === 'string') return matching(pattern);
  const max = Math.min(typeof maxLength === 'number' ? maxLength : 80, 400);
  return fc.string({
    unit: 'grapheme',
    minLength: typeof minLength === 'number' ? minLength : 0,
    maxLength: max,
  });
};

const number = ({ type, minimum = -1e6, maximum = 1e6 }: Json): fc.Arbitrary<number> => {
  const [min, max] = [Number(minimum), Number(maximum)];
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }));
};

/** Generates values that a JSON schema allows, and `known` values for some field names. */
export const fromSchema = (schema: Json, name?: string): fc.Arbitrary<unknown> => {
  const known = name === undefined ? undefined : KNOWN[name];
  if (known) return known;
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice)));
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
      const required = new Set((schema.required ?? []) as string[]);
      return fc.record(Object.fromEntries(properties.map(([key, value]) => [key, fromSchema(value, key)])), {
        requiredKeys: properties.map(([key]) => key).filter((key) => required.has(key)),
      });
    }
    case 'array':
      return fc.array(fromSchema((schema.items ?? {}) as Json), {
        maxLength: Math.min(Number(schema.maxItems ?? 4), 4),
      });
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostileValue;
  }
};
