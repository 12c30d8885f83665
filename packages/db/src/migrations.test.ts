import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { openServerDatabase } from './index.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { createServerDatabase } from './testing/index.ts';

/** Since this one every migration only adds; those before are behind every version that is still in use. */
const FIRST_HELD = '0016';

/** A foreign key that goes refuses less than before. */
const LETS_MORE = /^ALTER TABLE "\w+" DROP CONSTRAINT "\w+_fk"$/;

const FORBIDDEN: [why: string, pattern: RegExp][] = [
  ['takes something away', /^(DROP|TRUNCATE|DELETE)\b|^ALTER TABLE .*\bDROP\b/],
  ['renames', /\bRENAME\b/],
  ['changes a type', /\bALTER COLUMN .*\bTYPE\b/],
  ['wants a value that the version before does not write', /\bSET NOT NULL\b/],
  ['wants a value that the version before does not write', /\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/],
  ['refuses rows of a table that was there', /\bADD CONSTRAINT .*\b(CHECK|UNIQUE|EXCLUDE)\b/],
  ['refuses rows of a table that was there', /^CREATE UNIQUE INDEX\b/],
];

/** @returns a sentence for each statement that the version before can't live with */
const objections = (file: string, text: string): string[] => {
  const statements = text
    .replaceAll(/--(?!> statement-breakpoint).*$/gm, '')
    .split('--> statement-breakpoint')
    .flatMap((each) => each.split(/;\s*\n/))
    .map((each) => each.replaceAll(/\s+/g, ' ').trim());
  const made = statements.flatMap((each) => /^CREATE TABLE "(\w+)"/.exec(each)?.[1] ?? []);
  return statements.flatMap((statement) => {
    const on = / ON "(\w+)"/.exec(statement)?.[1] ?? /^ALTER TABLE "(\w+)"/.exec(statement)?.[1] ?? '';
    // No version before writes to a table that did not exist.
    if (made.includes(on) || LETS_MORE.test(statement.replace(/;$/, ''))) return [];
    const found = FORBIDDEN.find(([, pattern]) => pattern.test(statement));
    return found ? [`${file} ${found[0]}: ${statement.slice(0, 120)}`] : [];
  });
};

describe('migrations', () => {
  it('only add, so that the version before runs on the new schema', () => {
    const files = readdirSync(MIGRATIONS_FOLDER).filter(
      (name) => name.endsWith('.sql') && name >= FIRST_HELD,
    );
    expect(files.length).toBeGreaterThan(4);
    const found = files.flatMap((name) =>
      objections(name, readFileSync(path.join(MIGRATIONS_FOLDER, name), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'DROP INDEX "outgoing_mails_key";',
    'ALTER TABLE "users" DROP COLUMN "email";',
    'ALTER TABLE "users" RENAME COLUMN "email" TO "address";',
    'ALTER TABLE "users" ALTER COLUMN "email" SET DATA TYPE varchar(20);',
    'ALTER TABLE "users" ALTER COLUMN "profile" SET NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "title" text NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "users_email" UNIQUE("email");',
    'CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");',
    'CREATE TABLE "titles" ("id" text);\n--> statement-breakpoint\nDROP TABLE "users";',
  ])('are refused when they say: %s', (text) => {
    expect(objections('made up', text)).toHaveLength(1);
  });

  it('give up when they can’t have their locks, so that calls do not queue up behind them', async () => {
    const { url, drop } = await createServerDatabase(inject('serverUrl'));
    const database = openServerDatabase(url, () => undefined);
    await database.migrate();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode');
    await expect(database.migrate(100)).rejects.toMatchObject({ cause: { code: '55P03' } });
    await other.query('rollback');
    await expect(database.migrate()).resolves.toBeUndefined();
    await other.end();
    await database.close();
    await drop();
  });
});
