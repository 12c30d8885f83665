import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default algorithm; the cost is OWASP's second recommendation (19 MiB, 2 passes). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** A dummy hash, verified when an account doesn't exist, so that both answers take the same time. */
const nobody = hashPassword('no account has this password');

/** @param passwordHash of the account, or undefined when there is none: then false, after the same work */
export const checkPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== undefined && matches;
};
