import { hash } from '@node-rs/argon2';

/** One slow hash does for a whole world, whose people all have the same password. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
