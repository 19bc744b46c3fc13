import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import type { Caller } from '../../../test/index.ts';
import { carryOut } from './carry-out-upload.ts';
import { creditWorld } from './credit.fixture.ts';

const world = await creditWorld();

let files = 0;
async function families(count: number): Promise<{ id: number; email: string }[]> {
  files += 1;
  const emails = Array.from({ length: count }, (_, n) => `family-${files}-${n}@upload.test`);
  return Promise.all(emails.map(async (email) => ({ email, id: await world.family({ email }) })));
}
const table = (rows: readonly (readonly [string, string, string])[]) =>
  ['email;amount;reason', ...rows.map((row) => row.join(';'))].join('\r\n');
const fileOf = (people: readonly { email: string }[], amount = '$5,00') =>
  table(people.map(({ email }) => [email, amount, `Late van ${files}`]));
const preview = async (text: string, by: Caller = world.ada) =>
  (await by.send('POST', '/api/credit-uploads/preview', { file_name: 'credit.csv', text })).json();
const upload = (
  text: string,
  more: object = {},
  by: Caller = world.ada,
  key: string = randomUUID(),
) =>
  by.send(
    'POST',
    '/api/credit-uploads',
    { file_name: 'credit.csv', text, ...more },
    { 'idempotency-key': key },
  );
const promo = async (userId: number) => (await world.funds(userId)).promoCredit;

test('each family of a file gets its credit once, and is told its sum', async () => {
  const people = await families(3);
  const text = fileOf(people);
  expect(await preview(text)).toMatchObject({
    problem: null,
    bad_rows: 0,
    total: 1500,
    families: 3,
    before: null,
    needs_second_person: false,
    rows: [{ line: 2, amount: 500, family: { id: people[0]?.id } }, {}, {}],
  });
  const answer = await upload(text);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json().data).toMatchObject({ status: 'running', rows: 3, issued: 0, total: 1500 });
  await world.app.runJobs();
  for (const { id } of people) expect(await promo(id)).toBe(500);
  const { data } = (await world.ada.send('GET', '/api/credit-uploads')).json();
  expect(data[0]).toMatchObject({ status: 'done', rows: 3, issued: 3 });
});

test('one bad row and nothing is saved; every bad row is named', async () => {
  const people = await families(2);
  const text = table([
    [people[0]?.email ?? '', '5', 'Late van'],
    ['nobody@upload.test', '5', 'Late van'],
    [people[1]?.email ?? '', '0.005', 'no'],
  ]);
  const seen = await preview(text);
  expect(seen).toMatchObject({ bad_rows: 2 });
  expect(seen.rows[0].problems).toEqual([]);
  const answer = await upload(text);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([
    'rows.3.email',
    'rows.4.amount',
    'rows.4.reason',
  ]);
  await world.app.runJobs();
  for (const { id } of people) expect(await promo(id)).toBe(0);
  const saved = await world.rows('select from credit_grants where user_id = any($1)', [
    people.map(({ id }) => id),
  ]);
  expect(saved).toEqual([]);
});

test('a file without a table is refused as one', async () => {
  expect((await upload('nothing here')).json().errors).toHaveProperty('text');
  expect(await preview('email,amount,reason')).toMatchObject({ problem: 'no_rows', rows: [] });
});

test('the same file twice needs to be meant, also at the same time', async () => {
  const people = await families(1);
  const text = fileOf(people);
  const tries = await Promise.all([upload(text), upload(text), upload(text)]);
  expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422]);
  await world.app.runJobs();
  expect(await promo(people[0]?.id ?? 0)).toBe(500);
  expect((await preview(text)).before).toMatchObject({ by: expect.any(String) });
  expect((await upload(text)).json().errors).toHaveProperty('again');
  expect((await upload(text, { again: true })).statusCode).toBe(201);
  await world.app.runJobs();
  expect(await promo(people[0]?.id ?? 0)).toBe(1000);
});

test('the same request twice is one upload', async () => {
  const people = await families(1);
  const key = randomUUID();
  const text = fileOf(people);
  const [one, two] = await Promise.all([
    upload(text, {}, world.ada, key),
    upload(text, {}, world.ada, key),
  ]);
  expect(one?.json().data.id).toBe(two?.json().data.id);
  expect((await upload(`${text}\n`, {}, world.ada, key)).json().code).toBe('key_reused');
  await world.app.runJobs();
  expect(await promo(people[0]?.id ?? 0)).toBe(500);
});

test('killed in the middle and run again, and twice at once, gives each family one credit', async () => {
  const people = await families(6);
  const { data } = (await upload(fileOf(people))).json();
  const { db } = world.app.platform;
  let posted = 0;
  const killed = {
    post: async () => {
      posted += 1;
      if (posted > 2) throw new Error('killed');
    },
  };
  const alive = new AbortController().signal;
  await expect(carryOut({ db, letters: killed }, data.id, alive)).rejects.toThrow('killed');
  const given = await Promise.all(people.map(({ id }) => promo(id)));
  expect(given.filter((cents) => cents === 500)).toHaveLength(2);
  const letters = { post: async () => undefined };
  await Promise.all([
    carryOut({ db, letters }, data.id, alive),
    carryOut({ db, letters }, data.id, alive),
    world.app.runJobs(),
  ]);
  for (const { id } of people) expect(await promo(id)).toBe(500);
  const ended = await world.rows(
    `select from activity_log where action = 'credit_upload.finished' and subject_id = $1`,
    [data.id],
  );
  expect(ended).toHaveLength(1);
});

test('a file over the limit waits as a whole for somebody else', async () => {
  const { ada, bea, decide } = world;
  const people = await families(3);
  const text = fileOf(people, '20');
  expect(await preview(text)).toMatchObject({ total: 6000, needs_second_person: true });
  const { data } = (await upload(text)).json();
  expect(data.status).toBe('waiting');
  await world.app.runJobs();
  expect(await promo(people[0]?.id ?? 0)).toBe(0);
  const [grant] = await world.rows<{ id: number }>(
    'select id from credit_grants where upload_id = $1 limit 1',
    [data.id],
  );
  expect((await decide(bea, 'grant', grant?.id ?? 0)).statusCode).toBe(404);
  expect((await decide(ada, 'upload', data.id)).json().code).toBe('second_person');
  const tries = await Promise.all([
    decide(bea, 'upload', data.id),
    decide(bea, 'upload', data.id),
    decide(bea, 'upload', data.id, 'refuse'),
  ]);
  expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a file that is refused gives nothing, and may come again', async () => {
  const { bea, decide } = world;
  const people = await families(3);
  const text = fileOf(people, '20');
  const { data } = (await upload(text)).json();
  await decide(bea, 'upload', data.id, 'refuse');
  await world.app.runJobs();
  for (const { id } of people) expect(await promo(id)).toBe(0);
  const again = (await upload(text)).json().data;
  expect((await decide(bea, 'upload', again.id)).statusCode).toBe(200);
  await world.app.runJobs();
  for (const { id } of people) expect(await promo(id)).toBe(2000);
});

test('somebody who is in the file herself neither uploads it alone nor lets it through', async () => {
  const { ada, bea, decide, rows } = world;
  const [mine] = await rows<{ email: string }>('select email from users where id = $1', [ada.id]);
  const [hers] = await rows<{ email: string }>('select email from users where id = $1', [bea.id]);
  expect(await preview(fileOf([{ email: mine?.email ?? '' }], '1'))).toMatchObject({
    needs_second_person: true,
  });
  const { data } = (await upload(fileOf([{ email: hers?.email ?? '' }], '100'))).json();
  expect((await decide(bea, 'upload', data.id)).json().code).toBe('second_person');
});

test('nobody else uploads or looks', async () => {
  const { app, ada, cleo } = world;
  const text = fileOf(await families(1));
  expect((await upload(text, {}, cleo)).statusCode).toBe(403);
  expect((await cleo.send('GET', '/api/credit-uploads')).statusCode).toBe(403);
  const asAda = await app.as(ada.id, TINY.users.admin.id);
  expect((await upload(text, {}, asAda)).json().code).toBe('not_while_impersonating');
});
