import { accountEndpoints } from './account.ts';
import { authEndpoints } from './auth.ts';
import { deskEndpoints } from './desk.ts';
import { dismissedScholarshipsEndpoints } from './dismissed-scholarships.ts';
import type { Endpoint } from './endpoint.ts';
import { essaysEndpoints } from './essays.ts';
import { groupsEndpoints } from './groups.ts';
import { healthEndpoints } from './health.ts';
import { matchingEndpoints } from './matching.ts';
import { notificationsEndpoints } from './notifications.ts';
import { openDataEndpoints } from './open-data.ts';
import { operatorsEndpoints } from './operators.ts';
import { ownScholarshipsEndpoints } from './own-scholarships.ts';
import { passkeysEndpoints } from './passkeys.ts';
import { preferencesEndpoints } from './preferences.ts';
import { publicAwardsEndpoints } from './public-awards.ts';
import { savedScholarshipsEndpoints } from './saved-scholarships.ts';
import { scholarshipsEndpoints } from './scholarships.ts';
import { secondFactorEndpoints } from './second-factor.ts';

/** Every call of the API, by area. */
export const ENDPOINTS = {
  health: healthEndpoints,
  auth: authEndpoints,
  account: accountEndpoints,
  'second-factor': secondFactorEndpoints,
  passkeys: passkeysEndpoints,
  preferences: preferencesEndpoints,
  scholarships: scholarshipsEndpoints,
  'public-awards': publicAwardsEndpoints,
  'open-data': openDataEndpoints,
  'dismissed-scholarships': dismissedScholarshipsEndpoints,
  'saved-scholarships': savedScholarshipsEndpoints,
  'own-scholarships': ownScholarshipsEndpoints,
  matching: matchingEndpoints,
  essays: essaysEndpoints,
  notifications: notificationsEndpoints,
  desk: deskEndpoints,
  operators: operatorsEndpoints,
  groups: groupsEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>;

export const allEndpoints = (): { area: string; name: string; endpoint: Endpoint }[] =>
  Object.entries(ENDPOINTS).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ area, name, endpoint: endpoint as Endpoint })),
  );
