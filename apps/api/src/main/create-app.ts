import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DrawAwardPage, isListedPassword, LISTED_PASSWORD_REFUSED } from '@laurel/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { accountRoutes } from '../modules/account/index.ts';
import {
  authRoutes,
  createAdmitPassword,
  createAuthenticate,
  createAuthenticateKeeper,
  createLocalPasswords,
  createRequireFreshCode,
  createTokens,
  passkeyHost,
  providerLogoutRoutes,
} from '../modules/auth/index.ts';
import { awardPagesRoutes } from '../modules/award-pages/award-pages.routes.ts';
import { browseRoutes, publicAwardsRoutes } from '../modules/browse/index.ts';
import { deskRoutes } from '../modules/desk/index.ts';
import { dismissedScholarshipsRoutes } from '../modules/dismissed-scholarships/dismissed-scholarships.routes.ts';
import { essaysRoutes } from '../modules/essays/index.ts';
import { groupsRoutes } from '../modules/groups/groups.routes.ts';
import { guestCatalogueRoutes } from '../modules/guest-catalogue/index.ts';
import { healthRoutes } from '../modules/health/health.routes.ts';
import { listSources } from '../modules/import/index.ts';
import { findStudent, matchingRoutes } from '../modules/matching/index.ts';
import { findProposals } from '../modules/model-extraction/index.ts';
import { notificationsRoutes, queueReminders, unsubscribeRoutes } from '../modules/notifications/index.ts';
import { openDataRoutes } from '../modules/open-data/open-data.routes.ts';
import { createHouseTexts, operatorOf, operatorsRoutes } from '../modules/operators/index.ts';
import { paraphraseMatches } from '../modules/paraphrase/index.ts';
import { preferencesRoutes } from '../modules/preferences/preferences.routes.ts';
import {
  calendarRoutes,
  createCalendarSecrets,
  findOwn,
  findRecordFor,
  ownScholarshipsRoutes,
  savedAmong,
  savedScholarshipsRoutes,
} from '../modules/saved-scholarships/index.ts';
import { createAudit } from '../platform/audit/index.ts';
import type { Queue } from '../platform/background/index.ts';
import type { SessionSecrets } from '../platform/derive-keys.ts';
import { AppError } from '../platform/http/app-error.ts';
import { createHttpServer } from '../platform/http/create-http-server.ts';
import { sendError } from '../platform/http/send-error.ts';
import { sharedRateLimits } from '../platform/http/shared-rate-limits.ts';
import { providerName } from '../platform/language-model/index.ts';
import { observeRequests } from '../platform/metrics/index.ts';
import type { Watchdog } from '../platform/watchdog/index.ts';
import { withSite } from './public-pages.ts';
import { serveWebApp } from './serve-web-app.ts';
import type { Services } from './services.ts';

/** What the built web app brings for drawing the public pages of awards; undefined when its build has none. */
const loadAwardPagesDrawing = async (
  folder: string,
): Promise<{ draw: DrawAwardPage; template: string } | undefined> => {
  const code = path.join(folder, 'server/entry-award-pages.js');
  if (!existsSync(code)) return undefined;
  const { drawAwardPage } = (await import(pathToFileURL(code).href)) as { drawAwardPage: DrawAwardPage };
  return { draw: drawAwardPage, template: readFileSync(path.join(folder, 'pages/awards.html'), 'utf8') };
};

/** The HTTP application: every route of the API below `/api`, and the web app at `webFolder` when it is given. */
export const createApp = async (
  config: Config,
  services: Services & { queue: Queue; sessionSecrets: SessionSecrets; watchdog?: Watchdog },
  webFolder?: string,
): Promise<FastifyInstance> => {
  const { database, clock, logger, metrics } = services;
  const tokens = createTokens(services.sessionSecrets, config.accessTokenMinutes);
  const app = await createHttpServer({
    logger,
    trustProxy: config.trustProxy,
    rateLimitScale: config.rateLimitScale,
    rateLimitNetworks: config.rateLimitNetworks,
    // Only one process can open an embedded database, so it may count by itself.
    rateLimitStore: database.kind === 'server' ? sharedRateLimits(services) : undefined,
    tls: config.publicUrl?.startsWith('https:') ?? false,
  });
  observeRequests(app, metrics);
  services.watchdog?.watch(app);
  app.decorate('authenticate', createAuthenticate({ database, clock, tokens }));
  app.decorate('authenticateKeeper', createAuthenticateKeeper({ database, clock, tokens }));
  app.decorate('requireFreshCode', createRequireFreshCode({ database, clock }));
  const localPasswords = createLocalPasswords(config, { database, clock });
  app.decorate('requirePasswords', localPasswords.require);
  app.decorate('startAudit', createAudit({ database, clock }));

  const houseTexts = createHouseTexts(services, config.houseTexts);
  await houseTexts.refresh();
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      const guessed = { isListed: isListedPassword, message: LISTED_PASSWORD_REFUSED };
      const admitPassword = createAdmitPassword(config.refuseCommonPasswords ? guessed : undefined);
      const context = { ...services, tokens, admitPassword, localPasswords };
      healthRoutes(api, context);
      authRoutes(api, { ...context, signUp: config.signUp, noticesNewDevices: config.noticesNewDevices });
      accountRoutes(api, context);
      preferencesRoutes(api, context);
      const studentOf = (userId: string) => findStudent(context, userId);
      browseRoutes(api, {
        ...context,
        findStudent: studentOf,
        listSources: () => listSources(database.queries),
        findOwn: (userId, id) => findOwn(database.queries, userId, id),
        findRecordFor: async (userId, id) => (await findRecordFor(database.queries, userId, id))?.record,
        savedAmong: (userId, ids) => savedAmong(database.queries, userId, ids),
        findProposals: (record) => findProposals(database.queries, record),
        paraphraseMatches: (matches, student) => paraphraseMatches(context, matches, student),
      });
      publicAwardsRoutes(api, context);
      openDataRoutes(api, context);
      const onSaved = (userId: string, scholarshipId: string) =>
        queueReminders(services.queue, userId, scholarshipId);
      savedScholarshipsRoutes(api, { ...context, onSaved });
      ownScholarshipsRoutes(api, { ...context, onSaved });
      dismissedScholarshipsRoutes(api, context);
      calendarRoutes(api, {
        ...context,
        calendarSecrets: createCalendarSecrets(services.sessionSecrets),
      });
      notificationsRoutes(api, context);
      // In a plugin of its own: only these routes accept form bodies.
      await api.register(async (apart) => unsubscribeRoutes(apart, context));
      await api.register(async (apart) =>
        providerLogoutRoutes(apart, { ...context, noticesNewDevices: config.noticesNewDevices }),
      );
      matchingRoutes(api, { ...context, matchInRequestMax: config.matchInRequestMax });
      essaysRoutes(api, { ...context, findStudent: studentOf });
      operatorsRoutes(api, {
        ...context,
        signUp: config.signUp,
        sendsBySmtp: config.smtpUrl !== undefined,
        houseTexts,
      });
      groupsRoutes(api, context);
      deskRoutes(api, { ...context, twoPersons: config.deskTwoPersons });
      // Without these routes the web app would answer an unknown GET with a page.
      for (const path of ['', '/*'])
        api.all(path, (request, reply) => sendError(new AppError('not_found'), request.id, reply));
    },
    { prefix: '/api' },
  );
  guestCatalogueRoutes(app, services);
  // Loaded late: most installations never switch it on.
  if (config.mcp) (await import('../modules/mcp/index.ts')).mcpRoutes(app, services);
  if (webFolder) {
    const site = () => ({
      operator: operatorOf(houseTexts.now()),
      model: services.languageModel.model,
      modelProvider: config.languageModel && providerName(config.languageModel),
      signInWith: config.signInProvider?.name,
      passkeysAt: config.localPasswords ? passkeyHost(services.origin) : undefined,
      passwordsOff: config.localPasswords ? undefined : (true as const),
    });
    const drawing = await loadAwardPagesDrawing(webFolder);
    if (drawing) {
      const template = () => withSite(drawing.template, site());
      awardPagesRoutes(app, { ...services, ...drawing, template, origin: services.origin.get });
    }
    await serveWebApp(app, webFolder, services.origin.get, site);
  }
  return app;
};
