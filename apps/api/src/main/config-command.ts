import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { editDistance } from '@laurel/text';
import type { Command } from 'commander';
import { type Config, type Environment, readConfig, readSettings, SECRETS, SETTINGS } from '../config.ts';
import { print } from './command-line.ts';

/** A setting, what is wrong with it, and what to do about it. */
interface Finding {
  setting: string;
  problem: string;
  todo: string;
}

const CONNECT_MS = 5_000;
/** Names that differ by so many letters from a setting are taken for a slip of it. */
const SLIP = 2;

/** A secret without its secret: an address keeps what is needed to recognise it. */
const masked = (value: string): string => {
  if (!URL.canParse(value)) return `(set, ${value.length} characters)`;
  const { protocol, host, pathname, username } = new URL(value);
  return `${protocol}//${username === '' ? '' : '***@'}${host}${pathname}`;
};

/** Every setting with its value and where that comes from. */
const describeSettings = (env: Environment, { given, defaults }: ReturnType<typeof readSettings>) =>
  SETTINGS.map((name) => {
    const value = given[name];
    if (value === undefined) return { setting: name, value: defaults[name] ?? null, from: 'default' };
    const shown = SECRETS.includes(name) ? masked(value) : value;
    return { setting: name, value: shown, from: env[name] ? 'environment' : 'file' };
  });

/** Variables that look like a setting whose name was mistyped; nobody reads them. */
const findSlips = (env: Environment): Finding[] => {
  const known = [...SETTINGS, ...SECRETS.map((name) => `${name}_FILE`)];
  return Object.keys(env).flatMap((name) => {
    if (name.length < 6 || known.includes(name)) return [];
    const meant = known.find((setting) => setting.length > 5 && editDistance(name, setting, SLIP) <= SLIP);
    return meant
      ? [{ setting: name, problem: 'no setting has this name, so nothing reads it', todo: `write ${meant}` }]
      : [];
  });
};

/** What works, but not as a house with students in it needs it. */
const advise = (config: Config): Finding[] => {
  if (!config.production) return [];
  const isOpen = !['127.0.0.1', 'localhost', '::1'].includes(config.host);
  const advice: [boolean, Finding][] = [
    [
      config.publicUrl === undefined,
      {
        setting: 'PUBLIC_URL',
        problem: 'links in mails lead to the address that the server listens on',
        todo: 'set it to the https:// address that students use',
      },
    ],
    [
      config.publicUrl?.startsWith('http:') ?? false,
      {
        setting: 'PUBLIC_URL',
        problem: 'passwords cross the network in plain text',
        todo: 'put a proxy with TLS in front and name its https:// address; ops/one-machine shows one',
      },
    ],
    [
      config.smtpUrl === undefined,
      {
        setting: 'SMTP_URL',
        problem: 'no mail leaves this machine: nobody can set a new password or confirm an address',
        todo: 'set it to the mail server',
      },
    ],
    [
      !config.houseTexts.operatorEmail,
      {
        setting: 'OPERATOR_EMAIL',
        problem: 'students find nobody to ask, and the privacy page names nobody',
        todo: 'set it, and OPERATOR_NAME',
      },
    ],
    [
      config.databaseUrl === undefined,
      {
        setting: 'DATABASE_URL',
        problem:
          'the embedded database has one process and one disk: what that loses, its last copy brings back',
        todo: 'set it to a PostgreSQL server for anything that matters',
      },
    ],
    [
      config.databaseUrl === undefined && config.snapshotKey === undefined,
      {
        setting: 'SNAPSHOT_KEY',
        problem:
          'whoever gets a snapshot or a backup of the embedded database reads essays and answers in it',
        todo: 'set it (openssl rand -base64 48), and keep a copy of it away from the backups',
      },
    ],
    [
      config.trustProxy === true,
      {
        setting: 'TRUST_PROXY',
        problem: 'whoever calls can claim to have any address, so that limits by address hold nobody',
        todo: 'set it to the number of proxies in front',
      },
    ],
    [
      config.trustProxy === false && (config.publicUrl?.startsWith('https:') ?? false),
      {
        setting: 'TRUST_PROXY',
        problem: 'behind the proxy that https needs, all students share one address and its limits',
        todo: 'set it to the number of proxies in front, usually 1',
      },
    ],
    [
      isOpen && config.publicUrl === undefined,
      {
        setting: 'HOST',
        problem: 'the server is reached from other machines without TLS',
        todo: 'use 127.0.0.1 and a proxy in front',
      },
    ],
    [
      config.rateLimitScale > 1,
      {
        setting: 'RATE_LIMIT_SCALE',
        problem: 'every limit is wider for everybody, attackers included',
        todo: 'use RATE_LIMIT_NETWORKS for a campus behind few addresses',
      },
    ],
  ];
  return advice.filter(([applies]) => applies).map(([, finding]) => finding);
};

/** The code of a failure: messages of servers can quote what was sent to them. */
const codeOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'error');
};

const tryDatabase = async (url: string): Promise<Finding[]> => {
  const { openServerDatabase } = await import('@laurel/db');
  const database = openServerDatabase(url, () => undefined);
  try {
    await database.ping(CONNECT_MS);
    return [];
  } catch (error) {
    return [
      {
        setting: 'DATABASE_URL',
        problem: `the database does not answer, or takes no writes (${codeOf(error)})`,
        todo: 'check host, port, name, password and rights: psql "$DATABASE_URL" -c "select 1"',
      },
    ];
  } finally {
    await database.close();
  }
};

const tryMailServer = async (url: string): Promise<Finding[]> => {
  const { verifyMailServer } = await import('../platform/mailer/index.ts');
  const failure = await verifyMailServer(url);
  const todo = 'check host, port, name and password; smtp:// needs STARTTLS unless ?requireTLS=false is said';
  return failure
    ? [{ setting: 'SMTP_URL', problem: `the mail server takes no mail (${failure})`, todo }]
    : [];
};

/** A folder that is not there yet is made at the start, if the nearest one above it can be written. */
const tryDataFolder = async (folder: string): Promise<Finding[]> => {
  try {
    await access(folder, constants.W_OK | constants.R_OK | constants.X_OK);
    return [];
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' && path.dirname(folder) !== folder) return tryDataFolder(path.dirname(folder));
    return [
      {
        setting: 'DATA_DIR',
        problem: `the folder cannot be made or written (${code})`,
        todo: 'name a folder that the user of this process owns',
      },
    ];
  }
};

const tryAll = async (config: Config): Promise<Finding[]> =>
  (
    await Promise.all([
      tryDataFolder(config.dataDir),
      config.databaseUrl ? tryDatabase(config.databaseUrl) : [],
      config.smtpUrl ? tryMailServer(config.smtpUrl) : [],
    ])
  ).flat();

/** What the environment says, setting by setting; what can't work; and what works but should be otherwise. */
export const checkConfig = async (env: Environment, options: { connect: boolean }) => {
  const read = readSettings(env);
  const settings = describeSettings(env, read);
  const wrong = read.problems.map(({ variable, expected }) => ({
    setting: variable,
    problem: 'it cannot be used',
    todo: expected,
  }));
  if (wrong.length > 0) return { ok: false, problems: wrong, advice: findSlips(env), settings };
  const config = readConfig(env);
  const problems = options.connect ? await tryAll(config) : [];
  return {
    ok: problems.length === 0,
    problems,
    advice: [...findSlips(env), ...advise(config)],
    settings,
  };
};

/** The command that says what is wrong with the settings; it runs with settings that no other command could start with. */
export const addConfig = (program: Command, env: Environment): Command => {
  program
    .command('config')
    .description('say what every setting is, what cannot work, and what to do; fails when something cannot')
    .option('--no-connect', 'try neither the data folder, the database nor the mail server')
    .action(async (options: { connect: boolean }) => {
      const checked = await checkConfig(env, options);
      print(checked);
      for (const { setting, problem, todo } of checked.problems)
        console.error(`${setting}: ${problem}; ${todo}.`);
      if (!checked.ok) process.exitCode = 1;
    });
  return program;
};
