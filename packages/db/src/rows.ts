import type { Preferences, Profile } from '@laurel/domain';

/** Preferences as stored: complete, `gpa` null when not given. */
export type PreferencesRow = Preferences;
export type ProfileRow = Profile;
