import { hash, verify } from '@node-rs/argon2';

// The algorithm is the library's default, Argon2id.
const COST = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/**
 * The hash of an account that was opened for somebody: no password opens it until its owner sets
 * one.
 */
export const NO_PASSWORD = 'none';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobodys: Promise<string> | undefined;

/**
 * Tells whether the password is that of the hash. Without a hash the same work is done, so that the
 * time of the answer does not tell which addresses have an account.
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
  check: (passwordHash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const real = passwordHash?.startsWith('$argon2') ? passwordHash : undefined;
  const matches = await check(real ?? (await nobodys), password);
  return matches && real !== undefined;
}

/** Done once at the start: the first unknown address must not wait for it either. */
export async function preparePasswords(): Promise<void> {
  await passwordMatches(undefined, '');
}
