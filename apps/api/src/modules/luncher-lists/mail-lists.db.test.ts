import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts';
import { createLetters } from '../letters/index.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import { beginErasing, eraseLuncherRows } from '../personal-data/erase-account.repo.ts';
import { contact as contactOfTeam } from '../settings/index.ts';
import { sweepLists } from './luncher-lists.kinds.ts';
import { mailingKilledAt } from './mail-lists.fixture.ts';
import { mailChanges, mailLists } from './mail-lists.ts';

const { schools, lunchers, items } = TINY;
const KILL_MS = 60_000;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const WED = '2026-11-25';
const FRI = '2026-11-27';
const NEXT_MON = '2026-11-30';
const NEXT_TUE = '2026-12-01';
const NEXT_WED = '2026-12-02';
const SUNDAY_17_05_EASTERN = '2026-11-22T22:05:00Z';
const MONDAY_17_05_EASTERN = '2026-11-23T22:05:00Z';
const TUESDAY_17_05_EASTERN = '2026-11-24T22:05:00Z';
const THURSDAY_17_05_EASTERN = '2026-11-26T22:05:00Z';
const NEXT_SUNDAY_17_05_EASTERN = '2026-11-29T22:05:00Z';
const NEXT_MONDAY_17_05_EASTERN = '2026-11-30T22:05:00Z';
const NEXT_TUESDAY_17_05_EASTERN = '2026-12-01T22:05:00Z';

const { app, as, build, db, rows, run } = await useTiny();
const admin = await as(TINY.users.admin.id);
const letters = createLetters({
  mailer: app.platform.mailer,
  product: 'Lunch',
  url: undefined,
  contact: contactOfTeam,
});

await app.at('2026-11-20T16:00:00Z');
await planMarketDays(db);
beforeEach(async () => {
  await app.at('2026-11-20T16:00:00Z');
  await run('update market_days set locked_at = null where date >= $1', [MON]);
  // Orders stay with what is noted of them: each test has a day of its own.
  for (const table of ['list_mailings', 'school_contacts', 'mails']) {
    await run(`delete from ${table}`);
  }
  await contact('lists@school.test', 'gets_lists');
  await contact('changes@school.test', 'gets_changes');
  await contact('nothing@school.test');
});

const contact = (email: string, gets?: 'gets_lists' | 'gets_changes') =>
  run(
    `insert into school_contacts (destination_id, name, email, gets_lists, gets_changes)
     values ($1, 'Dolores', $2, $3, $4)`,
    [schools.eastern, email, gets === 'gets_lists', gets === 'gets_changes'],
  );
const lock = (date = MON) =>
  run('update market_days set locked_at = app_now() where date = $1', [date]);
async function sweep(): Promise<void> {
  await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepLists, {}));
  await app.runJobs();
}
const mails = (template: string) =>
  rows<{ to_address: string; text_body: string; files: Buffer[] }>(
    `select to_address, text_body,
       array(select content from mail_files f where f.mail_id = m.id) as files
     from mails m where template = $1 order by id`,
    [template],
  );
const twoOrders = async (date = MON) => [
  await build.order({ luncherId: lunchers.anna, date }),
  await build.order({ luncherId: lunchers.cleo, date }),
];
/** Notes what became of an order, as a save and a cancellation do. */
const note = (orderId: number | undefined, kind: string, before: object) =>
  run(
    `insert into order_events (order_id, user_id, kind, before, after)
     select id, user_id, $2, $3, '{}' from orders where id = $1`,
    [orderId, kind, JSON.stringify(before)],
  );

test('the list of a day is mailed once, when its counts are final', async () => {
  await twoOrders();
  await app.at(SUNDAY_17_05_EASTERN);
  await sweep();
  expect(await mails('luncher_list_ready')).toEqual([]);
  await lock();
  await sweep();
  await sweep();
  const [mail, ...others] = await mails('luncher_list_ready');
  expect(others).toEqual([]);
  expect(mail?.to_address).toBe('lists@school.test');
  expect(mail?.text_body).toContain('2 lunches');
  const pages = readPdf(mail?.files[0] ?? Buffer.alloc(0));
  const text = pages.flatMap(({ texts }) => texts.map((line) => line.text)).join(' ');
  for (const child of ['Abbott, Anna', 'Bauer, Cleo']) expect(text).toContain(child);
  expect(await mails('lunches_changed')).toEqual([]);
});

test('no list is mailed of a day without lunches', async () => {
  await app.at(THURSDAY_17_05_EASTERN);
  await lock(FRI);
  await sweep();
  expect(await mails('luncher_list_ready')).toEqual([]);
});

test('a change after the list is told once, and an earlier one never', async () => {
  const [changed, canceled] = await twoOrders(TUE);
  await note(changed, 'placed', {});
  await app.at(MONDAY_17_05_EASTERN);
  await lock(TUE);
  await sweep();
  await app.at('2026-11-24T00:00:00Z');
  await note(changed, 'changed', { status: 'locked', item_id: items.pizza });
  await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
    canceled,
  ]);
  await note(canceled, 'cancelled', { status: 'locked' });
  await sweep();
  // Other events of this minute may still be on their way.
  expect(await mails('lunches_changed')).toEqual([]);
  await app.at('2026-11-24T00:02:00Z');
  await sweep();
  await sweep();
  const [mail, ...others] = await mails('lunches_changed');
  expect(others).toEqual([]);
  expect(mail?.to_address).toBe('changes@school.test');
  for (const part of ['Anna Abbott', 'It was Pizza', 'Cleo Bauer', 'Canceled: ']) {
    expect(mail?.text_body).toContain(part);
  }
});

test('old lists go, with the files that were mailed', async () => {
  await twoOrders(NEXT_MON);
  await app.at(NEXT_SUNDAY_17_05_EASTERN);
  await lock(NEXT_MON);
  await sweep();
  expect(await rows('select from mail_files')).toHaveLength(1);
  await app.at('2026-12-16T13:00:00Z');
  await sweep();
  expect(await rows('select from list_mailings where date = $1', [NEXT_MON])).toEqual([]);
  expect(await rows('select from mail_files')).toEqual([]);
});

test('a contact chooses lists and changes, and keeps neither without an address', async () => {
  const root = `/api/v2/school-setup/${schools.eastern}`;
  const { version, list } = (await admin.send('GET', root)).json().data.contacts;
  expect(list[0].mails).toEqual(['lists']);
  const put = (first: object) =>
    admin.send('PUT', `${root}/contacts`, { version, list: [{ ...list[0], phone: '', ...first }] });
  expect((await put({ email: '' })).statusCode).toBe(422);
  const kept = await put({ mails: ['lists', 'changes'] });
  expect(kept.json().data.contacts.list[0].mails).toEqual(['lists', 'changes']);
});

test('a contact with an account is written to in its language', async () => {
  await run(`update users set locale = 'es' where id = $1`, [TINY.users.admin.id]);
  await contact(TINY.users.admin.email, 'gets_lists');
  await twoOrders(NEXT_TUE);
  await app.at(NEXT_MONDAY_17_05_EASTERN);
  await lock(NEXT_TUE);
  await sweep();
  const [english, spanish] = await mails('luncher_list_ready');
  expect(english?.text_body).toContain('2 lunches');
  expect(spanish?.text_body).toContain('2 almuerzos');
  const [page] = readPdf(spanish?.files[0] ?? Buffer.alloc(0));
  expect(page?.texts.map(({ text }) => text).join(' ')).toContain('Lista de almuerzos');
});

test(
  'a mailing that is killed has told nobody, and the next one tells each contact once',
  async () => {
    await contact('second@school.test', 'gets_lists');
    const [changed] = await twoOrders(NEXT_WED);
    await app.at(NEXT_TUESDAY_17_05_EASTERN);
    await lock(NEXT_WED);
    await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepLists, {}));
    expect(await mailingKilledAt(db.url, 'list-half-mailed')).toBe('SIGKILL');
    expect(await mails('luncher_list_ready')).toEqual([]);
    await Promise.all([mailLists({ db, letters }), mailLists({ db, letters })]);
    expect((await mails('luncher_list_ready')).map((mail) => mail.to_address)).toEqual([
      'lists@school.test',
      'second@school.test',
    ]);
    await note(changed, 'changed', { status: 'locked' });
    await app.at('2026-12-01T22:10:00Z');
    const twice = [mailChanges({ db, letters }), mailChanges({ db, letters })];
    await Promise.all(twice);
    expect(await mails('lunches_changed')).toHaveLength(1);
  },
  KILL_MS,
);

test('a child that is removed is named in no mail to its school', async () => {
  const [changed] = await twoOrders(WED);
  await app.at(TUESDAY_17_05_EASTERN);
  await lock(WED);
  await sweep();
  await app.at('2026-11-25T00:00:00Z');
  await note(changed, 'changed', { status: 'locked' });
  await app.at('2026-11-25T00:02:00Z');
  await sweep();
  expect(await mails('lunches_changed')).toHaveLength(1);
  await db.tx(async (tx) => {
    await beginErasing(tx);
    await tx.run('update lunchers set deleted_at = app_now() where id = $1', [lunchers.anna]);
    await eraseLuncherRows(tx, {
      id: lunchers.anna,
      userId: TINY.users.parentA.id,
      first: 'Anna',
    });
  });
  expect(await mails('lunches_changed')).toEqual([]);
  expect(await rows('select from mail_files')).toEqual([]);
});
