import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type MailServer, startMailServer } from '../../apps/api/src/testing/mail-server.ts';
import { oneTimeCode } from '../../apps/api/src/testing/one-time-code.ts';
import {
  type ApiStudent,
  apiCall,
  createStudentWithPreferences,
  type Json,
  PUBLIC_HEALTH,
} from '../../e2e/api-student.ts';
import { type Product, startProduct } from '../../e2e/start-product.ts';
import { CROWD_WRITES, createCrowd } from '../crowd.ts';
import { until } from '../until.ts';
import { type Given, mustBeWell, mustHold, NotRun, type Scenario } from './scenario.ts';
import { withClient } from './with-client.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ARRIVE_MS = 30_000;
/** The last commit of the version before this one; a tag takes its place once there is one. */
const BEFORE = 'fac5ca17c4ccdd2c81dd0172ceb953b51cd540d1';

const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: ROOT })).stdout.trim();

/** The newest tag or, as long as there is none, the last commit before. @returns undefined when this copy has no such history */
const releaseBefore = async (): Promise<string | undefined> => {
  const has = (commit: string) =>
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).catch(() => undefined);
  const tag = await git('describe', '--tags', '--abbrev=0').catch(() => BEFORE);
  return has(tag);
};

/** A work tree of another commit. */
const checkOut = async (commit: string, { folder, afterwards }: Given): Promise<string> => {
  const tree = path.join(await folder(), 'previous');
  await git('worktree', 'add', '--detach', tree, commit);
  afterwards(() => git('worktree', 'remove', '--force', tree));
  await linkPackages(tree);
  return tree;
};

/** Lets a work tree run with the packages installed here, and import its own code. */
const linkPackages = async (tree: string): Promise<void> => {
  const modules = path.join(tree, 'node_modules');
  await mkdir(path.join(modules, '@laurel'), { recursive: true });
  for (const name of await readdir(path.join(ROOT, 'node_modules')))
    if (name !== '@laurel' && name !== '.cache')
      await symlink(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  for (const room of ['packages', 'apps'])
    for (const name of await readdir(path.join(tree, room))) {
      const manifest = path.join(tree, room, name, 'package.json');
      if (!existsSync(manifest)) continue;
      const { name: known } = JSON.parse(await readFile(manifest, 'utf8')) as { name: string };
      await symlink(path.dirname(manifest), path.join(modules, known));
    }
  // Its pages are not what is tried here: a server starts with any.
  await mkdir(path.join(tree, 'apps/web/dist'), { recursive: true });
  await writeFile(path.join(tree, 'apps/web/dist/index.html'), '<!doctype html><title>Laurel</title>');
};

/** Every call of a release's contract that is no read, as `POST /auth/login`; without the desk, which is closed to students. */
const writesOf = async (tree: string): Promise<string[]> => {
  const program = `const { allEndpoints } = await import('@laurel/contract');
    console.log(JSON.stringify(allEndpoints().map(({ endpoint }) => endpoint).filter((each) => each.served)
      .map(({ method, path, access }) => [method, path, access])));`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program];
  const { stdout } = await run(process.execPath, flags, { cwd: path.join(tree, 'apps/api') });
  return (JSON.parse(stdout) as [string, string, string][])
    .filter(([method, , access]) => method !== 'GET' && ['public', 'user'].includes(access))
    .map(([method, address]) => `${method} ${address}`);
};

const ESSAY = {
  essayText: 'I counted 212 households beside the clinic of my village. It taught me patience.',
};
const NEXT_PASSWORD = 'Another-horse-8';
const OWN = {
  title: 'Lake Award',
  organization: 'Lake Fund',
  link: '',
  amount: '',
  coverage: '',
  deadline: '',
  location: '',
  eligibility: 'Open to citizens of Kenya.',
  documents: '',
  description: '',
};
/** They need an OpenID provider, or an authenticator. */
const LEFT_OUT = /^POST \/auth\/(provider|passkey)|\/users\/passkeys/;

/** The token of the newest mail to an address whose link leads to `page`. */
const mailedToken = async (mails: MailServer, to: string, page: string): Promise<string> => {
  const pattern = new RegExp(`/${page}\\?token=([\\w.-]+)`);
  const { value } = await until(`the mail of ${page} arrives`, ARRIVE_MS, async () =>
    mails.received
      .filter((each) => each.to.includes(to))
      .toReversed()
      .flatMap(({ mail }) => pattern.exec(mail.text ?? '')?.[1] ?? [])
      .at(0),
  );
  return value;
};

/** Switches two-step sign-in on and off, where a release has it. */
const writeSecondFactor = async (
  write: (name: string, body?: unknown) => Promise<Json>,
  currentPassword: string,
): Promise<void> => {
  const begun = await write('POST /users/second-factor', { currentPassword });
  if (!begun.data) return;
  const code = oneTimeCode(begun.data.secret, Date.now());
  const first = (await write('POST /users/second-factor/confirmation', { code })).data.recoveryCodes;
  await write('POST /users/second-factor/step-up', { code: first[0] });
  const proof = { currentPassword, code: first[1] };
  const next = (await write('POST /users/second-factor/recovery-codes', proof)).data.recoveryCodes;
  await write('DELETE /users/second-factor', { currentPassword, code: next[0] });
};

/** Does every write of a student, each with what makes it succeed. @returns the names of the calls that were made */
const writeEverything = async (
  url: string,
  student: ApiStudent,
  {
    known,
    mails,
    unsubscribe,
  }: { known: string[]; mails: MailServer; unsubscribe: (userId: string) => Promise<string> },
): Promise<Set<string>> => {
  const made = new Set<string>();
  const found = await student.call('GET', '/scholarships?limit=5');
  const [first, second] = found.body.data.scholarships.map((one: { id: string }) => one.id) as string[];
  let { token } = student;
  const write = async (name: string, body?: unknown, ids: Record<string, string> = {}): Promise<Json> => {
    if (!known.includes(name)) return {};
    made.add(name);
    const [method = '', pattern = ''] = name.split(' ');
    const address = pattern.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? first ?? '');
    const answer = await apiCall(url, method, address, body, token);
    mustHold(answer.status < 300, `${name} answered ${answer.status} ${answer.body.code ?? ''}`);
    return answer.body;
  };
  const { email } = student;
  const moved = `moved-${email}`;

  await write('POST /ai/preferences', { ...PUBLIC_HEALTH, gpa: 3.7 });
  await write('PUT /matching/preferences', { ...PUBLIC_HEALTH, gpa: 3.8 });
  await write('PUT /users/profile', { profile: { gender: 'female', citizenships: ['KE'] } });
  await write('POST /matching/find', { preferences: PUBLIC_HEALTH });
  await write('POST /ai/matches');
  await write('POST /ai/matches/async');
  await write('POST /ai/matches/regenerate');
  await write('POST /scholarships/{id}/save', { saved: true });
  await write('PATCH /scholarships/{id}/save', { notes: 'by the release before', priority: 'high' });
  await write('POST /scholarships/{id}/dismiss', { dismissed: true }, { id: second ?? '' });
  await write('POST /scholarships/{id}/reports', { kind: 'other' });
  await write('POST /essays', ESSAY);
  const { body: drafts } = await apiCall(url, 'GET', '/essays', undefined, token);
  await write('DELETE /essays/{id}', undefined, { id: drafts.data[0].id });
  await write('POST /calendar/rotate');
  await write('POST /notifications/read', { all: true });
  await write('PUT /notifications/settings', { email: 'instant', deadlineReminders: true });
  await write('POST /notifications/unsubscribe/{token}', undefined, {
    token: await unsubscribe(student.user.id),
  });
  const own = await write('POST /scholarships/own', { text: OWN.eligibility });
  await write('PUT /scholarships/own/{id}', OWN, { id: own.data?.id });
  await write('DELETE /scholarships/own/{id}', undefined, { id: own.data?.id });
  await write('POST /users/email/confirmation');
  await writeSecondFactor(write, student.password);
  await write('POST /auth/refresh', { refreshToken: student.refreshToken });

  await write('PUT /users/password', { currentPassword: student.password, password: NEXT_PASSWORD });
  token = (await write('POST /auth/login', { email, password: NEXT_PASSWORD })).token;
  await apiCall(url, 'PUT', '/users/profile', { email: moved, currentPassword: NEXT_PASSWORD }, token);
  await write('POST /auth/confirm-email', { token: await mailedToken(mails, moved, 'confirm-email') });
  await write('POST /auth/undo-email-change', {
    token: await mailedToken(mails, email, 'undo-email-change'),
    password: student.password,
  });
  await write('POST /auth/forgot-password', { email });
  await write('POST /auth/reset-password', {
    token: await mailedToken(mails, email, 'reset-password'),
    password: NEXT_PASSWORD,
  });
  token = (await write('POST /auth/login', { email, password: NEXT_PASSWORD })).token;
  const { body: open } = await apiCall(url, 'GET', '/users/sessions', undefined, token);
  await write('DELETE /users/sessions/{id}', undefined, { id: open.data[0].id });
  token = (await write('POST /auth/login', { email, password: NEXT_PASSWORD })).token;
  await write('POST /auth/logout');
  token = (await write('POST /auth/login', { email, password: NEXT_PASSWORD })).token;
  await write('DELETE /users/account', { password: NEXT_PASSWORD });

  const newcomer = { firstName: 'Noor', lastName: 'Haddad', email: `new-${email}`, password: NEXT_PASSWORD };
  token = '';
  await write('POST /auth/register', newcomer);
  return made;
};

/** The version before, as a command line that can be started, and the writes that its contract has. */
const previous = async (given: Given): Promise<{ commit: string; cli: string; known: string[] }> => {
  const commit = given.from ?? (await releaseBefore());
  if (!commit)
    throw new NotRun('this copy of the repository lacks the version before; name a commit with --from');
  const tree = await checkOut(commit, given);
  const cli = path.join(tree, 'apps/api/src/main/cli.ts');
  return { commit: commit.slice(0, 8), cli, known: await writesOf(tree) };
};

export const previousRelease: Scenario = {
  name: 'previous-release',
  holds:
    'the version before runs beside today’s on today’s schema, does every write, and today’s reads what it wrote',
  run: async (given) => {
    const { commit, cli, known } = await previous(given);
    const { serverEnv, afterwards } = given;
    const mails = await startMailServer();
    afterwards(mails.close);
    const env = { ...(await serverEnv()), SMTP_URL: mails.url, MATCH_IN_REQUEST_MAX: '100000' };
    const today = await startProduct(env);
    afterwards(() => today.stop());
    const students = [];
    while (students.length < 2) students.push(await createStudentWithPreferences(today.url));
    const [mover, keeper] = students as [ApiStudent, ApiStudent];
    for (const { call } of students) {
      const { body } = await call('POST', '/ai/matches');
      const [best] = body.data.matches;
      await call('POST', `/scholarships/${best.scholarship?.id ?? best.id}/save`, { saved: true });
      await call('POST', '/essays', ESSAY);
    }

    // Nothing is mailed to an address that nobody has confirmed, but this.
    const confirmed = { token: await mailedToken(mails, mover.email, 'confirm-email') };
    await apiCall(today.url, 'POST', '/auth/confirm-email', confirmed);

    const before: Product = await startProduct(env, { cli });
    afterwards(() => before.stop());
    const unsubscribe = (userId: string) =>
      withClient(env.DATABASE_URL, async (client) => {
        const asked = 'select unsubscribe_token as token from notification_settings where user_id = $1';
        return (await client.query(asked, [userId])).rows[0].token as string;
      });
    const made = await writeEverything(before.url, mover, { known, mails, unsubscribe });
    const missed = known.filter((name) => !made.has(name) && !LEFT_OUT.test(name));
    mustHold(missed.length === 0, `not tried: ${missed.join(', ')}`);

    // The other student goes back and forth between both, as behind a balancer.
    await apiCall(before.url, 'POST', '/ai/preferences', { ...PUBLIC_HEALTH, gpa: 3.9 }, keeper.token);
    const { body } = await keeper.call('GET', '/ai/preferences');
    mustHold(body.data.gpa === 3.9, 'today’s release does not read what the one before wrote');
    const gone = await mover.call('GET', '/users/profile');
    mustHold(gone.status === 401, `an account that the release before erased is answered ${gone.status}`);
    const signedIn = await apiCall(today.url, 'POST', '/auth/login', {
      email: `new-${mover.email}`,
      password: NEXT_PASSWORD,
    });
    mustHold(signedIn.status === 200, 'who registered with the release before can’t sign in to today’s');
    return `${made.size} writes by ${commit}, with the packages installed today`;
  },
};

const MIXED_STUDENTS = 6;
/** Calls between two steps. */
const STEP = 25;

export const mixedVersions: Scenario = {
  name: 'mixed-versions',
  holds:
    'through an upgrade under load and back, with the version before and today’s on one schema, students go back and forth between both, no call fails, and nothing acknowledged by either is lost',
  run: async (given) => {
    const { commit, cli, known } = await previous(given);
    const { serverEnv, afterwards } = given;
    const env = { ...(await serverEnv()), ACCESS_TOKEN_MINUTES: '1440' };
    const startBefore = async () => {
      const product = await startProduct(env, { cli });
      afterwards(() => product.stop());
      return product;
    };
    let before = await startBefore();
    let serving = [before];
    const turns = new Map<string, number>();
    const url = () => {
      const chosen = serving[randomInt(serving.length)]?.url ?? '';
      turns.set(chosen, (turns.get(chosen) ?? 0) + 1);
      return chosen;
    };
    const crowd = await createCrowd(url, { size: MIXED_STUDENTS, pauseMs: 50, known, afterwards });
    const checks: string[] = [];
    const verify = async (when: string) => {
      await crowd.stop();
      mustBeWell([...(await crowd.verify()), ...crowd.faults].map((each) => `${when}: ${each}`));
      checks.push(when);
    };

    crowd.start();
    await crowd.untilAcknowledged(STEP);
    // It migrates while the version before serves.
    const today = await startProduct(env);
    afterwards(() => today.stop());
    serving = [before, today];
    await crowd.untilAcknowledged(STEP);
    await verify('upgrading');
    const mixed = Math.min(...[before, today].map((product) => turns.get(product.url) ?? 0));
    mustHold(mixed > 0, 'one of both was not called');
    crowd.start();
    await crowd.untilAcknowledged(STEP);
    // As behind a balancer: no call is sent any more to who is to end.
    serving = [today];
    await crowd.untilUnused(before.url);
    await before.stop();
    await crowd.untilAcknowledged(STEP);
    await verify('today’s alone');
    crowd.start();
    before = await startBefore();
    serving = [before, today];
    await crowd.untilAcknowledged(STEP);
    serving = [before];
    await crowd.untilUnused(today.url);
    await today.stop();
    await crowd.untilAcknowledged(STEP);
    await verify('back to the version before');
    const { acknowledged, refused, broken } = crowd.counts;
    mustHold(broken === 0, `${broken} calls had no answer: ${[...crowd.cutOff].join(', ')}`);
    const kinds = CROWD_WRITES.intersection(crowd.written).size;
    return `${commit} and today’s: ${acknowledged} acknowledged calls of ${kinds} kinds of writes, ${refused} refused, verified ${checks.join(', ')}`;
  },
};
