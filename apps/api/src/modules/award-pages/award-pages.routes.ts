import { isHeldBack } from '@laurel/catalogue';
import { type AwardListView, type AwardPageInput, calendarDate, type DrawAwardPage } from '@laurel/contract';
import { FUNDING_KINDS, type ScholarshipRecord, STUDY_LEVELS } from '@laurel/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ADDRESS_BUDGET } from '../../platform/http/budgets.ts';
import { pageOf } from '../../platform/http/paginate.ts';
import { type Precompressed, precompress, sendPrecompressed } from '../../platform/http/precompressed.ts';
import { addressOf } from '../../platform/http/route.ts';
import {
  listPublicAwards,
  presentPublicAward,
  presentPublicCard,
  type ScholarshipsQuery,
} from '../browse/index.ts';
import type { Catalogue, CatalogueIndex } from '../catalogue/index.ts';
import { landingAddress, landingLists, landingTitle } from './landing-lists.ts';
import { drawSharePicture } from './share-picture/share-picture.ts';
import { lastRead, PAGES_SITEMAP, sitemaps } from './sitemaps.ts';

const PAGE_SIZE = 20;
const MAX_PAGE = 10_000;
const LONGEST = 200;
const SORTS = ['relevance', 'deadline', 'amount', 'title'] as const;

type Query = Record<string, string | string[] | undefined>;

const oneOf = <V extends string>(list: readonly V[], value: string): V | '' =>
  list.find((each) => each === value) ?? '';

/** A parameter as one line of text; what can't be in one counts as absent. */
const textOf = (query: Query, name: string): string => {
  const value = [query[name]].flat()[0] ?? '';
  return value.isWellFormed()
    ? value
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, LONGEST)
    : '';
};

/** What the address of a list asks for. People edit addresses: values that nobody knows are left out. */
const readView = (query: Query): { view: AwardListView; page: number } => {
  const page = Number(textOf(query, 'page'));
  const sort = oneOf(SORTS, textOf(query, 'sort'));
  return {
    view: {
      q: textOf(query, 'q'),
      country: textOf(query, 'country'),
      level: oneOf(STUDY_LEVELS, textOf(query, 'level')),
      field: textOf(query, 'field'),
      funding: oneOf(FUNDING_KINDS, textOf(query, 'funding')),
      deadlineBefore: calendarDate.safeParse(textOf(query, 'deadlineBefore')).data ?? '',
      sort: sort === 'relevance' ? '' : sort,
      closed: textOf(query, 'closed') === 'yes',
      flagged: textOf(query, 'flagged') === 'yes',
    },
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1,
  };
};

/** The search for a view. */
const queryOf = (view: AwardListView, page: number): ScholarshipsQuery => ({
  ...(view.q ? { q: view.q } : {}),
  ...(view.country ? { country: view.country } : {}),
  ...(view.level ? { level: view.level } : {}),
  ...(view.field ? { field: view.field } : {}),
  ...(view.funding ? { funding: view.funding as NonNullable<ScholarshipsQuery['funding']> } : {}),
  ...(view.deadlineBefore ? { deadlineBefore: view.deadlineBefore } : {}),
  includeClosed: view.closed,
  includeFlagged: view.flagged,
  // Without words nothing is closer than anything else: what can be applied for soonest comes first.
  sort: (view.sort || (view.q ? 'relevance' : 'deadline')) as ScholarshipsQuery['sort'],
  page,
  limit: PAGE_SIZE,
});

/** Bytes of uncompressed pages; with their two compressed copies about one and a half times as many are held. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Pages of one moment, the version of the catalogue and the day: those of another are forgotten. */
const createPageStore = <Page>(maxBytes = MAX_BYTES) => {
  let moment = '';
  let bytes = 0;
  // In the order of use, the least recently used first.
  const pages = new Map<string, { page: Page; size: number }>();
  return {
    setMoment: (current: string): void => {
      if (current === moment) return;
      moment = current;
      bytes = 0;
      pages.clear();
    },
    get: (key: string): Page | undefined => {
      const known = pages.get(key);
      if (!known) return undefined;
      pages.delete(key);
      pages.set(key, known);
      return known.page;
    },
    set: (key: string, page: Page, size: number): void => {
      bytes += size - (pages.get(key)?.size ?? 0);
      pages.delete(key);
      pages.set(key, { page, size });
      for (const [oldest, own] of pages) {
        if (bytes <= maxBytes || oldest === key) break;
        pages.delete(oldest);
        bytes -= own.size;
      }
    },
  };
};

/** Milliseconds of the main thread, as in `route-costs.ts`. */
const COST = 25;
/** A picture is drawn pixel by pixel. */
const PICTURE_COST = 100;
const PICTURE_CACHE = 'public, max-age=86400';
/** Brotli for pages that live for a day at most. */
const QUALITY = 5;
/** Links to other lists on a page. */
const NEAR = 12;
/** The build's placeholder for the product's own origin. */
const ORIGIN = '{{origin}}';

interface AwardPagesContext {
  clock: Clock;
  catalogue: CatalogueIndex;
  /** Draws head and content of a page. */
  draw: DrawAwardPage;
  /** The document around them, with `<!--page-->` and `<!--content-->` in their places. */
  template: () => string;
  /** The origin of absolute links. */
  origin: () => string;
}

interface Moment {
  catalogue: Catalogue;
  today: string;
}

/** A page to draw, or another address to go to. */
type Answer = { status: 200 | 400 | 404; input: AwardPageInput } | { moved: string };

const awardPath = (id: string): string => `/awards/${encodeURIComponent(id)}`;

const awardAnswer = async ({ catalogue, today }: Moment, id: string): Promise<Answer> => {
  const record = catalogue.byId.get(id);
  const address = awardPath(id);
  if (!record) return { status: 404, input: { kind: 'missing', address } };
  const near = (await landingLists(catalogue, today)).of(record, NEAR);
  return {
    status: 200,
    input: { kind: 'award', address, award: presentPublicAward(record, today), near },
  };
};

const addressOfView = (view: AwardListView, page: number): string => {
  const parameters = new URLSearchParams(
    Object.entries(view).flatMap(([name, value]: [string, string | boolean]): [string, string][] =>
      value === '' || value === false ? [] : [[name, value === true ? 'yes' : String(value)]],
    ),
  );
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `/awards?${parameters}` : '/awards';
};

const NO_FILTERS = { q: '', country: '', level: '', field: '', funding: '', deadlineBefore: '' } as const;

const listAnswer = async (
  { catalogue, today }: Moment,
  { view, page }: { view: AwardListView; page: number },
): Promise<Answer> => {
  const input = {
    kind: 'list' as const,
    address: addressOfView(view, page),
    view,
    near: (await landingLists(catalogue, today)).near({}, NEAR * 2),
  };
  try {
    const answer = await listPublicAwards(catalogue, queryOf(view, page), today);
    return { status: 200, input: { ...input, answer } };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_request') throw error;
    const answer = await listPublicAwards(catalogue, queryOf({ ...view, ...NO_FILTERS }, 1), today);
    return { status: 400, input: { ...input, answer, problem: error.message } };
  }
};

const landingAnswer = async ({ catalogue, today }: Moment, path: string, page: number): Promise<Answer> => {
  const lists = await landingLists(catalogue, today);
  const list = lists.at(path);
  const asked = `/awards/for/${path}`;
  if (!list) return { status: 404, input: { kind: 'missing', address: asked } };
  const { topic, records, total, open, probablyOpen, dated } = list;
  const own = landingAddress(topic);
  if (own !== asked) return { moved: own };
  const pagination = pageOf(total, page, PAGE_SIZE);
  const awards = records
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map((record) => presentPublicCard(record, today));
  if (awards.length === 0) return { moved: own };
  return {
    status: 200,
    input: {
      kind: 'landing',
      address: page > 1 ? `${own}?page=${page}` : own,
      title: landingTitle(topic),
      figures: { total, open, probablyOpen, dated },
      awards,
      pagination,
      wider: lists.search(topic),
      near: lists.near(topic, NEAR),
    },
  };
};

/** Whether search engines are told of the record's page. */
const isListed = (record: ScholarshipRecord): boolean => !isHeldBack(record) && !record.ended;

/** The public pages of awards, drawn from the catalogue in memory, and their sitemaps. */
export const awardPagesRoutes = (app: FastifyInstance, context: AwardPagesContext): void => {
  const { clock, draw, template, origin } = context;
  const store = createPageStore<{ status: number; text: Precompressed }>();
  const pictures = createPageStore<Buffer>();

  const now = async (): Promise<Moment> => ({
    catalogue: await context.catalogue.current(),
    today: clock.today(),
  });

  const drawn = async (input: AwardPageInput): Promise<Precompressed> => {
    const { head, content } = await draw(input);
    const html = template()
      .replace('<!--page-->', () => head)
      .replace('<!--content-->', () => content);
    return precompress(html.replaceAll(ORIGIN, origin()), 'text/html', QUALITY);
  };

  /** @param key of the page among all pages of one moment; undefined: it is not kept */
  const page = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | undefined,
    answerOf: (moment: Moment) => Promise<Answer>,
  ): Promise<FastifyReply> => {
    const moment = await now();
    store.setMoment(`${moment.catalogue.version} ${moment.today} ${origin()}`);
    const kept = key === undefined ? undefined : store.get(key);
    if (kept) return sendPrecompressed(request, reply.status(kept.status), kept.text);
    app.budgets.spend(addressOf(request), COST, ADDRESS_BUDGET);
    const answer = await answerOf(moment);
    if ('moved' in answer) return reply.redirect(answer.moved, 301);
    const text = await drawn(answer.input);
    if (key !== undefined && answer.status === 200)
      store.set(key, { status: answer.status, text }, text.bodies.identity.length);
    return sendPrecompressed(request, reply.status(answer.status), text);
  };

  app.get<{ Querystring: Record<string, string> }>('/awards', (request, reply) => {
    const asked = readView(request.query);
    return page(request, reply, addressOfView(asked.view, asked.page), (moment) => listAnswer(moment, asked));
  });
  app.get('/awards/', (_request, reply) => reply.redirect('/awards', 301));
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(
    '/awards/for/*',
    (request, reply) => {
      const path = request.params['*'];
      const { page: number } = readView(request.query);
      return page(request, reply, `for/${path}?${number}`, (moment) => landingAnswer(moment, path, number));
    },
  );
  app.get<{ Params: { id: string } }>('/awards/:id', (request, reply) => {
    const { id } = request.params;
    return page(request, reply, `award ${id}`, (moment) => awardAnswer(moment, id));
  });

  app.get<{ Params: { id: string } }>('/awards/:id/share.png', async (request, reply) => {
    const { id } = request.params;
    const moment = await now();
    pictures.setMoment(`${moment.catalogue.version} ${moment.today}`);
    let picture = pictures.get(id);
    if (!picture) {
      app.budgets.spend(addressOf(request), PICTURE_COST, ADDRESS_BUDGET);
      const answer = await awardAnswer(moment, id);
      const words = 'input' in answer ? (await draw(answer.input)).picture : undefined;
      if (!words)
        return reply
          .status(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Not found');
      picture = await drawSharePicture(words);
      pictures.set(id, picture, picture.length);
    }
    return reply.header('cache-control', PICTURE_CACHE).type('image/png').send(picture);
  });

  const sitemap = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { catalogue, today } = await now();
    store.setMoment(`${catalogue.version} ${today} ${origin()}`);
    const address = request.url.split('?')[0] ?? '';
    const kept = store.get(address);
    if (kept) return sendPrecompressed(request, reply, kept.text);
    app.budgets.spend(addressOf(request), COST * 4, ADDRESS_BUDGET);
    const awards = catalogue.records
      .filter(isListed)
      .map((record) => ({ address: awardPath(record.id), changed: lastRead(record) }));
    const lists = await (await landingLists(catalogue, today)).all();
    const files = sitemaps({ awards: [{ address: '/awards' }, ...awards], lists }, origin());
    const content = files.get(address);
    if (content === undefined) return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
    const text = precompress(content, 'application/xml', QUALITY);
    store.set(address, { status: 200, text }, text.bodies.identity.length);
    return sendPrecompressed(request, reply, text);
  };
  app.get('/sitemap.xml', sitemap);
  app.get('/sitemaps/:file', (request, reply) =>
    request.url.startsWith(PAGES_SITEMAP) ? reply.callNotFound() : sitemap(request, reply),
  );
};
