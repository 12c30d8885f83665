import { z } from 'zod';
import { type Endpoint, errorCodesOf } from './endpoint.ts';
import { allEndpoints } from './endpoints.ts';
import { errorResponse } from './error-response.ts';
import { ERRORS } from './errors.ts';
import { openCatalogue } from './open-data.ts';

type Json = Record<string, unknown>;

/** The JSON Schema of a call's request (`input`) or answer (`output`). */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  // JSON Schema can't express refinements and transforms; only the server applies them.
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return body;
};

const parameters = (where: 'path' | 'query' | 'header', schema: z.ZodType | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: value,
  }));
};

const response = (schema: Endpoint['responses'][number]): Json =>
  'mediaType' in schema
    ? { description: 'Success', content: { [schema.mediaType]: { schema: { type: 'string' } } } }
    : { description: 'Success', content: { 'application/json': { schema: jsonSchema(schema, 'output') } } };

const errorResponses = (endpoint: Endpoint): Json => {
  const codes = [...errorCodesOf(endpoint), 'internal', 'unavailable'] as const;
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: [...new Set(list)].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
};

const operation = (area: string, name: string, endpoint: Endpoint): Json => ({
  operationId: `${area}.${name}`,
  tags: [area],
  summary: endpoint.summary,
  ...(endpoint.access === 'user' ? { security: [{ bearer: [] }] } : {}),
  parameters: [
    ...parameters('path', endpoint.params),
    ...parameters('query', endpoint.query),
    ...parameters('header', endpoint.headers),
  ],
  ...(endpoint.body
    ? { requestBody: { content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } } }
    : {}),
  responses: {
    ...Object.fromEntries(
      Object.entries(endpoint.responses).map(([status, schema]) => [status, response(schema)]),
    ),
    ...errorResponses(endpoint),
  },
});

/** Who reads the document may be anybody: it says nothing of calls that exist for few. */
const isForEverybody = ({ access, served }: Endpoint): boolean =>
  served && (access === 'public' || access === 'user');

/** The OpenAPI 3.1 document of every call that is served, but those of the desk, built from the same schemas that validate requests. */
export const buildOpenApi = (): Json => {
  const paths: Record<string, Json> = {};
  for (const { area, name, endpoint } of allEndpoints()) {
    if (!isForEverybody(endpoint)) continue;
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(area, name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Laurel API',
      version: '1',
      description: 'Scholarships a student can really get, with reasons.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorResponse, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};

/** The JSON Schema of the catalogue as data. */
export const openCatalogueSchema = (): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Laurel’s catalogue of scholarships',
  ...jsonSchema(openCatalogue, 'output'),
});
