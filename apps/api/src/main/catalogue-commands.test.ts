import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readUpdate } from '@laurel/catalogue';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { addCatalogue } from './catalogue-commands.ts';

const SHIPPED = fileURLToPath(new URL('../../../../packages/catalogue/data', import.meta.url));
const FILE = 'africa/actuarial-society-of-south-africa.yaml';
const CHANGED = 'south-african-actuaries-development-programme';

describe('commands about two states of the catalogue', () => {
  let before: string;
  beforeAll(() => {
    before = mkdtempSync(path.join(tmpdir(), 'laurel-before-'));
    cpSync(SHIPPED, before, { recursive: true });
    const file = path.join(before, FILE);
    writeFileSync(file, readFileSync(file, 'utf8').replace('location: South Africa', 'location: Elsewhere'));
  });
  afterAll(() => rmSync(before, { recursive: true }));

  const answerOf = async (...args: string[]): Promise<string> => {
    const program = new Command();
    addCatalogue(program, readConfig({}));
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    try {
      await program.parseAsync(['catalogue', ...args], { from: 'user' });
      return String(printed.mock.lastCall?.[0]);
    } finally {
      printed.mockRestore();
    }
  };

  it('export compares with what ships where no second folder is named', async () => {
    const update = readUpdate(await answerOf('export', before), undefined);
    expect(update.changes.map(({ programme }) => [programme.id, programme.location])).toEqual([
      [CHANGED, 'South Africa'],
    ]);
    expect(readUpdate(await answerOf('export', before, before), undefined).changes).toEqual([]);
  });

  it('diff does too', async () => {
    // One file is enough to see that: all others came since.
    const one = mkdtempSync(path.join(tmpdir(), 'laurel-one-'));
    cpSync(path.join(before, FILE), path.join(one, FILE), { recursive: true });
    const { added, removed, changed } = JSON.parse(await answerOf('diff', one));
    rmSync(one, { recursive: true });
    expect(added.length).toBeGreaterThan(1_000);
    expect(removed).toEqual([]);
    expect(changed).toMatchObject([{ id: CHANGED, keys: expect.arrayContaining(['location']) }]);
  });
});
