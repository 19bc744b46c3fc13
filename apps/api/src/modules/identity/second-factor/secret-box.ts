import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/db/index.ts';

/** A secret that no key of this process opens: sealed with another key, for somebody else, or changed. */
export class NotOurSecret extends Error {}

/** Keeps the secrets of authenticator apps in the database without their being readable there. */
export interface SecretBox {
  seal(source: Queryable, userId: number, secret: string): Promise<Buffer>;
  /** Opens a secret; throws NotOurSecret for one that these keys do not open. */
  open(source: Queryable, userId: number, sealed: Buffer): Promise<string>;
  /**
   * Returns the secret sealed with the key of today; undefined where it is already. Throws as `open`.
   */
  reseal(source: Queryable, userId: number, sealed: Buffer): Promise<Buffer | undefined>;
}

/** The settings SECRET_KEY and, while a key is exchanged, SECRET_KEY_PREVIOUS. */
export interface SecretKeys {
  readonly secretKey: string | undefined;
  readonly previousSecretKey?: string | undefined;
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** The first byte says which key it was, so that setting SECRET_KEY later locks nobody out. */
const BY_SETTING = 1;
const BY_DATABASE = 2;

export function createSecretBox({ secretKey, previousSecretKey }: SecretKeys): SecretBox {
  const settings = [secretKey, previousSecretKey].flatMap((text) =>
    text === undefined ? [] : [derived(Buffer.from(text))],
  );
  const [setting] = settings;
  let database: Buffer | undefined;
  async function databaseKey(source: Queryable): Promise<Buffer> {
    database ??= derived(await sharedSecret(source));
    return database;
  }
  async function keysOf(source: Queryable, mark: number | undefined): Promise<readonly Buffer[]> {
    if (mark === BY_DATABASE) return [await databaseKey(source)];
    if (mark !== BY_SETTING) throw new NotOurSecret('this was not sealed here');
    if (setting === undefined) throw new NotOurSecret('SECRET_KEY is missing: it sealed this');
    return settings;
  }
  async function seal(source: Queryable, userId: number, secret: string): Promise<Buffer> {
    const mark = setting === undefined ? BY_DATABASE : BY_SETTING;
    const nonce = randomBytes(NONCE);
    const key = setting ?? (await databaseKey(source));
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(owner(userId));
    const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(mark), nonce, cipher.getAuthTag(), hidden]);
  }
  async function openWith(source: Queryable, userId: number, sealed: Buffer) {
    for (const key of await keysOf(source, sealed[0])) {
      try {
        return { key, secret: opened(key, userId, sealed) };
      } catch {
        // Perhaps sealed with the key before this one.
      }
    }
    throw new NotOurSecret('no key of the settings opens this');
  }
  return {
    seal,
    async open(source, userId, sealed) {
      const { secret } = await openWith(source, userId, sealed);
      return secret;
    },
    async reseal(source, userId, sealed) {
      const { key, secret } = await openWith(source, userId, sealed);
      const current = setting ?? (await databaseKey(source));
      return key === current ? undefined : seal(source, userId, secret);
    },
  };
}

function opened(key: Buffer, userId: number, sealed: Buffer): string {
  const nonce = sealed.subarray(1, 1 + NONCE);
  const tag = sealed.subarray(1 + NONCE, 1 + NONCE + TAG);
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
    .setAAD(owner(userId))
    .setAuthTag(tag);
  const hidden = sealed.subarray(1 + NONCE + TAG);
  return Buffer.concat([cipher.update(hidden), cipher.final()]).toString('utf8');
}

const owner = (userId: number) => Buffer.from(`totp of ${userId}`);
const derived = (secret: Buffer) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));

/** Made by whichever process asks first. */
async function sharedSecret(source: Queryable): Promise<Buffer> {
  const [row] = await source.query<{ value: Buffer }>(
    'second_factor.shared_secret',
    `with made as (
       insert into app_secrets (name, value) values ('second_factor', $1)
       on conflict (name) do nothing returning value
     )
     select value from made
     union all select value from app_secrets where name = 'second_factor' limit 1`,
    [randomBytes(32)],
  );
  // Another process was first, and had not committed when this statement began.
  if (row === undefined) return sharedSecret(source);
  return row.value;
}
