export { type AdmitPassword, createAdmitPassword } from './admit-password.ts';
export {
  endSessionOf,
  endSessionsOf,
  insertUser,
  listLiveSessions,
  type SessionRow,
} from './auth.repository.ts';
export { authRoutes, providerLogoutRoutes } from './auth.routes.ts';
export { invitationMail } from './auth-mails.ts';
export { createAuthenticate, createAuthenticateKeeper } from './authenticate.ts';
export { forgetEmailChanges, requestEmailChange } from './change-email.ts';
export { askAgainToConfirm } from './confirm-address.ts';
export { type EmailChangeRow, findOpenEmailChange } from './email-changes.repository.ts';
export { isUnconfirmed } from './email-confirmations.repository.ts';
export { emailKey } from './email-key.ts';
export { forgetGuesses, guessedJob, isGuessedAt } from './guess-guard.ts';
export { inviteAddress } from './invite.ts';
export { createLinkTokens, type LinkTokens } from './link-token.ts';
export { createLocalPasswords, type LocalPasswords } from './local-passwords.ts';
export { createOneTimeCodes, type OneTimeCodes } from './one-time-codes.ts';
export { listPasskeys, type PasskeyRow } from './passkeys.repository.ts';
export {
  addPasskey,
  beginPasskey,
  forgetChallenges,
  type PasskeyContext,
  passkeyHost,
  removePasskey,
} from './passkeys.ts';
export { passwordResetJob } from './password-reset.jobs.ts';
export { deleteResetsFor } from './password-resets.repository.ts';
export { hashPassword, setPassword } from './passwords.ts';
export { requestPasswordReset } from './reset-password.ts';
export { deleteRole, insertRole, listRoles } from './roles.repository.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  endSecondFactor,
  renewFactorSecrets,
  renewRecoveryCodes,
  type SecondFactorContext,
} from './second-factor.ts';
export { countRecoveryCodes, findSecondFactor } from './second-factors.repository.ts';
export { createSignInProvider, type SignInProvider } from './sign-in-provider.ts';
export { createRequireFreshCode, stepUp } from './step-up.ts';
export { createTokens } from './tokens.ts';
export { hashTypedCode, newTypedCode } from './typed-code.ts';
