import { jsonSchema } from '@laurel/contract/openapi';
import type { z } from 'zod';

interface JsonSchema {
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  type?: string;
  format?: string;
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  /** Of a record. */
  additionalProperties?: JsonSchema;
  required?: string[];
}

const FORMATS: Record<string, string> = {
  'date-time': '2026-11-20T12:00:00.000Z',
  date: '2026-11-20',
  uri: 'https://example.org/',
};

/** The smallest value of a schema: no optional property, empty lists, null where it is allowed, a text that is its own name. */
const smallest = (schema: JsonSchema, name: string): unknown => {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) {
    const isNullable = schema.anyOf.some(({ type }) => type === 'null');
    return isNullable ? null : smallest(schema.anyOf[0] ?? {}, name);
  }
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [], additionalProperties = {} } = schema;
      return Object.fromEntries(
        required.map((key) => [key, smallest(properties[key] ?? additionalProperties, key)]),
      );
    }
    case 'array':
      return [];
    case 'string':
      return FORMATS[schema.format ?? ''] ?? name;
    case 'number':
    case 'integer':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return false;
    default:
      return null;
  }
};

/** Some of the properties; those that are undefined stay as they would be without. */
export type Part<S extends z.ZodType> = { [K in keyof z.output<S>]?: z.output<S>[K] | undefined };

/**
 * A value that a schema of the contract accepts, the same one each time.
 * @param part what matters to the test
 * @throws ZodError when `part` does not fit the schema
 */
export const sample = <S extends z.ZodType>(schema: S, part: Part<S> = {}): z.output<S> => {
  const whole = smallest(jsonSchema(schema, 'output') as JsonSchema, 'text');
  const isObject = typeof whole === 'object' && whole !== null;
  const given = Object.entries(part).filter(([, value]) => value !== undefined);
  return schema.parse(isObject ? { ...whole, ...Object.fromEntries(given) } : whole);
};
