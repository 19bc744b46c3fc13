import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/index.ts';

const BYTES = 32;

/** Returns the secret of this name, which all processes share; the first call creates it. */
export async function appSecret(source: Queryable, name: string): Promise<Buffer> {
  const existingSecret = await secretOf(source, name);
  if (existingSecret !== undefined) return existingSecret;
  await source.query(
    'secrets.make',
    'insert into app_secrets (name, value) values ($1, $2) on conflict do nothing',
    [name, randomBytes(BYTES)],
  );
  const secret = await secretOf(source, name);
  if (secret === undefined) throw new Error(`the secret ${name} is not there`);
  return secret;
}

async function secretOf(source: Queryable, name: string): Promise<Buffer | undefined> {
  const [row] = await source.query<{ value: Buffer }>(
    'secrets.read',
    'select value from app_secrets where name = $1',
    [name],
  );
  return row?.value;
}
