import type { Queries } from '@laurel/db';
import type { Command } from 'commander';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { print } from './command-line.ts';
import type { Services } from './services.ts';
import { sessionSecrets } from './session-secret.ts';
import { withDatabase } from './with-database.ts';

const accounts = () => import('../modules/account/index.ts');
const auth = () => import('../modules/auth/index.ts');

/** @throws Error in one line when no account has this address */
export const requireAccount = async (queries: Queries, email: string) => {
  const { findAccountByEmail } = await accounts();
  const { emailKey } = await auth();
  const account = await findAccountByEmail(queries, emailKey(email));
  if (!account) throw new Error('No account has this email.');
  return account;
};

/** Writes down what the command does to an account. */
export const auditAct = async (
  { queries, clock }: { queries: Queries; clock: Clock },
  act: string,
  subjectId: string,
  details?: Record<string, string>,
): Promise<void> => {
  const { auditCommand } = await import('../platform/audit/index.ts');
  await auditCommand(queries, clock.now(), { act, subjectId, ...(details ? { details } : {}) });
};

/** Erases again what these lists, and that of the data folder, hold. @returns how many accounts had come back */
export const eraseListed = async (
  config: Config,
  context: Pick<Services, 'database' | 'clock' | 'logger'>,
  lists: readonly string[] = [],
): Promise<number> => {
  const { eraseAgain, readList } = await accounts();
  const more = (await Promise.all(lists.map(readList))).flat();
  const { createEncrypter, createMailDelivery } = await import('../platform/mailer/index.ts');
  const mailDelivery = createMailDelivery(
    config,
    createEncrypter(await sessionSecrets(config)),
    context.logger,
  );
  try {
    return await eraseAgain({ ...context, dataDir: config.dataDir, mailDelivery }, more);
  } finally {
    mailDelivery.close();
  }
};

/** Commands by which an operator answers a student's request about their account. */
export const addAccounts = (program: Command, config: Config): void => {
  program
    .command('export-user')
    .description('print everything stored about a student, as the student’s own download')
    .argument('<email>', 'the student’s address')
    .action((email: string) =>
      withDatabase(config, async (context) => {
        const { id } = await requireAccount(context.database.queries, email);
        const { exportAccount } = await accounts();
        await auditAct({ queries: context.database.queries, clock: context.clock }, 'export-user', id);
        print(await exportAccount(context, id));
      }),
    );

  program
    .command('delete-user')
    .description('erase a student’s account and everything stored about it')
    .argument('<email>', 'the student’s address')
    .option('--yes', 'do it; without this nothing is erased', false)
    .action((email: string, options: { yes: boolean }) =>
      withDatabase(config, async (context) => {
        const { id } = await requireAccount(context.database.queries, email);
        if (!options.yes)
          throw new Error('This erases the account for good. Say so with --yes; export-user keeps a copy.');
        const { eraseAccount } = await accounts();
        const { createEncrypter, createMailDelivery } = await import('../platform/mailer/index.ts');
        const encrypter = createEncrypter(await sessionSecrets(config));
        const mailDelivery = createMailDelivery(config, encrypter, context.logger);
        const deleted = await eraseAccount(
          { ...context, dataDir: config.dataDir, mailDelivery },
          id,
          (queries) => auditAct({ queries, clock: context.clock }, 'delete-user', id),
        );
        mailDelivery.close();
        print({ deleted });
      }),
    );

  program
    .command('erase-again')
    .description('erase what was erased before and came back with a restored database, as each start does')
    .argument(
      '[lists...]',
      'more lists of erasures than that of DATA_DIR: of other machines, or kept with a backup',
    )
    .action((lists: string[]) =>
      withDatabase(config, async (context) =>
        print({ erasedAgain: await eraseListed(config, context, lists) }),
      ),
    );

  program
    .command('erasures')
    .description('print the list of erased accounts (ids and days), to be kept beside backups')
    .action(() =>
      withDatabase(config, async ({ database }) => {
        const { completeList } = await accounts();
        for (const erasure of await completeList(database.queries, config.dataDir))
          console.log(JSON.stringify(erasure));
      }),
    );

  program
    .command('idle-accounts')
    .description('count the accounts that nobody has used for IDLE_ACCOUNT_MONTHS')
    .option('--months <months>', 'another number of months, for a look before it is set')
    .option('--now', 'warn and erase now, as the worker does every six hours', false)
    .action((options: { months?: string; now: boolean }) =>
      withDatabase(config, async (context) => {
        const months = options.months === undefined ? config.idleAccountMonths : Number(options.months);
        if (!(months >= 3 && months <= 120))
          throw new Error('Set IDLE_ACCOUNT_MONTHS, or --months from 3 to 120.');
        if (options.now && options.months !== undefined)
          throw new Error('--now goes by IDLE_ACCOUNT_MONTHS alone: leave --months out.');
        const { countIdleAccounts, endIdleAccounts } = await accounts();
        if (!options.now) {
          print({ months, ...(await countIdleAccounts(context, months)) });
          return;
        }
        const { createEncrypter, createMailDelivery } = await import('../platform/mailer/index.ts');
        const { createOrigin } = await import('../platform/origin.ts');
        const encrypter = createEncrypter(await sessionSecrets(config));
        const mailDelivery = createMailDelivery(config, encrypter, context.logger);
        const { dataDir } = config;
        const work = { ...context, dataDir, mailDelivery, origin: createOrigin(config) };
        const done = await endIdleAccounts(work, months);
        mailDelivery.close();
        print({ months, ...done });
      }),
    );

  program
    .command('sign-out-user')
    .description('end every session of a student, for example when a device was stolen')
    .argument('<email>', 'the student’s address')
    .action((email: string) =>
      withDatabase(config, async ({ database, clock }) => {
        const { id } = await requireAccount(database.queries, email);
        const { endSessionsOf } = await auth();
        const ended = await database.transaction(async (queries) => {
          await auditAct({ queries, clock }, 'sign-out-user', id);
          return endSessionsOf(queries, id, clock.now());
        });
        print({ ended });
      }),
    );

  program
    .command('end-second-factor')
    .description('let a student who lost phone and recovery codes sign in by the password alone')
    .argument('<email>', 'the student’s address; be sure that it is they who ask')
    .action((email: string) =>
      withDatabase(config, async ({ database, clock }) => {
        const account = await requireAccount(database.queries, email);
        const { dropSecondFactor } = await auth();
        const { createOrigin } = await import('../platform/origin.ts');
        const origin = createOrigin(config).get();
        const ended = await database.transaction(async (queries) => {
          await auditAct({ queries, clock }, 'end-second-factor', account.id);
          return dropSecondFactor(queries, account, { origin, now: clock.now() });
        });
        print({ ended });
      }),
    );
};
