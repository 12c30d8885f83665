import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';
import { users } from './users.ts';

/**
 * One row per sign-in: the family of refresh tokens that descend from it. Tokens are derived from `seed` and
 * `generation` with the session secret, so a stolen row alone is useless.
 */
export const sessions = pgTable(
  'sessions',
  {
    userId: userId(),
    id: text('id').notNull(),
    seed: text('seed').notNull(),
    generation: integer('generation').notNull(),
    rotatedAt: instant('rotated_at').notNull(),
    rememberMe: boolean('remember_me').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** When a code of the second factor was given in it last. */
    codeGivenAt: instant('code_given_at'),
    /** What the provider that signed in needs to end its own session, encrypted under a key that the session secret gives. */
    signOutToken: text('sign_out_token'),
    /** What the provider that signed in calls its own session, empty where it doesn't say; null: no provider signed in. */
    providerSession: text('provider_session'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // A refresh token names only its session.
    index('sessions_id').on(table.id),
    index('sessions_expiry').on(table.expiresAt),
    // A provider that ends a session names only that.
    index('sessions_provider_session').on(table.providerSession),
  ],
);

/** Accounts that an OpenID provider signs in. */
export const identities = pgTable(
  'identities',
  {
    userId: userId(),
    issuer: text('issuer').notNull(),
    /** Who it is there: never given to somebody else, unlike an address. */
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.issuer] }),
    index('identities_subject').on(table.issuer, table.subject),
  ],
);

/** Browsers that an account was used with, where the operator has notices of new ones sent. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    /** What the browser calls itself, without versions. */
    device: text('device').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/**
 * The newest reset request of each address. Known and unknown addresses are stored the same way, and a job looks for the account. The
 * token itself is mailed and never stored.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    emailKey: text('email_key').primaryKey(),
    id: text('id').notNull(),
    /** Set together with the hash, once the account is found. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_id').on(table.id),
    index('password_resets_token').on(table.tokenHash),
    index('password_resets_user').on(table.userId),
  ],
);

/**
 * Changes of email: each is confirmed by the link that was mailed to the new address, and can be undone for a while by the link that
 * was mailed to the old one. The tokens themselves are never stored.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: userId(),
    id: text('id').notNull(),
    oldEmail: text('old_email').notNull(),
    oldEmailKey: text('old_email_key').notNull(),
    newEmail: text('new_email').notNull(),
    newEmailKey: text('new_email_key').notNull(),
    /** Null once the change is confirmed, replaced or cancelled. */
    confirmHash: text('confirm_hash'),
    undoHash: text('undo_hash').notNull(),
    requestedAt: instant('requested_at').notNull(),
    confirmBefore: instant('confirm_before').notNull(),
    undoBefore: instant('undo_before').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('email_changes_confirm').on(table.confirmHash),
    index('email_changes_undo').on(table.undoHash),
    index('email_changes_old_email').on(table.oldEmailKey),
    index('email_changes_new_email').on(table.newEmailKey),
  ],
);

/** Accounts whose address nobody has confirmed yet. The mailed token itself is never stored; following its link deletes the row. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    userId: userId().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    mailedAt: instant('mailed_at').notNull(),
  },
  (table) => [index('email_confirmations_token').on(table.tokenHash)],
);

/** Addresses that were asked to open an account. The token is mailed and never stored; a row goes when it was used or is over. */
export const invitations = pgTable(
  'invitations',
  {
    emailKey: text('email_key').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('invitations_expiry').on(table.expiresAt)],
);

/** Passkeys that sign in to an account. The authenticator keeps the private halves. */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: userId(),
    id: text('id').notNull(),
    /** The authenticator's own name for it, in base64url; compared within one account only. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it has signed; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** As the student calls it. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** What authenticators were asked to sign. A row goes when it is answered, or when it is over. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text('hash').primaryKey(),
    /** The session that a new passkey is made in; empty for a sign-in. */
    purpose: text('purpose').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** The authenticator app of an account; most accounts have none. */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Encrypted under a key that the session secret gives. */
  secret: text('secret').notNull(),
  /** Null until the first code was given: signing in does not ask for one before. */
  confirmedAt: instant('confirmed_at'),
  /** The step of 30 seconds whose code was used last: neither it nor an earlier one is taken again. */
  lastStep: integer('last_step').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Codes that stand in for the app, each once; a used one is deleted. The codes themselves are shown and never stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/**
 * Counts limited calls across processes on a database server. Unlogged: it costs no write-ahead log, and after a crash of the server all
 * counts start from zero.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Hash of client and route. */
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resetsAt)],
);
