import { type Queries, schema } from '@laurel/db';
import {
  type ApplicationStatus,
  type Preferences,
  type Profile,
  type ScholarshipRecord,
  utcDay,
} from '@laurel/domain';
import { and, asc, between, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { groupRecord, inCatalogue, ofTheirOwn, savedRecord } from '../saved-scholarships/index.ts';
import { DEFAULT_SETTINGS, type NotificationSettings } from './notification-settings.ts';

const {
  dismissedScholarships,
  groupChanges,
  notificationSettings,
  ownScholarships,
  preferences,
  savedScholarships,
  scholarshipChanges,
  scholarships,
  users,
} = schema;

export interface Recipient {
  userId: string;
  /** Null before the student has saved preferences. */
  preferences: Preferences | null;
  profile: Profile;
  /** Ids of scholarships that the student said "Not for me" to. */
  dismissed: string[];
  email: NotificationSettings['email'];
}

/** Students in the order of their ids. @param registeredBy leaves out later students, who have always seen this version */
export const listRecipients = async (
  queries: Queries,
  { after, limit, registeredBy }: { after: string; limit: number; registeredBy: Date },
): Promise<Recipient[]> => {
  const rows = await queries
    .select({
      userId: users.id,
      profile: users.profile,
      preferences: preferences.data,
      email: notificationSettings.email,
      dismissed: sql<string[]>`array(
        select ${dismissedScholarships.scholarshipId} from ${dismissedScholarships}
        where ${dismissedScholarships.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(gt(users.id, after), lte(users.createdAt, registeredBy)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ email, ...row }) => ({ ...row, email: email ?? DEFAULT_SETTINGS.email }));
};

/** Changed scholarships of a version that these students have saved. @returns scholarship ids by student */
export const listSaversOfChanges = async (
  queries: Queries,
  version: number,
  userIds: string[],
): Promise<Map<string, Set<string>>> => {
  const saved = new Map<string, Set<string>>();
  if (userIds.length === 0) return saved;
  const changed = queries
    .select({ id: scholarshipChanges.scholarshipId })
    .from(scholarshipChanges)
    .where(eq(scholarshipChanges.version, version));
  const ofGroups = queries
    .select({ id: groupChanges.scholarshipId })
    .from(groupChanges)
    .where(eq(groupChanges.version, version));
  const rows = await queries
    .select({ userId: savedScholarships.userId, scholarshipId: savedScholarships.scholarshipId })
    .from(savedScholarships)
    .where(
      and(
        inArray(savedScholarships.userId, userIds),
        inArray(savedScholarships.scholarshipId, changed.union(ofGroups)),
      ),
    );
  for (const { userId, scholarshipId } of rows) {
    const ids = saved.get(userId) ?? new Set();
    saved.set(userId, ids.add(scholarshipId));
  }
  return saved;
};

export interface SavedDeadline {
  userId: string;
  scholarshipId: string;
  /** YYYY-MM-DD. */
  savedOn: string;
  email: NotificationSettings['email'];
  deadlineReminders: boolean;
  /** As the student's group sees it; null where it sees what everybody does. */
  seenByGroup?: ScholarshipRecord | null;
}

/** An application that is sent needs no reminder. */
const UNFINISHED: ApplicationStatus[] = ['not_started', 'in_progress'];

const savedDeadline = {
  userId: savedScholarships.userId,
  scholarshipId: savedScholarships.scholarshipId,
  savedOn: savedScholarships.savedOn,
  createdAt: savedScholarships.createdAt,
  email: notificationSettings.email,
  deadlineReminders: notificationSettings.deadlineReminders,
};

type SavedDeadlineRow = Pick<SavedDeadline, 'userId' | 'scholarshipId' | 'savedOn'> & {
  createdAt: Date;
  email: SavedDeadline['email'] | null;
  deadlineReminders: boolean | null;
};

const withDefaults = <R extends SavedDeadlineRow>({
  createdAt,
  savedOn,
  email,
  deadlineReminders,
  ...row
}: R) => ({
  ...row,
  savedOn: savedOn || utcDay(createdAt),
  email: email ?? DEFAULT_SETTINGS.email,
  deadlineReminders: deadlineReminders ?? DEFAULT_SETTINGS.deadlineReminders,
});

const ownDeadline = sql<string | null>`${savedScholarships.ownPlan} ->> 'deadline'`;
/** The day that the student entered, or that was read from a scholarship which they added. */
const studentsDay = sql<string | null>`coalesce(
  ${ownDeadline},
  case when ${ownScholarships.record} #>> '{deadline,kind}' = 'date' then ${ownScholarships.record} #>> '{deadline,dates,0}' end)`;

/**
 * Students who saved one of these scholarships, go by the record's deadline and have not finished the application, in the order of
 * their ids.
 */
export const listSavedDeadlines = async (
  queries: Queries,
  scholarshipIds: string[],
  { userId, after, limit }: { userId?: string | undefined; after: string; limit: number },
): Promise<SavedDeadline[]> => {
  const rows = await queries
    .select({ ...savedDeadline, seenByGroup: groupRecord })
    .from(savedScholarships)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, savedScholarships.userId))
    .where(
      and(
        inArray(savedScholarships.scholarshipId, scholarshipIds),
        inArray(savedScholarships.applicationStatus, UNFINISHED),
        isNull(ownDeadline),
        gt(savedScholarships.userId, after),
        userId ? eq(savedScholarships.userId, userId) : undefined,
      ),
    )
    .orderBy(asc(savedScholarships.userId))
    .limit(limit);
  return rows.map(withDefaults);
};

/** Unfinished applications with a day of the student's own between these two, in the order of their ids. */
export const listOwnDeadlines = async (
  queries: Queries,
  {
    userId,
    from,
    to,
    after,
    limit,
  }: { userId?: string | undefined; from: string; to: string; after: string; limit: number },
) => {
  const rows = await queries
    .select({
      ...savedDeadline,
      id: savedScholarships.id,
      deadline: sql<string>`${studentsDay}`,
      record: savedRecord,
    })
    .from(savedScholarships)
    .leftJoin(scholarships, inCatalogue)
    .leftJoin(ownScholarships, ofTheirOwn)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, savedScholarships.userId))
    .where(
      and(
        inArray(savedScholarships.applicationStatus, UNFINISHED),
        between(studentsDay, from, to),
        gt(savedScholarships.id, after),
        userId ? eq(savedScholarships.userId, userId) : undefined,
      ),
    )
    .orderBy(asc(savedScholarships.id))
    .limit(limit);
  return rows.map(withDefaults);
};
