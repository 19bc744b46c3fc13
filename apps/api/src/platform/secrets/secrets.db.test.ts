import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { connectDb, type Db } from '../db/index.ts';
import { appSecret } from './index.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url, max: 4 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('a secret is created once by concurrent processes', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => appSecret(db, 'test')));
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(secrets[0]?.length).toBe(32);
  expect(await appSecret(db, 'test')).toEqual(secrets[0]);
});

it('differs by name', async () => {
  expect(await appSecret(db, 'other')).not.toEqual(await appSecret(db, 'test'));
});
