import { preferences, profile, publicAwardsEndpoints } from '@laurel/contract';
import { jsonSchema } from '@laurel/contract/openapi';
import type { Student } from '@laurel/domain';
import { McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { listPublicAwards, presentPublicAward } from '../browse/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { findMatches } from '../matching/index.ts';

export interface McpContext {
  catalogue: { current(): Promise<Catalogue> };
  clock: { today(): string };
}

/** What one call may show; a program that wants more asks for the next page. */
const LONGEST_PAGE = 20;
const TOP = 10;
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const { list, get } = publicAwardsEndpoints;

const search = z.object({
  q: z.string().max(200).optional().describe('words to look for'),
  country: z.string().max(100).optional().describe('country of study: English name or ISO 3166-1 code'),
  level: list.query.shape.level,
  field: z.string().max(200).optional().describe('field of study'),
  funding: list.query.shape.funding,
  deadlineBefore: z.iso.date().optional().describe('only what closes before this day'),
  includeClosed: z.boolean().optional(),
  page: z.int().min(1).max(1000).optional(),
  limit: z.int().min(1).max(LONGEST_PAGE).optional(),
});

const facts = z.object({
  preferences,
  profile: profile.optional(),
  top: z.int().min(1).max(LONGEST_PAGE).optional().describe('how many matches; 10 when left out'),
});

/** The contract's schema as the protocol shows it; rules that JSON Schema cannot say are applied all the same. */
const advertised = <S extends z.ZodType>(schema: S): StandardSchemaWithJSON<z.input<S>, z.output<S>> =>
  ({
    '~standard': {
      ...schema['~standard'],
      jsonSchema: {
        input: () => ({ type: 'object', ...jsonSchema(schema, 'input') }),
        output: () => ({ type: 'object', ...jsonSchema(schema, 'output') }),
      },
    },
  }) as unknown as StandardSchemaWithJSON<z.input<S>, z.output<S>>;

const answer = (data: unknown) => ({ content: [{ type: 'text' as const, text: JSON.stringify(data) }] });

const refusal = (text: string) => ({ ...answer({ error: text }), isError: true });

/** The parameters of an address, which the contract's query reads. */
const queryOf = (input: z.output<typeof search>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...input, limit: input.limit ?? TOP })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * What a program of somebody's own may ask: the public catalogue, and matches for facts that come along with the call. It reads nothing about
 * any student, and the facts are neither kept nor logged.
 */
export const createMcpServer = ({ catalogue, clock }: McpContext): McpServer => {
  const server = new McpServer(
    { name: 'laurel', title: 'Laurel', version: '1' },
    {
      instructions:
        'Scholarships with the rules they state. Every fact has a basis: repeat one that is "editorial" only as unconfirmed, and send people to the official page before they apply.',
    },
  );

  server.registerTool(
    'search_awards',
    {
      title: 'Search scholarships',
      description: 'Search the catalogue of scholarships by words and filters.',
      inputSchema: advertised(search),
      annotations: READ_ONLY,
    },
    async (input) => {
      const query = list.query.safeParse(queryOf(input));
      if (!query.success) return refusal(query.error.issues[0]?.message ?? 'The search is not valid.');
      const { data, pagination } = await listPublicAwards(
        await catalogue.current(),
        query.data,
        clock.today(),
      );
      return answer({ awards: data.scholarships, pagination });
    },
  );

  server.registerTool(
    'get_award',
    {
      title: 'Read one scholarship',
      description:
        'One scholarship with its rules, its deadline, its official page, and how each fact is known.',
      inputSchema: advertised(get.params),
      annotations: READ_ONLY,
    },
    async ({ id }) => {
      const record = (await catalogue.current()).byId.get(id);
      return record
        ? answer(presentPublicAward(record, clock.today()))
        : refusal('No scholarship has this id.');
    },
  );

  server.registerTool(
    'match_for_facts',
    {
      title: 'Match scholarships with facts',
      description:
        'Scholarships that somebody with these facts can get, best first, with the verdict of every rule. A fact that is left out is unknown, never "no". The facts are used for this answer alone.',
      inputSchema: advertised(facts),
      annotations: READ_ONLY,
    },
    async ({ top = TOP, ...given }) => {
      const student = { profile: {}, ...given } as Student;
      const found = await findMatches(await catalogue.current(), student, clock.today());
      const { matches, notEligible, summary } = found;
      return answer({
        summary,
        matches: matches.slice(0, top),
        // The near misses stand first.
        notEligible: (notEligible ?? []).slice(0, 5),
      });
    },
  );
  return server;
};
