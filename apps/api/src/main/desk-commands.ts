import { ROLES, type Role } from '@laurel/domain';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { auditAct, requireAccount } from './account-commands.ts';
import { print } from './command-line.ts';
import { withDatabase } from './with-database.ts';

const auth = () => import('../modules/auth/index.ts');

const email = () => new Argument('<email>', 'the address of the account');
const role = () =>
  new Argument(
    '<role>',
    'a curator keeps the catalogue and sees no fact of a student; an operator keeps accounts too',
  ).choices(ROLES);

const since = (value: string): Date => {
  const at = new Date(value);
  if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(at.getTime()))
    throw new InvalidArgumentError('Use a date as YYYY-MM-DD, or a time as 2027-03-01T12:00:00Z.');
  return at;
};

/** Commands about who works at the desk, and what was done. */
export const addDesk = (program: Command, config: Config): void => {
  program
    .command('grant')
    .description('open the desk to an account; without a grant it is there for nobody')
    .addArgument(email())
    .addArgument(role())
    .action((address: string, granted: Role) =>
      withDatabase(config, async ({ database, clock }) => {
        const account = await requireAccount(database.queries, address);
        const { insertRole } = await auth();
        const isNew = await database.transaction(async (queries) => {
          await auditAct({ queries, clock }, 'grant', account.id, { role: granted });
          return insertRole(queries, account.id, granted, clock.now());
        });
        print({ email: account.email, granted, isNew });
      }),
    );

  program
    .command('invite')
    .description('print the link by which an address opens its account; it works once, for two weeks')
    .argument('<email>', 'the address')
    .action((address: string) =>
      withDatabase(config, async ({ database, clock }) => {
        if (!config.localPasswords)
          throw new Error('LOCAL_PASSWORDS is off: the provider opens accounts, without an invitation.');
        if (config.signUp === 'closed') throw new Error('SIGN_UP is closed: nobody may open an account.');
        if (!z.email().safeParse(address).success) throw new Error('This is no e-mail address.');
        const { inviteAddress } = await auth();
        const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
        const { auditCommand } = await import('../platform/audit/index.ts');
        const { link, expiresAt } = await database.transaction(async (queries) => {
          const now = clock.now();
          await auditCommand(queries, now, { act: 'invite' });
          return inviteAddress(queries, { email: address, origin, now });
        });
        print({ email: address, link, expiresAt });
      }),
    );

  program
    .command('revoke')
    .description('close the desk to an account again, at once')
    .addArgument(email())
    .addArgument(role())
    .action((address: string, revoked: Role) =>
      withDatabase(config, async ({ database, clock }) => {
        const account = await requireAccount(database.queries, address);
        const { deleteRole } = await auth();
        const wasGranted = await database.transaction(async (queries) => {
          await auditAct({ queries, clock }, 'revoke', account.id, { role: revoked });
          return deleteRole(queries, account.id, revoked);
        });
        print({ email: account.email, revoked, wasGranted });
      }),
    );

  program
    .command('audit')
    .description('print who did what, the oldest first, as one JSON object a line')
    .option('--since <day>', 'only what was done from this day or time on', since, new Date(0))
    .action((options: { since: Date }) =>
      withDatabase(config, async ({ database }) => {
        const { allPages } = await import('../platform/audit/index.ts');
        for await (const row of allPages(database.queries, options.since)) console.log(JSON.stringify(row));
      }),
    );
};
