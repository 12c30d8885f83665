/**
 * Measures notices: one new record against many students (the reverse match), and a run of digests.
 *
 *   node benchmarks/notifications/measure.ts [--database server|embedded] [--students 100000] [--digests 10000]
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Queries, schema } from '@laurel/db';
import { createTestDatabase, startTestServer } from '@laurel/db/testing';
import { type EducationLevel, type Preferences, type Profile, seededRandom } from '@laurel/domain';
import { compileStudent, evaluate } from '@laurel/matching';
import { counted } from '@laurel/text';
import { count, isNotNull, sql } from 'drizzle-orm';
import {
  createCatalogueIndex,
  oldestPendingChange,
  storeRecords,
} from '../../apps/api/src/modules/catalogue/index.ts';
import { mailNotices } from '../../apps/api/src/modules/notifications/mail-notices.ts';
import { notifyOfChanges } from '../../apps/api/src/modules/notifications/notify-of-changes.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { createLogger } from '../../apps/api/src/platform/logger.ts';
import { recordFrom } from '../../apps/api/src/testing/scholarship-fixture.ts';

const COUNTRIES = [
  'Germany',
  'France',
  'United Kingdom',
  'United States',
  'Canada',
  'Japan',
  'Kenya',
  'Brazil',
];
const CITIZENSHIPS = ['KE', 'IN', 'BR', 'NG', 'DE', 'US', 'PK', 'VN', 'EG', 'MX'];
const FIELDS = [
  'Public Health',
  'Law',
  'Computer Science',
  'Civil Engineering',
  'Economics',
  'Biology',
  'History',
];
const LEVELS: EducationLevel[] = ['undergraduate', 'masters', 'phd', 'postdoc'];
const BATCH = 1000;

/** Students who differ in level, fields, countries, grades and citizenship; none of them exists. */
const insertStudents = async (queries: Queries, count: number, now: Date): Promise<void> => {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let at = 0; at < count; at += BATCH) {
    const students = Array.from({ length: Math.min(BATCH, count - at) }, (_, index) => {
      const id = `student-${String(at + index).padStart(7, '0')}`;
      const profile: Profile = random() < 0.7 ? { citizenships: [pick(CITIZENSHIPS)] } : {};
      const data: Preferences = {
        preferredCountries: [pick(COUNTRIES), pick(COUNTRIES)],
        educationLevel: pick(LEVELS),
        fieldsOfStudy: [pick(FIELDS)],
        gpa: random() < 0.8 ? Math.round((2 + 2 * random()) * 100) / 100 : null,
        budgetRange: 'any',
        applicationDeadlinePreference: 'any',
        languageRequirements: ['English'],
        workExperience: Math.floor(random() * 6),
        researchInterests: 'Malaria prevention and the health of mothers',
        careerGoals: 'Work for a ministry and teach',
        hasDisability: false,
        isFirstGeneration: random() < 0.2,
        isMinority: false,
        needBasedOnly: false,
      };
      return { id, profile, data };
    });
    await queries.insert(schema.users).values(
      students.map(({ id, profile }) => ({
        id,
        firstName: 'Synthetic',
        lastName: 'Student',
        email: `${id}@example.org`,
        emailKey: `${id}@example.org`,
        passwordHash: 'none',
        profile,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await queries
      .insert(schema.preferences)
      .values(students.map(({ id, data }) => ({ userId: id, data, updatedAt: now })));
  }
};

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'server' },
    students: { type: 'string', default: '100000' },
    digests: { type: 'string', default: '10000' },
  },
});
const kind = values.database === 'embedded' ? 'embedded' : 'server';
const students = Number(values.students);
const digests = Number(values.digests);

const TODAY = '2026-11-21';
const A_WEEK_LATER = '2026-11-28';
const origin = { get: () => 'https://laurel.example', listeningAt: () => undefined };

const newRecord = () =>
  recordFrom({
    id: 'new-record',
    title: 'New Record',
    lines: [
      [
        'For a master’s degree in public health.',
        { kind: 'level', anyOf: ['masters'] },
        { kind: 'field', anyOf: ['0988'] },
      ],
      ['Citizens of Kenya, India or Brazil.', { kind: 'citizenship', anyOf: ['KE', 'IN', 'BR'] }],
      ['A grade average of at least 3.0 of 4.0.', { kind: 'gpa', min: 3, scale: '4.0' }],
    ],
    deadline: { kind: 'date', dates: ['2027-03-01'], text: '1 March 2027' },
  });

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};
const say = (what: string, took: number, of: number) =>
  console.log(`${what}: ${took.toFixed(1)} s (${Math.round(of / took)} a second)`);

const server = kind === 'server' ? await startTestServer() : null;
const { database, drop } = await createTestDatabase(kind, server?.url ?? '');
try {
  const clock = systemClock(TODAY);
  const logger = createLogger('error');
  const context = { database, clock, origin, logger, catalogue: createCatalogueIndex(database) };
  const rows = async (where?: ReturnType<typeof isNotNull>) =>
    (await database.queries.select({ rows: count() }).from(schema.notifications).where(where))[0]?.rows ?? 0;

  console.log(`${kind} database, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  await storeRecords(context, [recordFrom({ id: 'first', title: 'First', lines: [] })]);
  say(
    `${students} students stored`,
    await seconds(() => insertStudents(database.queries, students, clock.now())),
    students,
  );

  await storeRecords(context, [newRecord()]);
  let runs = 0;
  const took = await seconds(async () => {
    for (;;) {
      const change = await oldestPendingChange(database.queries);
      if (!change) return;
      runs += 1;
      await notifyOfChanges(context, change.version);
    }
  });
  say(`one new record against ${students} students (${counted(runs, 'run')} of 8 s at most)`, took, students);
  console.log(`  students told: ${await rows()}`);

  const sample = await database.queries.select().from(schema.preferences).limit(2000);
  const record = newRecord();
  const judging = await seconds(async () => {
    for (const { data } of sample)
      evaluate(record, compileStudent({ preferences: data, profile: {} }, TODAY));
  });
  say('  judgement alone (compile the student, evaluate the record)', judging, sample.length);

  // Each of so many students has two notices that wait for the weekly digest.
  await database.queries.delete(schema.notifications);
  await database.queries.execute(sql`
    insert into notifications (user_id, id, key, kind, title, body, scholarship_id, day, mail_due, created_at)
    select u.id, 'n' || n || u.id, 'k' || n, 'new_match', 'New match: New Record',
           '82% match. Funds Master''s study in Public Health, your field.', 'new-record', ${TODAY}, ${A_WEEK_LATER}, now()
    from (select id from users order by id limit ${digests}) u, generate_series(1, 2) n`);
  const later = { ...context, clock: systemClock(A_WEEK_LATER) };
  const mailing = await seconds(async () => {
    while ((await rows(isNotNull(schema.notifications.mailDue))) > 0) await mailNotices(later);
  });
  say(`weekly digests for ${digests} students written`, mailing, digests);
  const [mails] = await database.queries.select({ mails: count() }).from(schema.outgoingMails);
  console.log(`  mails waiting to be sent: ${mails?.mails}`);
  console.log(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
} finally {
  await drop();
  await server?.stop();
}
