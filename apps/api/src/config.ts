import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';

import type { HouseTexts } from '@laurel/contract';
import { z } from 'zod';

/** A wrong environment variable. The message names it and never its value. */
export class ConfigError extends Error {
  readonly variable: string;
  /** What to write instead. */
  readonly expected: string;
  constructor(variable: string, expected: string) {
    super(`${variable} is not valid: ${expected}.`);
    this.name = 'ConfigError';
    this.variable = variable;
    this.expected = expected;
  }
}

/** An environment: the variables of a process, or those of a test. */
export type Environment = Record<string, string | undefined>;

const number = (min: number, max: number, fallback: number, expected: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected)
    .default(fallback);

const PORT_WORDS = 'use a port number from 0 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT_WORDS)
  .transform(Number)
  .refine((value) => value <= 65_535, PORT_WORDS);

const url = (protocols: string[], expected: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), expected);

/** One network of RATE_LIMIT_NETWORKS: its addresses, and how many times what others may do. */
const NETWORK = /^([0-9a-f.:]+)\/(\d{1,3})=(\d{1,4})$/i;

const networkOf = (written: string): { network: BlockList; times: number } | undefined => {
  const [, address = '', bits = '', times = ''] = NETWORK.exec(written.trim()) ?? [];
  const family = isIP(address);
  if (family === 0 || Number(bits) > (family === 4 ? 32 : 128) || Number(times) < 1) return undefined;
  const network = new BlockList();
  network.addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
  return { network, times: Number(times) };
};

/** An address alone, or a name followed by an address in angle brackets. */
const MAIL_FROM = /^(?:([^<>"@\p{Cc}]+)<([^\s<>@,]+@[^\s<>@,]+)>|([^\s<>@,]+@[^\s<>@,]+))$/u;

/** Domains of addresses, with commas between them. */
const DOMAINS = /^[a-z0-9.-]+\.[a-z]{2,}(?:, ?[a-z0-9.-]+\.[a-z]{2,})*$/i;

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'use development, test or production' })
    .default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1, 'use a host name or address').default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1, 'use a host name or address').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'use a folder').default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'use a postgres:// connection string').optional(),
  PUBLIC_URL: url(['http:', 'https:'], 'use an http:// or https:// address').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'use an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z
    .string()
    .regex(MAIL_FROM, 'use an address, or a name and an address: Laurel <no-reply@example.org>')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'use at least 32 characters').optional(),
  SESSION_SECRET_PREVIOUS: z.string().min(32, 'use at least 32 characters').optional(),
  ACCESS_TOKEN_MINUTES: number(1 / 60, 1440, 15, 'use a number of minutes from 1/60 to 1440'),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(true|false|\d{1,2}|[0-9a-fA-F.:/, ]+)$/,
      'use true, false, a number of proxies, or their addresses',
    )
    .default('false'),
  RATE_LIMIT_SCALE: number(0.01, 1_000_000, 1, 'use a number from 0.01 to 1000000'),
  RATE_LIMIT_NETWORKS: z
    .string()
    .refine(
      (value) => value.split(',').every((network) => networkOf(network) !== undefined),
      'use networks, each with how many times the usual limits it has: 198.51.100.0/24=20, 2001:db8::/48=20',
    )
    .optional(),
  MATCH_IN_REQUEST_MAX: number(0, 10_000_000, 100_000, 'use a number of scholarships'),
  MIGRATE: z.enum(['on', 'off'], { error: 'use on or off' }).default('on'),
  WORKER: z.enum(['inline', 'off'], { error: 'use inline or off' }).default('inline'),
  CATALOGUE_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9+/=]{40,200}$/,
      'use the public key as base64: openssl pkey -pubout -outform DER | base64',
    )
    .optional(),
  VERIFY: z.enum(['on', 'off'], { error: 'use on or off' }).default('off'),
  MCP: z.enum(['on', 'off'], { error: 'use on or off' }).default('off'),
  SPELL_CHECK: z.enum(['on', 'off'], { error: 'use on or off' }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'use fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  TODAY: z.iso.date('use a date as YYYY-MM-DD').optional(),
  LLM_PROVIDER: z
    .enum(['none', 'openai-compatible', 'anthropic', 'ollama'], {
      error: 'use none, openai-compatible, anthropic or ollama',
    })
    .default('none'),
  LLM_BASE_URL: url(['http:', 'https:'], 'use an http:// or https:// address')
    .refine((value) => !/\/\/[^/?#]*@/.test(value), 'use an address without a name or password in it')
    .optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, 'use the key as the provider gives it, without spaces')
    .optional(),
  LLM_MODEL: z
    .string()
    .regex(/^[\w.:@/+-]{1,200}$/, 'use the name of a model as the provider writes it')
    .optional(),
  LLM_ESSAYS_PER_DAY: number(0, 1000, 10, 'use a number of essays from 0 to 1000'),
  OPERATOR_NAME: z
    .string()
    .regex(/^[^\p{Cc}<>]{1,100}$/u, 'use a name of at most 100 characters')
    .optional(),
  OPERATOR_ADDRESS: z.string().max(500, 'use at most 500 characters').optional(),
  DATA_PROTECTION_CONTACT: z.string().max(1000, 'use at most 1000 characters').optional(),
  RETENTION_POLICY: z.string().max(2000, 'use at most 2000 characters').optional(),
  OPERATOR_EMAIL: z.email('use an e-mail address').max(254, 'use an e-mail address').optional(),
  SIGN_UP: z
    .string()
    .regex(
      /^(?:open|closed|invitation|[a-z0-9.-]+\.[a-z]{2,}(?:, ?[a-z0-9.-]+\.[a-z]{2,})*)$/i,
      'use open, closed, invitation, or the domains of addresses: uni.example, college.example',
    )
    .default('open'),
  REFUSE_COMMON_PASSWORDS: z.enum(['true', 'false'], { error: 'use true or false' }).default('false'),
  LOCAL_PASSWORDS: z.enum(['on', 'off'], { error: 'use on or off' }).default('on'),
  OIDC_ISSUER: url(['https:', 'http:'], 'use the https:// address of the OpenID provider')
    .refine(
      (value) => value.startsWith('https:') || /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(value),
      'use https://, unless it runs on this machine',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().max(300, 'use at most 300 characters').optional(),
  OIDC_CLIENT_SECRET: z.string().max(1000, 'use at most 1000 characters').optional(),
  OIDC_NAME: z
    .string()
    .regex(/^[^\p{Cc}<>]{1,60}$/u, 'use a name of at most 60 characters')
    .default('your university'),
  OIDC_DOMAINS: z
    .string()
    .regex(DOMAINS, 'use the domains of addresses: uni.example, college.example')
    .optional(),
  OIDC_CLAIMS: z
    .string()
    .regex(
      /^(?:email|firstName|lastName)=[\w:./-]+(?:, ?(?:email|firstName|lastName)=[\w:./-]+)*$/,
      'use email, firstName and lastName with the names of claims: email=mail, lastName=sn',
    )
    .optional(),
  OIDC_LOGOUT: z.enum(['true', 'false'], { error: 'use true or false' }).default('false'),
  OIDC_AMR: z
    .string()
    .regex(
      /^[\w:./-]{1,60}(?:, ?[\w:./-]{1,60}){0,19}$/,
      'use methods as the provider names them: mfa, otp, hwk',
    )
    .optional(),
  IDLE_ACCOUNT_MONTHS: z
    .string()
    .regex(/^(?:0|[3-9]|[1-9]\d|1[01]\d|120)$/, 'use a number of months from 3 to 120, or 0 (never)')
    .transform(Number)
    .default(0),
  NEW_DEVICE_NOTICE: z.enum(['true', 'false'], { error: 'use true or false' }).default('false'),
  DESK_TWO_PERSONS: z.enum(['true', 'false'], { error: 'use true or false' }).default('false'),
  SNAPSHOT_MINUTES: number(0, 10_080, 60, 'use a number of minutes from 0 (never) to 10080'),
  SNAPSHOT_KEY: z.string().min(32, 'use at least 32 characters').optional(),
});

/** The names of all settings. */
export const SETTINGS = Object.keys(variables.shape);

/** Settings that hold a secret. Each may stand in a file instead, which `NAME_FILE` names: an environment is read by more programs than a file. */
export const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'SMTP_URL',
  'LLM_API_KEY',
  'OIDC_CLIENT_SECRET',
  'SNAPSHOT_KEY',
];

/** The OpenID provider of the house. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** Undefined: a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  /** What the button calls it. */
  name: string;
  /** Domains of addresses that may sign in; empty: all that the provider knows. */
  domains: string[];
  /** What the claims are called there. */
  claims: { email: string; firstName: string; lastName: string };
  /** Whether signing out here leads on to signing out there. */
  signsOutThere: boolean;
  /** Methods (`amr`) of which the provider must have used one; empty: however it signs in. */
  methods: string[];
}

/** A configured language model, with everything its provider requires (see `languageModelOf`). */
export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic' | 'ollama';
  /** Undefined: the provider's default address. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  model: string;
}

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Where `/metrics` is served; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Origin of links; undefined: the address that the server listens on. */
  publicUrl: string | undefined;
  /** Mail server; undefined: mails become files in the folder `outbox` below `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: { name: string; address: string };
  sessionSecret: string | undefined;
  /** What was `sessionSecret` before it was changed: what was made under it still holds. */
  previousSessionSecret: string | undefined;
  accessTokenMinutes: number;
  trustProxy: boolean | number | string;
  rateLimitScale: number;
  /** Networks whose addresses may do more than others: a campus whose students share a few addresses. */
  rateLimitNetworks: readonly { network: BlockList; times: number }[];
  /** The largest catalogue that is matched within the request; larger ones are matched by background jobs. */
  matchInRequestMax: number;
  inlineWorker: boolean;
  /** Whether the schema is brought up to date at every start; else by `laurel migrate` alone. */
  migrates: boolean;
  /** Whose updates of the catalogue are taken: base64 of an Ed25519 public key. */
  catalogueKey: string | undefined;
  /** Whether programs may ask the catalogue under /mcp. */
  mcp: boolean;
  /** Whether essays are checked for spelling, which takes some 250 MB while it is in use. */
  spellCheck: boolean;
  /** Whether the worker visits the records' own pages. */
  verifyPages: boolean;
  logLevel: string;
  today: string | undefined;
  snapshotMinutes: number;
  /** What snapshots and backups of the embedded database are encrypted with; undefined: they are not. */
  snapshotKey: string | undefined;
  /** Who may open an account: `open`, `closed`, `invitation`, or domains of addresses; invited addresses but where it is closed. */
  signUp: string;
  /** Whether a new password may not be one of those that are guessed first. */
  refuseCommonPasswords: boolean;
  /** Whether students may sign in with a password of Laurel's own; off: by the provider alone. */
  localPasswords: boolean;
  /** Undefined: there is none, which is the default. */
  signInProvider: ProviderSettings | undefined;
  /** Accounts that nobody has used for so many months are erased, after a warning; 0: never, which is the default. */
  idleAccountMonths: number;
  /** Whether students are told by mail of a sign-in with a browser that is new to the account. */
  noticesNewDevices: boolean;
  /** Whether an edit at the desk waits until somebody else has looked at it. */
  deskTwoPersons: boolean;
  /** Undefined: no language model, which is the default. */
  languageModel: ModelSettings | undefined;
  /** Essays of one student that the language model reads in a day. */
  modelEssaysPerDay: number;
  /** What the public pages say of who runs this Laurel, where nothing else was written at the desk. */
  houseTexts: Partial<HouseTexts>;
}

const trustProxy = (value: string): boolean | number | string => {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
};

const mailFrom = (value: string | undefined, publicUrl: string | undefined): Config['mailFrom'] => {
  const [, name, bracketed, plain] = MAIL_FROM.exec(value ?? '') ?? [];
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return { name: name?.trim() ?? 'Laurel', address: bracketed ?? plain ?? `no-reply@${host}` };
};

/** A file of settings has one line for each: `\n` in it begins a new one. */
const linesOf = (text: string | undefined) => text?.replaceAll('\\n', '\n');

type Values = z.infer<typeof variables>;

/** What the provider of a language model needs and lacks. */
const missingOfModel = (values: Values): ConfigError | undefined => {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = values;
  const missing = (name: string) => new ConfigError(name, `it is required with LLM_PROVIDER=${provider}`);
  if (provider === 'none') return undefined;
  if (!model) return missing('LLM_MODEL');
  if (provider === 'openai-compatible' && !baseUrl) return missing('LLM_BASE_URL');
  if (provider === 'anthropic' && !apiKey) return missing('LLM_API_KEY');
  return undefined;
};

const languageModelOf = ({
  LLM_PROVIDER: provider,
  LLM_BASE_URL: baseUrl,
  LLM_API_KEY: apiKey,
  LLM_MODEL: model,
}: Values): ModelSettings | undefined =>
  provider === 'none' || !model ? undefined : { provider, baseUrl, apiKey, model };

const signInProviderOf = (values: Values): ProviderSettings | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer || !clientId) return undefined;
  const claims = { email: 'email', firstName: 'given_name', lastName: 'family_name' };
  for (const pair of values.OIDC_CLAIMS?.split(/, ?/) ?? []) {
    const [name, claim = ''] = pair.split('=');
    claims[name as keyof typeof claims] = claim;
  }
  const domains = values.OIDC_DOMAINS?.toLowerCase().split(/, ?/) ?? [];
  return {
    issuer,
    clientId,
    clientSecret,
    name: values.OIDC_NAME,
    domains,
    claims,
    signsOutThere: values.OIDC_LOGOUT === 'true',
    methods: values.OIDC_AMR?.split(/, ?/) ?? [],
  };
};

/** What is wrong with settings that are each right by themselves. */
const problemsTogether = (values: Values): ConfigError[] =>
  [
    values.TODAY && values.NODE_ENV === 'production'
      ? new ConfigError('TODAY', 'it fixes the calendar day and is refused when NODE_ENV is production')
      : undefined,
    values.DATABASE_URL && !values.SESSION_SECRET
      ? new ConfigError(
          'SESSION_SECRET',
          'it is required together with DATABASE_URL, with at least 32 characters',
        )
      : undefined,
    values.MIGRATE === 'off' && !values.DATABASE_URL
      ? new ConfigError('MIGRATE', 'it can be off only with DATABASE_URL')
      : undefined,
    values.OIDC_ISSUER && !values.OIDC_CLIENT_ID
      ? new ConfigError('OIDC_CLIENT_ID', 'it is required together with OIDC_ISSUER')
      : undefined,
    values.LOCAL_PASSWORDS === 'off' && !values.OIDC_ISSUER
      ? new ConfigError(
          'LOCAL_PASSWORDS',
          'it can be off only where OIDC_ISSUER names a provider to sign in with',
        )
      : undefined,
    values.IDLE_ACCOUNT_MONTHS > 0 && values.NODE_ENV === 'production' && !values.SMTP_URL
      ? new ConfigError('IDLE_ACCOUNT_MONTHS', 'it needs SMTP_URL: students are warned by mail before')
      : undefined,
    missingOfModel(values),
  ].filter((problem) => problem !== undefined);

/** The contents of the files that `NAME_FILE` names; without the line break that editors put at the end. */
const readSecretFiles = (env: Environment) => {
  const problems: ConfigError[] = [];
  const read: [string, string][] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) problems.push(new ConfigError(`${name}_FILE`, `${name} is set too; keep one of them`));
    else
      try {
        const text = readFileSync(file, 'utf8').trim();
        if (text === '') problems.push(new ConfigError(`${name}_FILE`, 'the file that it names is empty'));
        else read.push([name, text]);
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        problems.push(new ConfigError(`${name}_FILE`, `the file that it names cannot be read (${code})`));
      }
  }
  return { problems, read: Object.fromEntries(read) };
};

/** Every setting as the environment and its files give it; an empty variable counts as absent. And all that is wrong with them. */
export const readSettings = (env: Environment) => {
  const files = readSecretFiles(env);
  const given = Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const value = env[name] || files.read[name];
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = variables.safeParse(given);
  const wrong = (parsed.error?.issues ?? []).map(
    ({ path: [name], message }) => new ConfigError(String(name), message),
  );
  return {
    given,
    defaults: variables.parse({}) as Readonly<Record<string, unknown>>,
    values: parsed.data,
    problems: [...files.problems, ...wrong, ...(parsed.data ? problemsTogether(parsed.data) : [])],
  };
};

/**
 * Reads the environment once. An empty variable counts as absent.
 * @throws ConfigError for the first wrong variable
 */
export const readConfig = (env: Environment): Config => {
  const { values, problems } = readSettings(env);
  if (!values || problems[0]) throw problems[0] ?? new Error('The settings cannot be read.');
  return Object.freeze({
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL,
    mailFrom: mailFrom(values.MAIL_FROM, values.PUBLIC_URL),
    sessionSecret: values.SESSION_SECRET,
    previousSessionSecret: values.SESSION_SECRET_PREVIOUS,
    accessTokenMinutes: values.ACCESS_TOKEN_MINUTES,
    trustProxy: trustProxy(values.TRUST_PROXY),
    rateLimitScale: values.RATE_LIMIT_SCALE,
    rateLimitNetworks: (values.RATE_LIMIT_NETWORKS?.split(',') ?? [])
      .map(networkOf)
      .filter((network) => network !== undefined),
    matchInRequestMax: values.MATCH_IN_REQUEST_MAX,
    migrates: values.MIGRATE === 'on',
    inlineWorker: values.WORKER === 'inline',
    catalogueKey: values.CATALOGUE_KEY,
    mcp: values.MCP === 'on',
    spellCheck: values.SPELL_CHECK === 'on',
    verifyPages: values.VERIFY === 'on',
    logLevel: values.LOG_LEVEL,
    today: values.TODAY,
    snapshotMinutes: values.SNAPSHOT_MINUTES,
    snapshotKey: values.SNAPSHOT_KEY,
    signUp: values.SIGN_UP.toLowerCase(),
    refuseCommonPasswords: values.REFUSE_COMMON_PASSWORDS === 'true',
    localPasswords: values.LOCAL_PASSWORDS === 'on',
    signInProvider: signInProviderOf(values),
    idleAccountMonths: values.IDLE_ACCOUNT_MONTHS,
    noticesNewDevices: values.NEW_DEVICE_NOTICE === 'true',
    deskTwoPersons: values.DESK_TWO_PERSONS === 'true',
    languageModel: languageModelOf(values),
    modelEssaysPerDay: values.LLM_ESSAYS_PER_DAY,
    houseTexts: Object.fromEntries(
      Object.entries({
        operatorName: values.OPERATOR_NAME,
        operatorEmail: values.OPERATOR_EMAIL,
        operatorAddress: linesOf(values.OPERATOR_ADDRESS),
        dataProtection: linesOf(values.DATA_PROTECTION_CONTACT),
        retention: linesOf(values.RETENTION_POLICY),
      }).filter(([, text]) => text),
    ),
  });
};
