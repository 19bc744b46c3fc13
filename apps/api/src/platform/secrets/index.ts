import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/index.ts';

const BYTES = 32;

/** A key that every process shares; whoever asks first makes it. */
export async function appSecret(source: Queryable, name: string): Promise<Buffer> {
  const kept = await secretOf(source, name);
  if (kept !== undefined) return kept;
  await source.query(
    'secrets.make',
    'insert into app_secrets (name, value) values ($1, $2) on conflict do nothing',
    [name, randomBytes(BYTES)],
  );
  const made = await secretOf(source, name);
  if (made === undefined) throw new Error(`the secret ${name} is not there`);
  return made;
}

async function secretOf(source: Queryable, name: string): Promise<Buffer | undefined> {
  const [row] = await source.query<{ value: Buffer }>(
    'secrets.read',
    'select value from app_secrets where name = $1',
    [name],
  );
  return row?.value;
}
