import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { silentLog, useTiny } from '../../../test/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { record } from '../activity/index.ts';
import { eraseClosedAccounts } from './erase-accounts.ts';
import { ERASED, KEPT } from './personal-columns.ts';
import { sweepPersonalData } from './personal-data.kinds.ts';

const { admin } = TINY.users;
const { app, as, db, build, rows, one, run } = await useTiny();
const ada = await as(admin.id);

const START = '2026-11-18T16:00:00Z';
const DAYS_90 = '2027-02-16T16:05:00Z';
/** Fails the test with the error that the product only logs. */
const loudLog: Log = {
  ...silentLog,
  error: (said: { err?: unknown }) => {
    throw said.err ?? said;
  },
} as Log;
const sweep = async () => {
  await eraseClosedAccounts({ db, log: loudLog });
  await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepPersonalData, {}));
  await app.runJobs();
};
const say = (text: string) => text.split(' ').filter((word) => word !== '');

describe('columns that can hold a text', () => {
  const columnsOf = async () =>
    (
      await rows<{ name: string }>(
        `select c.table_name || '.' || c.column_name as name
         from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
         where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
           and c.udt_name in ('text', '_text', 'varchar', '_varchar', 'bpchar', 'json', 'jsonb',
             'bytea', 'inet', 'citext', 'xml')
         order by 1`,
      )
    ).map(({ name }) => name);

  test('each stand on one list: erased with an account, or kept with a reason', async () => {
    const erased = Object.entries(ERASED).flatMap(([table, columns]) =>
      say(columns).map((column) => `${table}.${column}`),
    );
    const kept = Object.entries(KEPT).flatMap(([table, [columns]]) =>
      say(columns).map((column) => `${table}.${column}`),
    );
    expect([...erased, ...kept].toSorted()).toEqual((await columnsOf()).toSorted());
    for (const [, why] of Object.values(KEPT)) expect(why).not.toBe('');
  });
});

/** Words that stand nowhere else, so that a copy that stayed behind is found wherever it is. */
const CANARIES = [
  'Quillon',
  'Vexmoor',
  'Zibby',
  'quillon@canary.test',
  '203.0.113.77',
  'Canarybird',
];

/** Returns the tables that hold one of the words in any of their columns. */
async function tablesNaming(words: readonly string[]): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('media_pictures', 'media_renditions')`,
  );
  const columns: string[] = [];
  for (const { name } of tables) {
    const hits = await rows(
      `select 1 from ${name} t where t::text ilike any ($1::text[]) limit 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (hits.length > 0) columns.push(name);
  }
  return columns.toSorted();
}

async function leaveTraces(): Promise<{ id: number; luncherId: number }> {
  const { id, luncherId } = await build.family({
    first: 'Quillon',
    last: 'Vexmoor',
    email: 'quillon@canary.test',
    lunchers: [{ first: 'Zibby', last: 'Vexmoor' }],
  });
  await run(`update users set phone = '+16155550199' where id = $1`, [id]);
  await run(`update lunchers set tolerances = '{"peanuts": "avoid_strictly"}' where id = $1`, [
    luncherId,
  ]);
  const parent = await as(id);
  const origin = { ip: '203.0.113.77', userAgent: 'Canarybird/1.0', requestId: 'r-1' };
  await parent.send('PUT', `/api/lunchers/${luncherId}`, { first: 'Zibby', last: 'Quillon' });
  await parent.send('PUT', '/api/account', { last: 'Quillon' });
  await ada.send('POST', `/api/users/${id}/suspend`);
  await ada.send('POST', `/api/users/${id}/unsuspend`);
  await app.nobody.send('POST', '/api/forgot-password', { email: 'quillon@canary.test' });
  await app.runJobs();
  await db.tx((tx) =>
    record(
      tx,
      { userId: id, impersonatorId: null, origin },
      {
        action: 'session.refused',
        subject: { type: 'user', id, label: 'Quillon Vexmoor' },
        aboutUserId: id,
      },
    ),
  );
  const order = await build.order({ luncherId, date: '2026-11-18', status: 'served' });
  await run(
    `insert into order_events (order_id, user_id, kind, actor_id, ip, user_agent)
     values ($1, $2, 'placed', $2, $3, $4)`,
    [order, id, origin.ip, origin.userAgent],
  );
  await build.credit(id, 500, { reason: 'For Zibby Vexmoor, who waited' });
  await run(
    `insert into user_events (user_id, name, data) values ($1, 'logged_in', '{"from": "Zibby"}')`,
    [id],
  );
  await run(
    `insert into saved_views (user_id, list, name, query) values ($1, 'users', 'Quillon', '')`,
    [id],
  );
  await run(
    `insert into credit_code_sets (kind, name, amount_cents, quantity, buyer_user_id, buyer_name,
       buyer_email, recipient_name, recipient_email, message)
     values ('gift_card', 'A gift', 500, 1, $1, 'Quillon', 'quillon@canary.test', 'Zibby',
       'other@rows.test', 'For Zibby')`,
    [id],
  );
  await run(
    `with link as (
       insert into trip_links (destination_id, teacher, token_hash, ends_on)
       values ($1, 'A teacher', '\\x01', '2027-06-11') returning id)
     insert into class_trips (link_id, destination_id, grade_id, date, place, email, children, names)
     select id, $1, $2, '2026-11-24', 'Museum', 'quillon@canary.test', 1, '{Quillon Zibby}' from link`,
    [TINY.schools.eastern, TINY.grades.easternFirst],
  );
  return { id, luncherId };
}

describe('a closed account', () => {
  test('is erased after 90 days of the product’s clock, everywhere, and its money stays', async () => {
    const { id, luncherId } = await leaveTraces();
    const ledger = () =>
      rows(
        `select e.amount_cents, e.account_id from ledger_entries e
         join ledger_accounts a on a.id = e.account_id where a.user_id = $1 order by e.id`,
        [id],
      );
    const orders = () =>
      rows('select id, status, total_cents from orders where user_id = $1 order by id', [id]);
    const money = await ledger();
    const ordered = await orders();
    expect(money).toHaveLength(1);
    expect((await ada.send('DELETE', `/api/users/${id}`)).statusCode).toBe(200);
    expect(await tablesNaming(CANARIES)).toEqual(
      expect.arrayContaining(['activity_log', 'ledger_transactions', 'lunchers', 'mails', 'users']),
    );

    await app.at('2027-02-16T15:50:00Z');
    await sweep();
    expect((await one('select first from users where id = $1', [id])).first).toBe('Quillon');

    await app.at(DAYS_90);
    await sweep();
    expect(await tablesNaming(CANARIES)).toEqual([]);
    expect(await one('select first, last, phone from users where id = $1', [id])).toEqual({
      first: '¬',
      last: `#${id}`,
      phone: null,
    });
    expect(await one('select last, tolerances from lunchers where id = $1', [luncherId])).toEqual({
      last: `#${luncherId}`,
      tolerances: {},
    });
    expect(await ledger()).toEqual(money);
    expect(await orders()).toEqual(ordered);
    expect(
      await one('select luncher_id, actor_id, counts from erasures where user_id = $1', [id]),
    ).toEqual({
      luncher_id: null,
      actor_id: null,
      counts: expect.objectContaining({ users: 1, lunchers: 1, activity_log: expect.any(Number) }),
    });

    const shown = (await ada.send('GET', `/api/users/${id}`)).json().data;
    expect(shown).toMatchObject({
      full_name: `Erased #${id}`,
      first: 'Erased',
      abilities: { delete: false, update: false },
    });
    await run(`update users set locale = 'es' where id = $1`, [admin.id]);
    const spanish = await as(admin.id);
    expect((await spanish.send('GET', `/api/users/${id}`)).json().data.full_name).toBe(
      `Borrado #${id}`,
    );
    await run(`update users set locale = 'en' where id = $1`, [admin.id]);
    expect((await ada.send('POST', `/api/users/${id}/restore`)).statusCode).toBe(403);
    expect((await ada.send('GET', `/api/users/${id}/logs`)).statusCode).toBe(200);
    // A second run finds nothing to do.
    expect(await eraseClosedAccounts({ db, log: silentLog })).toBe(0);
    await app.at(START);
  });

  test('that was brought back, or whose lunch a kitchen still has, is not erased', async () => {
    const back = await build.family();
    const eating = await build.family();
    await build.order({ luncherId: eating.luncherId, date: '2027-02-17', status: 'locked' });
    for (const { id } of [back, eating]) await ada.send('DELETE', `/api/users/${id}`);
    await ada.send('POST', `/api/users/${back.id}/restore`);
    await app.at(DAYS_90);
    await sweep();
    expect(
      await rows('select erased_at from users where id = any ($1::int[])', [[back.id, eating.id]]),
    ).toEqual([{ erased_at: null }, { erased_at: null }]);
    await app.at(START);
  });

  test('keeps by the days of the site option', async () => {
    const { id } = await build.family();
    await ada.send('DELETE', `/api/users/${id}`);
    await run(`insert into site_options (type, fields) values ('retention', $1)`, [
      JSON.stringify({ erase_after_days: 2 }),
    ]);
    await app.at('2026-11-20T16:05:00Z');
    await sweep();
    expect((await one('select first from users where id = $1', [id])).first).toBe('¬');
    await run(`delete from site_options where type = 'retention'`);
    await app.at(START);
  });
});

describe('the address of a closed account', () => {
  const email = 'left@canary.test';
  const lastMail = () =>
    one<{ template: string; text_body: string }>(
      'select template, text_body from mails where to_address = $1 order by id desc limit 1',
      [email],
    );
  const register = () =>
    app.nobody.send('POST', '/api/register', {
      first: 'Nova',
      last: 'Newcomer',
      email,
      password: 'a-plain-long-password-77',
    });

  test('is told of by no mail, and belongs to the person who proves it', async () => {
    const { id } = await build.family({ email, first: 'Nils' });
    await ada.send('DELETE', `/api/users/${id}`);
    await app.nobody.send('POST', '/api/forgot-password', { email });
    await app.runJobs();
    expect(await rows('select from mails where to_address = $1', [email])).toEqual([]);

    const answer = await register();
    expect(answer.statusCode, answer.body).toBe(202);
    const mail = await lastMail();
    expect(mail.template).toBe('prove_address');
    expect(mail.text_body).not.toContain('Nils');
    const code = /\b\d{6}\b/.exec(mail.text_body)?.[0];
    const proved = await app.nobody.send('POST', '/api/register/code', {
      challenge_token: answer.json().data?.challenge_token ?? answer.json().challenge_token,
      code,
    });
    expect(proved.statusCode, proved.body).toBeLessThan(300);
    expect(
      await one('select email, deleted_at is null as open from users where id = $1', [id]),
    ).toEqual({
      email: expect.stringMatching(/^closed-\d+-[0-9a-f-]{36}@erased\.invalid$/),
      open: false,
    });
    expect(await one('select first from users where email = $1', [email])).toEqual({
      first: 'Nova',
    });
  });
});

describe('the record', () => {
  test('an entry that is written once takes no other change', async () => {
    const entry = await one<{ id: number }>('select id from activity_log limit 1');
    const change = (text: string, erasing: boolean) =>
      db.tx(async (tx) => {
        if (erasing) await tx.run(`select set_config('yay.erasing', 'on', true)`);
        await tx.run(text, [entry.id]);
      });
    const refused = /append-only/;
    await expect(
      change(`update activity_log set subject_label = 'x' where id = $1`, false),
    ).rejects.toThrow(refused);
    await expect(
      change(`update activity_log set action = 'user.created' where id = $1`, true),
    ).rejects.toThrow(refused);
    await expect(change('delete from activity_log where id = $1', true)).rejects.toThrow(refused);
    await expect(
      change('update ledger_entries set amount_cents = 1 where id = $1', true),
    ).rejects.toThrow(refused);
  });
});
