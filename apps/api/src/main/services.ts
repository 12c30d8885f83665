import type { Database } from '@laurel/db';
import type { Config } from '../config.ts';
import {
  createLinkTokens,
  createOneTimeCodes,
  createSignInProvider,
  type LinkTokens,
  type OneTimeCodes,
  type SignInProvider,
} from '../modules/auth/index.ts';
import { type CatalogueIndex, createCatalogueIndex } from '../modules/catalogue/index.ts';
import { type CatalogueFiles, createCatalogueFiles } from '../modules/guest-catalogue/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { SessionSecrets } from '../platform/derive-keys.ts';
import { createFetcher, type Fetcher } from '../platform/fetch/index.ts';
import {
  createLanguageModel,
  type LanguageModel,
  MODEL_BUDGETS,
  type ModelBudgets,
} from '../platform/language-model/index.ts';
import type { Logger } from '../platform/logger.ts';
import {
  createEncrypter,
  createMailDelivery,
  type Encrypter,
  type MailDelivery,
} from '../platform/mailer/index.ts';
import type { Metrics } from '../platform/metrics/index.ts';
import { createOrigin, type Origin } from '../platform/origin.ts';
import { createPageReader, type PageReader } from '../platform/page-reader/index.ts';
import {
  createSpellChecker,
  noSpellChecker,
  type WorkerSpellChecker,
} from '../platform/spell-check/index.ts';
import { createTextEngine, type TextEngine } from '../platform/text-engine/index.ts';

/** The services that modules are built from. */
export interface Services {
  database: Database;
  /** Where snapshots and the outbox are. */
  dataDir: string;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  catalogue: CatalogueIndex;
  catalogueFiles: CatalogueFiles;
  spellChecker: WorkerSpellChecker;
  textEngine: TextEngine;
  /** Reads the pages that students give; a page of words is small, and the student waits. */
  pageFetcher: Fetcher;
  /** Reads the pages of records and of sources. */
  pageReader: PageReader;
  origin: Origin;
  encrypter: Encrypter;
  linkTokens: LinkTokens;
  oneTimeCodes: OneTimeCodes;
  /** Undefined: none is configured. */
  signInProvider: SignInProvider | undefined;
  mailDelivery: MailDelivery;
  languageModel: LanguageModel;
  modelBudgets: ModelBudgets;
}

/** @param secrets from which encryption keys are derived */
export const createServices = (
  config: Config,
  database: Database,
  logger: Logger,
  metrics: Metrics,
  secrets: SessionSecrets,
): Services => {
  const encrypter = createEncrypter(secrets);
  const clock = systemClock(config.today);
  const origin = createOrigin(config);
  const catalogue = createCatalogueIndex(database);
  const spellChecker = config.spellCheck
    ? createSpellChecker({ onTrouble: (reason) => logger.warn({ reason }, 'spelling check') })
    : noSpellChecker;
  return {
    database,
    dataDir: config.dataDir,
    clock,
    logger,
    metrics,
    catalogue,
    catalogueFiles: createCatalogueFiles(catalogue),
    spellChecker,
    textEngine: createTextEngine({
      spellChecker,
      onTrouble: (reason) => logger.warn({ reason }, 'reading a text'),
    }),
    pageFetcher: createFetcher({ maxBytes: 3 * 1024 * 1024, maxMs: 6_000 }),
    pageReader: createPageReader(),
    origin,
    encrypter,
    linkTokens: createLinkTokens(secrets),
    oneTimeCodes: createOneTimeCodes(secrets),
    signInProvider:
      config.signInProvider &&
      createSignInProvider(config.signInProvider, { origin, clock, logger, secrets }),
    mailDelivery: createMailDelivery(config, encrypter, logger),
    languageModel: createLanguageModel(config.languageModel, { clock, logger, metrics }),
    modelBudgets: { ...MODEL_BUDGETS, essaysPerDay: config.modelEssaysPerDay },
  };
};
