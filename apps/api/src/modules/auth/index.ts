export { authRoutes } from './auth.routes.ts';
export { createAuthenticate } from './authenticate.ts';
export { emailKey } from './email-key.ts';
export { checkPassword } from './passwords.ts';
export { createTokens } from './tokens.ts';
