import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isNspaProgram, isOpenData, openDataTable, toNspaProgram, toOpenAward } from '@laurel/catalogue';
import { OPEN_DATA_FORMAT, OPEN_DATA_LICENSE, type OpenCatalogue, openDataEndpoints } from '@laurel/contract';
import { openCatalogueSchema } from '@laurel/contract/openapi';
import type { Database } from '@laurel/db';
import type { CalendarDay } from '@laurel/domain';
import { escapeHtml } from '@laurel/text';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import {
  nameOf,
  type Precompressed,
  precompress,
  sendPrecompressed,
} from '../../platform/http/precompressed.ts';
import { route } from '../../platform/http/route.ts';
import {
  type Catalogue,
  type CatalogueIndex,
  type HistoryRow,
  listNewestHistory,
} from '../catalogue/index.ts';

const FIRST_KNOWN = '2026-11-23T00:00:00.000Z';

const SAYS: Record<HistoryRow['kind'], string> = {
  changed: 'Changed',
  withdrawn: 'No longer listed',
  returned: 'Listed again',
};

const entry = ({ row, title }: { row: HistoryRow; title: string }, origin: string): string => {
  const { scholarshipId, version, kind, changes, createdAt } = row;
  const address = `${origin}/awards/${encodeURIComponent(scholarshipId)}`;
  const lines = changes.map(({ field, from, to }) =>
    from === to ? `${field}: read more exactly` : `${field}: ${from || 'nothing'} → ${to || 'nothing'}`,
  );
  return [
    '  <entry>',
    `    <id>${escapeHtml(`${address}#version-${version}`)}</id>`,
    `    <title>${escapeHtml(`${SAYS[kind]}: ${title}`)}</title>`,
    `    <updated>${createdAt.toISOString()}</updated>`,
    `    <link rel="alternate" href="${escapeHtml(address)}"/>`,
    `    <content type="text">${escapeHtml(lines.join('\n'))}</content>`,
    '  </entry>',
  ].join('\n');
};

/** Changes of the catalogue as Atom (RFC 4287), in the order they are given: the newest first. */
const changesFeed = (rows: readonly { row: HistoryRow; title: string }[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escapeHtml(origin)}/api/public/catalogue.atom</id>`,
    '  <title>Changes of Laurel’s catalogue of scholarships</title>',
    `  <updated>${rows[0]?.row.createdAt.toISOString() ?? FIRST_KNOWN}</updated>`,
    '  <author><name>Laurel</name></author>',
    '  <rights>CC BY 4.0</rights>',
    `  <link rel="self" href="${escapeHtml(origin)}/api/public/catalogue.atom"/>`,
    ...rows.map((row) => entry(row, origin)),
    '</feed>',
    '',
  ].join('\n');

/** A cache may answer for five minutes without asking; then it asks with the ETag. */
const FRESH = 'public, max-age=300';
/** Files of some megabytes: small enough at this quality, and written by another thread. */
const QUALITY = 6;
/** Changes in the feed. */
const NEWEST = 100;

const squeezed = async (content: string, type: string): Promise<Precompressed> => {
  const identity = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return {
    type: `${type}; charset=utf-8`,
    etag: `"${nameOf(identity)}"`,
    bodies: { identity, br, gzip: gzipped },
  };
};

/** Awards written in one turn of the event loop; about 10 ms. */
const TURN = 200;

const asJson = async ({ version, records }: Catalogue): Promise<string> => {
  const head: Omit<OpenCatalogue, 'awards'> = {
    format: OPEN_DATA_FORMAT,
    catalogueVersion: version,
    license: OPEN_DATA_LICENSE,
  };
  const awards: string[] = [];
  for (const record of records.filter(isOpenData)) {
    awards.push(JSON.stringify(toOpenAward(record)));
    if (awards.length % TURN === 0) await nextTurn();
  }
  // One award a line, so that two versions can be compared line by line.
  return `${JSON.stringify(head).slice(0, -1)},"awards":[\n${awards.join(',\n')}\n]}\n`;
};

/** Its schema knows no key beside the collection, so the licence stands in a header. */
const asNspa = ({ records }: Catalogue, today: CalendarDay): string => {
  const ScholarshipProgramInfo = records
    .filter((record) => isNspaProgram(record, today))
    .map((record) => toNspaProgram(record, today));
  return `${JSON.stringify({ ScholarshipProgramCollection: { ScholarshipProgramInfo } })}\n`;
};

/** Makes a file anew when the catalogue's version has moved, once for all who ask meanwhile. */
const perVersion = (catalogue: CatalogueIndex, make: (catalogue: Catalogue) => Promise<Precompressed>) => {
  let known: { version: number; file: Promise<Precompressed> } | undefined;
  return async (): Promise<Precompressed> => {
    const current = await catalogue.current();
    if (known?.version !== current.version) {
      const mine = { version: current.version, file: make(current) };
      known = mine;
      mine.file.catch(() => {
        // This caller gets the error; the next one tries again.
        if (known === mine) known = undefined;
      });
    }
    return known.file;
  };
};

/** The catalogue as data for everybody. */
export const openDataRoutes = (
  app: FastifyInstance,
  {
    database,
    catalogue,
    clock,
    origin,
  }: { database: Database; catalogue: CatalogueIndex; clock: Clock; origin: { get(): string } },
): void => {
  const json = perVersion(catalogue, async (current) => squeezed(await asJson(current), 'application/json'));
  const csv = perVersion(catalogue, ({ records }) =>
    squeezed(openDataTable(records.filter(isOpenData)), 'text/csv'),
  );
  const nspa = perVersion(catalogue, async (current) =>
    squeezed(asNspa(current, clock.today()), 'application/json'),
  );
  const atom = async () => {
    const { byId } = await catalogue.current();
    const rows = await listNewestHistory(database.queries, NEWEST);
    const open = rows.flatMap((row) => {
      const record = byId.get(row.scholarshipId);
      return record && isOpenData(record) ? [{ row, title: record.title }] : [];
    });
    return squeezed(changesFeed(open, origin.get()), 'application/atom+xml');
  };
  let schema: Precompressed | undefined;

  route(app, openDataEndpoints.json, async ({ request, reply }) =>
    sendPrecompressed(request, reply, await json(), FRESH),
  );
  route(app, openDataEndpoints.csv, async ({ request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="laurel-catalogue.csv"');
    return sendPrecompressed(request, reply, await csv(), FRESH);
  });
  route(app, openDataEndpoints.nspa, async ({ request, reply }) => {
    reply.header('link', `<${OPEN_DATA_LICENSE.url}>; rel="license"`);
    return sendPrecompressed(request, reply, await nspa(), FRESH);
  });
  route(app, openDataEndpoints.atom, async ({ request, reply }) =>
    sendPrecompressed(request, reply, await atom(), FRESH),
  );
  route(app, openDataEndpoints.schema, async ({ request, reply }) => {
    schema ??= precompress(JSON.stringify(openCatalogueSchema()), 'application/schema+json');
    return sendPrecompressed(request, reply, schema, FRESH);
  });
};
