import type { ApplicationStatus, Preferences, Profile } from '@laurel/domain';

/** Preferences as stored: complete, `gpa` null when not given. */
export type PreferencesRow = Preferences;
export type ProfileRow = Profile;

/** A change of an application's status; `at` is ISO 8601 in UTC. */
export interface StatusChangeRow {
  status: ApplicationStatus;
  at: string;
}
