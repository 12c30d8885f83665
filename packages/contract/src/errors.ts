/** Alone, so that the sign-in page need not load the whole table for it. */
export const SIGN_IN_TO_CONTINUE = 'Please sign in to continue.';

/** Every error code of the API, with its HTTP status and default sentence. */
export const ERRORS = {
  invalid_request: {
    status: 400,
    message: 'Some of what was sent is not valid. Please check it and try again.',
  },
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_reset_token: {
    status: 400,
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  invalid_link: { status: 400, message: 'This link has expired, was replaced or was used already.' },
  unauthorized: { status: 401, message: SIGN_IN_TO_CONTINUE },
  invalid_credentials: { status: 401, message: 'Invalid email or password.' },
  second_factor_required: {
    status: 401,
    message: 'Please enter the code from your authenticator app, or a recovery code.',
  },
  invalid_code: {
    status: 401,
    message: 'This code is not right, or was used already. Please take the next one.',
  },
  invalid_refresh_token: { status: 401, message: 'Your session has ended. Please sign in again.' },
  provider_refused: {
    status: 401,
    message: 'Signing in there did not work. Please try again.',
  },
  passkey_refused: {
    status: 401,
    message: 'This passkey was not accepted. Please try again, or use your password.',
  },
  step_up_required: {
    status: 403,
    message: 'First confirm that it is you: give a code on your profile page, under "Two-step sign-in".',
  },
  passwords_off: {
    status: 403,
    message: 'Passwords are not used here. Please sign in with the account of your house.',
  },
  sign_up_closed: {
    status: 403,
    message: 'New accounts are not open to this address. Please ask whoever runs this Laurel.',
  },
  not_found: { status: 404, message: 'We could not find what you asked for.' },
  method_not_allowed: { status: 405, message: 'This address does not answer to that method.' },
  email_in_use: { status: 409, message: 'An account with this email already exists.' },
  conflict: { status: 409, message: 'This was changed meanwhile. Please reload and try again.' },
  limit_reached: { status: 409, message: 'You have as many of these as Laurel keeps for one student.' },
  preferences_required: { status: 409, message: 'Please save your preferences first.' },
  payload_too_large: { status: 413, message: 'That is too much at once. Please send less.' },
  unsupported_media_type: { status: 415, message: 'Please send the request as application/json.' },
  idempotency_mismatch: {
    status: 422,
    message: 'This Idempotency-Key was already used with another request.',
  },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'Laurel is not available right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
