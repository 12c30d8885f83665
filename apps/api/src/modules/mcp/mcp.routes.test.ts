import { Writable } from 'node:stream';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const MARK = 'Kwambokamark';
const FACTS = {
  preferences: {
    educationLevel: 'masters',
    fieldsOfStudy: ['Public Health'],
    preferredCountries: ['Germany'],
  },
  profile: { citizenships: ['KE'] },
};

describe.each(['embedded', 'server'] as const)('the MCP server on the %s database', (kind) => {
  let test: TestApp;
  let address: string;
  let client: Client;
  const lines: string[] = [];
  beforeAll(async () => {
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    test = await createTestApp(kind, inject('serverUrl'), {
      env: { MCP: 'on' },
      services: { logger: createLogger('trace', stream) },
    });
    address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    client = new Client({ name: 'a-test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  });
  afterAll(async () => {
    await client.close();
    await test.close();
  });

  const call = async (name: string, args: object) => {
    const { content, isError } = await client.callTool({ name, arguments: args as Record<string, unknown> });
    const [first] = content as { text: string }[];
    return { isError: isError ?? false, text: first?.text ?? '' };
  };
  const data = async (name: string, args: object) => JSON.parse((await call(name, args)).text);

  it('has three tools, which only read and say what they take', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_awards', 'get_award', 'match_for_facts']);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0);
    }
  });

  it('finds awards as the public pages do, and one of them whole', async () => {
    const { awards, pagination } = await data('search_awards', { country: 'Germany', limit: 1 });
    expect(pagination).toMatchObject({ currentPage: 1 });
    const listed = await test.call('GET', '/public/awards?country=Germany&limit=1');
    expect(awards).toEqual(listed.body.data.scholarships);
    const award = await data('get_award', { id: awards[0].id });
    const shown = await test.call('GET', `/public/awards/${awards[0].id}`);
    expect(award).toEqual(shown.body.data.scholarship);
  });

  it('matches facts as a signed-in student is matched, without an account', async () => {
    const { matches, summary } = await data('match_for_facts', { ...FACTS, top: 3 });
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.length).toBeLessThanOrEqual(3);
    expect(summary).toBeDefined();
    const student = await test.signIn();
    const { token } = student;
    await test.call('PUT', '/users/profile', { token, body: { profile: FACTS.profile } });
    const found = await test.call('POST', '/matching/find', {
      token,
      body: { preferences: FACTS.preferences },
    });
    const ids = (list: { scholarship: { id: string }; matchScore: number }[]) =>
      list.map(({ scholarship, matchScore }) => [scholarship.id, matchScore]);
    expect(ids(matches)).toEqual(ids(found.body.data.matches).slice(0, 3));
  });

  it('attack: neither keeps nor logs the facts', async () => {
    await data('match_for_facts', { ...FACTS, profile: { ...FACTS.profile, employer: MARK } });
    await call('match_for_facts', { ...FACTS, preferences: { educationLevel: MARK } });
    const stored = await test.services.database.queries.execute(
      sql`select query_to_xml('select * from ' || quote_ident(table_name), true, false, '')::text as rows
          from information_schema.tables where table_schema = 'public'`,
    );
    expect(JSON.stringify(stored)).toContain('health-germany');
    expect(JSON.stringify(stored)).not.toContain(MARK);
    expect(lines.join('')).toContain('/mcp');
    expect(lines.join('')).not.toContain(MARK);
  });

  it('says what is wrong with a call', async () => {
    expect(await call('get_award', { id: 'nowhere' })).toEqual({
      isError: true,
      text: '{"error":"No scholarship has this id."}',
    });
    const wrong = await call('match_for_facts', { preferences: { educationLevel: 'Wizardry' } });
    expect(wrong.isError).toBe(true);
  });

  it('attack: is not asked by pages of other sites, and keeps no session', async () => {
    const ask = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { accept: 'application/json, text/event-stream', ...headers },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      });
    expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(404);
    expect((await ask({})).headers['set-cookie']).toBeUndefined();
    expect((await test.app.inject({ url: '/mcp' })).statusCode).toBe(405);
  });
});

describe('the MCP server', () => {
  it('is not there unless it is switched on', async () => {
    const test = await createTestApp('embedded', inject('serverUrl'));
    const asked = await test.app.inject({ method: 'POST', url: '/mcp', payload: {} });
    expect(asked.statusCode).toBe(404);
    await test.close();
  });

  it('has the limits that every address has', async () => {
    const test = await createTestApp('embedded', inject('serverUrl'), {
      env: { MCP: 'on', RATE_LIMIT_SCALE: '0.02' },
    });
    const ask = () =>
      test.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { accept: 'application/json, text/event-stream' },
        payload: {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'match_for_facts', arguments: FACTS },
        },
      });
    const statuses = [(await ask()).statusCode, (await ask()).statusCode, (await ask()).statusCode];
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    await test.close();
  });
});
