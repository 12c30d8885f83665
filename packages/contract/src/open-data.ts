import { BASES, PAGE_AUTHORS } from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { award, criterion, deadlineRule } from './scholarship.ts';

/** Raised when an older reader could not read what is written now; keys may be added without it. */
export const OPEN_DATA_FORMAT = 1;

export const OPEN_DATA_LICENSE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Laurel’s catalogue of scholarships',
} as const;

const day = z.string().describe('YYYY-MM-DD');

const openAward = z.object({
  id: z.string(),
  title: z.string(),
  organization: z.string(),
  description: z.string(),
  location: z.string().describe('Where the study takes place, in words'),
  hostCountries: z
    .array(z.string())
    .describe('ISO 3166-1 alpha-2 codes, ISO 3166-2 regions or groups; empty: anywhere'),
  eligibility: z.array(z.string()).describe('Who may apply, line by line, in our words'),
  criteria: z
    .array(criterion)
    .describe('The same as predicates; evidence points into the lines joined by line feeds'),
  award,
  deadline: deadlineRule.describe('`2027-03-01` announced, `--03-01` yearly rule, `--03` a month alone'),
  ended: z
    .object({ since: z.string().optional(), note: z.string().optional(), successorId: z.string().optional() })
    .optional()
    .describe('Only of an award that is no longer given'),
  documents: z.array(z.string()),
  selection: z.array(z.string()),
  benefits: z.array(z.string()),
  tags: z.array(z.string()),
  page: z.string().describe('The programme’s own page, or the organiser’s where none is known'),
  apply: z.string().optional().describe('Where one applies, when that is another place'),
  duration: z.string().optional(),
  applicants: z.object({ number: z.int(), year: z.int() }).optional(),
  essays: z
    .array(z.object({ task: z.string(), words: z.int().optional(), characters: z.int().optional() }))
    .optional(),
  contact: z
    .object({ email: z.string().optional(), phone: z.string().optional(), url: z.string().optional() })
    .optional(),
  basis: z
    .enum(BASES)
    .describe(
      'page: the conditions were compared with an official page; reported: some facts were; editorial: none',
    ),
  confirmed: z
    .object({
      deadline: day.optional(),
      award: day.optional(),
      eligibility: day.optional(),
      page: day.optional(),
    })
    .describe('The last day on which a page bore out each fact; absent: none ever did'),
  evidence: z.array(
    z.object({
      url: z.string(),
      pageDate: z.string().optional(),
      read: day,
      by: z.enum(PAGE_AUTHORS),
      facts: z.array(z.string()),
    }),
  ),
});
export type OpenAward = z.infer<typeof openAward>;

export const openCatalogue = z.object({
  format: z.literal(OPEN_DATA_FORMAT),
  catalogueVersion: z.int().describe('Raised with each change at this address'),
  license: z.object({ name: z.string(), url: z.string(), attribution: z.string() }),
  awards: z.array(openAward),
});
export type OpenCatalogue = z.infer<typeof openCatalogue>;

const file = <const P extends string, const M extends string>(path: P, mediaType: M, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: 'public',
    served: true,
    responses: { 200: { mediaType } },
    errors: [],
  });

export const openDataEndpoints = {
  json: file('/public/catalogue.json', 'application/json', 'The whole catalogue as data, CC BY 4.0'),
  csv: file('/public/catalogue.csv', 'text/csv', 'The catalogue as a table, CC BY 4.0'),
  nspa: file(
    '/public/catalogue.nspa.json',
    'application/json',
    'The awards of which a round is known by its day, in the words of the NSPA Scholarship Program Data Standard 1.0, CC BY 4.0',
  ),
  atom: file('/public/catalogue.atom', 'application/atom+xml', 'What changed in the catalogue, newest first'),
  schema: file(
    '/public/catalogue.schema.json',
    'application/schema+json',
    'The JSON Schema of catalogue.json',
  ),
} as const;
