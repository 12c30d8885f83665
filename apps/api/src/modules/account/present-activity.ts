import type { Activity, ActivityKind } from '@laurel/contract';
import type { AuditRow } from '../../platform/audit/index.ts';

/** The acts of the audit log that the owner of an account sees, by what they are to them. */
const KINDS: Record<string, ActivityKind> = {
  'POST /auth/login': 'signed_in',
  'POST /auth/provider/answer': 'signed_in',
  'POST /auth/passkey': 'signed_in',
  'POST /auth/logout': 'signed_out',
  'DELETE /users/sessions/{id}': 'device_signed_out',
  'PUT /users/password': 'password_changed',
  'POST /auth/reset-password': 'password_changed',
  'POST /auth/confirm-email': 'email_confirmed',
  'POST /auth/undo-email-change': 'email_change_undone',
  'POST /users/second-factor/confirmation': 'second_factor_on',
  'POST /users/second-factor/recovery-codes': 'recovery_codes_renewed',
  'DELETE /users/second-factor': 'second_factor_off',
  'end-second-factor': 'second_factor_off',
  'POST /users/passkeys': 'passkey_added',
  'DELETE /users/passkeys/{id}': 'passkey_removed',
  'POST /calendar/rotate': 'calendar_address_changed',
  'GET /users/export': 'exported',
  'export-user': 'exported',
  'sign-out-user': 'device_signed_out',
  'GET /desk/accounts': 'looked_up',
  grant: 'role_granted',
  revoke: 'role_revoked',
};

/** What an operator did to an account at the desk. */
const ACCOUNT_ACT = 'POST /desk/accounts/{id}/acts';
const BY_OPERATOR: Record<string, ActivityKind> = {
  disable: 'disabled',
  enable: 'enabled',
  unlock: 'unlocked',
  sign_out: 'device_signed_out',
  send_reset: 'reset_sent',
};

export const SHOWN_ACTS = [...Object.keys(KINDS), ACCOUNT_ACT];

export const presentActivity = ({ id, at, act, actor, subject, details }: AuditRow): Activity[] => {
  const kind = act === ACCOUNT_ACT ? BY_OPERATOR[String(details.act)] : KINDS[act];
  return kind ? [{ id, at: at.toISOString(), kind, by: actor === subject ? 'you' : 'keeper' }] : [];
};
