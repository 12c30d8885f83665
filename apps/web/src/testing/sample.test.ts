import { allEndpoints } from '@laurel/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sample } from './sample.ts';

const schemas = allEndpoints().flatMap(({ endpoint }) =>
  Object.entries(endpoint.responses).flatMap(([status, schema]) =>
    'mediaType' in schema ? [] : [{ call: `${endpoint.method} ${endpoint.path}`, status, schema }],
  ),
);

it.each(schemas)('$call has a smallest answer with status $status, the same each time', ({ schema }) => {
  const made = sample(schema);
  expect(schema.parse(made)).toEqual(made);
  expect(sample(schema)).toEqual(made);
});

it('takes what matters from the test, and nothing that the schema refuses', () => {
  const schema = z.object({ name: z.string(), count: z.int().min(1), tags: z.array(z.string()).optional() });
  expect(sample(schema)).toEqual({ name: 'name', count: 1 });
  expect(sample(schema, { tags: ['a'] })).toEqual({ name: 'name', count: 1, tags: ['a'] });
  expect(() => sample(schema, { count: 0 })).toThrow();
});
