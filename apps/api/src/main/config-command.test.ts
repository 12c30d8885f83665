import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { checkConfig } from './config-command.ts';

const SECRET = 'a-session-secret-that-nobody-may-read';
const HOUSE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://laurel.uni.example',
  TRUST_PROXY: '1',
  OPERATOR_EMAIL: 'help@uni.example',
  DATABASE_URL: 'postgres://laurel:hunter2@db.uni.example/laurel',
  SESSION_SECRET: SECRET,
  SMTP_URL: 'smtps://laurel:hunter2@mail.uni.example',
};

describe('the check of the settings', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'laurel-config-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tells of each setting what it is, where that comes from, and no secret', async () => {
    const checked = await checkConfig({ ...HOUSE, DATA_DIR: folder }, { connect: false });
    expect(checked).toMatchObject({ ok: true, problems: [], advice: [] });
    expect(checked.settings).toContainEqual({ setting: 'PORT', value: 3000, from: 'default' });
    expect(checked.settings).toContainEqual({
      setting: 'DATABASE_URL',
      value: 'postgres://***@db.uni.example/laurel',
      from: 'environment',
    });
    expect(JSON.stringify(checked)).not.toMatch(/hunter2|nobody-may-read/);
  });

  it('tells all that is wrong at once, and what to do about each', async () => {
    const checked = await checkConfig(
      { PORT: 'http', SIGN_UP: 'friends', SMPT_URL: 'smtp://mail' },
      { connect: true },
    );
    expect(checked.ok).toBe(false);
    expect(checked.problems.map(({ setting, todo }) => [setting, todo])).toEqual([
      ['PORT', 'use a port number from 0 to 65535'],
      ['SIGN_UP', expect.stringContaining('use open, closed, invitation')],
    ]);
    expect(checked.advice).toMatchObject([{ setting: 'SMPT_URL', todo: 'write SMTP_URL' }]);
  });

  it('refuses to switch passwords off where there is no other way to sign in', async () => {
    const alone = await checkConfig({ LOCAL_PASSWORDS: 'off' }, { connect: false });
    expect(alone.ok).toBe(false);
    expect(alone.problems).toMatchObject([
      { setting: 'LOCAL_PASSWORDS', todo: expect.stringContaining('OIDC_ISSUER') },
    ]);
    const provider = { OIDC_ISSUER: 'https://login.uni.example', OIDC_CLIENT_ID: 'laurel' };
    const both = await checkConfig({ LOCAL_PASSWORDS: 'off', ...provider }, { connect: false });
    expect(both.ok).toBe(true);
  });

  it.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'http://laurel.uni.example' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: '' }],
    ['DATABASE_URL', { DATABASE_URL: '', SNAPSHOT_KEY: SECRET }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'false' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '20' }],
  ])('gives advice about %s in production where it says %j', async (setting, said) => {
    const checked = await checkConfig({ ...HOUSE, ...said, DATA_DIR: folder }, { connect: false });
    expect(checked.ok).toBe(true);
    expect(checked.advice.map((advice) => advice.setting)).toEqual([setting]);
  });

  it('gives advice about backups that anybody can read, and masks their key', async () => {
    const open = await checkConfig({ ...HOUSE, DATABASE_URL: '', DATA_DIR: folder }, { connect: false });
    expect(open.advice.map(({ setting }) => setting)).toEqual(['DATABASE_URL', 'SNAPSHOT_KEY']);
    const short = await checkConfig({ SNAPSHOT_KEY: 'too short' }, { connect: false });
    expect(short.problems).toMatchObject([{ setting: 'SNAPSHOT_KEY', todo: 'use at least 32 characters' }]);
    const set = await checkConfig({ SNAPSHOT_KEY: SECRET }, { connect: false });
    expect(JSON.stringify(set)).not.toContain(SECRET);
  });

  it('tries the database and the mail server', async () => {
    const mailServer = await startMailServer();
    const env = { DATA_DIR: path.join(folder, 'new'), SESSION_SECRET: SECRET };
    const working = { ...env, DATABASE_URL: inject('serverUrl'), SMTP_URL: mailServer.url };
    expect(await checkConfig(working, { connect: true })).toMatchObject({ ok: true, problems: [] });
    await mailServer.close();
    const wrong = await checkConfig(
      { ...working, DATABASE_URL: 'postgres://laurel:hunter2@127.0.0.1:1/laurel' },
      { connect: true },
    );
    expect(wrong.ok).toBe(false);
    expect(wrong.problems.map(({ setting }) => setting)).toEqual(['DATABASE_URL', 'SMTP_URL']);
    expect(JSON.stringify(wrong)).not.toContain('hunter2');
  });

  it('finds a data folder that cannot be made', async () => {
    const checked = await checkConfig({ DATA_DIR: '/etc/hostname/laurel' }, { connect: true });
    expect(checked.problems.map(({ setting }) => setting)).toEqual(['DATA_DIR']);
  });
});
