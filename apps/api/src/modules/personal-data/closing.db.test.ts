import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { readFunds } from '../ledger/index.ts';
import { sweepDueSettlements } from '../settlement/index.ts';

const { admin, support } = TINY.users;
const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(admin.id);
const { bowl } = TINY.items;

const closingOf = async (id: number) => (await ada.send('GET', `/api/users/${id}/closing`)).json();
const lostOf = async (id: number) =>
  (await ada.send('GET', `/api/users/${id}/lost-lunches`)).json().data;

async function familyWithLunches() {
  const { id, luncherId } = await build.family({ lunchers: [{ first: 'Mia' }] });
  await build.order({ luncherId, date: '2026-11-18', status: 'locked' });
  await build.order({ luncherId, date: '2026-11-23' });
  await build.order({ luncherId, date: '2026-11-24' });
  await build.credit(id, 700);
  return { id, luncherId };
}

test('a preview says what closing an account cancels and what stays, and does none of it', async () => {
  const { id, luncherId } = await familyWithLunches();
  const { data } = await closingOf(id);
  const lunch = (date: string) => ({
    order_id: expect.any(Number),
    luncher_id: luncherId,
    luncher: 'Mia',
    date,
    item_name: expect.any(String),
  });
  expect(data).toEqual({
    cancelled: [lunch('2026-11-23'), lunch('2026-11-24')],
    kept: [lunch('2026-11-18')],
    comes_back: { credit: 0, yay_bucks: 0, debt: 0 },
    stays: { credit: 700, yay_bucks: 0, owed: 0 },
    erase_after_days: 90,
  });
  const statuses = await rows('select status from orders where user_id = $1 order by date', [id]);
  expect(statuses).toEqual([{ status: 'locked' }, { status: 'placed' }, { status: 'placed' }]);
  expect(await rows(`select from order_events where user_id = $1`, [id])).toEqual([]);

  const own = await (await as(id)).send('GET', '/api/account/closing');
  expect(own.json().data).toEqual(data);
  expect((await (await as(id)).send('GET', `/api/users/${id}/closing`)).statusCode).toBe(403);
});

test('a restored family is ordered its lunches again, and told which could not come back', async () => {
  const { id, luncherId } = await familyWithLunches();
  await ada.send('DELETE', `/api/users/${id}`);
  expect(await lostOf(id)).toEqual([]);
  await ada.send('POST', `/api/users/${id}/restore`);
  const lost = [
    { luncher_id: luncherId, luncher: 'Mia', date: '2026-11-23', item_name: expect.any(String) },
    { luncher_id: luncherId, luncher: 'Mia', date: '2026-11-24', item_name: expect.any(String) },
  ];
  expect(await lostOf(id)).toEqual(lost);
  // The second day is closed by now.
  await run(
    `insert into blackouts (destination_id, name, type, reason, starts_on, ends_on)
     select destination_id, 'Closed', 'date', 'other', '2026-11-24', '2026-11-24'
     from lunchers where id = $1`,
    [luncherId],
  );
  const answer = await ada.send('POST', `/api/users/${id}/lost-lunches`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().data).toEqual({
    ordered: [lost[0]],
    refused: [{ ...lost[1], code: 'blackout' }],
  });
  expect(
    await rows(
      `select date::text, item_id, source from orders where user_id = $1 and status = 'placed'`,
      [id],
    ),
  ).toEqual([{ date: '2026-11-23', item_id: bowl, source: 'staff' }]);
  expect(await lostOf(id)).toEqual([lost[1]]);
  const [entry] = await rows(
    `select after from activity_log where action = 'personal_data.ordered_again'
     and about_user_id = $1`,
    [id],
  );
  expect(entry).toEqual({ after: { ordered_lunches: 1, refused_lunches: 1 } });
  await run(`delete from blackouts where name = 'Closed'`);
});

test('lunches that a family’s own saves keep out are told as a conflict, and not as ordered', async () => {
  const { id } = await familyWithLunches();
  await ada.send('DELETE', `/api/users/${id}`);
  await ada.send('POST', `/api/users/${id}/restore`);
  const lost = await lostOf(id);
  // Each time somebody else saves after the version was read.
  await run(`
    create function bump_version() returns trigger language plpgsql as $$
    begin
      new.version := new.version + 1;
      return new;
    end $$;
    create trigger bump_version before insert on order_weeks for each row execute function bump_version()`);
  await run('delete from order_weeks where user_id = $1', [id]);
  const answer = await ada.send('POST', `/api/users/${id}/lost-lunches`);
  await run('drop trigger bump_version on order_weeks');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'version_conflict']);
  expect(await lostOf(id)).toEqual(lost);
});

test('a meal that is unsafe by now is refused, whichever person orders it again', async () => {
  const { id, luncherId } = await build.family();
  await build.order({ luncherId, date: '2026-11-23' });
  await ada.send('DELETE', `/api/users/${id}`);
  await ada.send('POST', `/api/users/${id}/restore`);
  await run(`update items set properties = properties || '{"sesame": "yes"}' where id = $1`, [
    bowl,
  ]);
  await run(`update lunchers set tolerances = '{"sesame": "avoid_strictly"}' where id = $1`, [
    luncherId,
  ]);
  const { data } = (await ada.send('POST', `/api/users/${id}/lost-lunches`)).json();
  expect(data.ordered).toEqual([]);
  expect(data.refused).toMatchObject([{ luncher_id: luncherId, code: 'allergy' }]);
});

test('a person who may not manage an account neither previews its closing nor orders again', async () => {
  const casey = await as(support.id);
  for (const url of [`/api/users/${admin.id}/closing`, `/api/users/${admin.id}/lost-lunches`]) {
    expect((await casey.send('GET', url)).statusCode, url).toBe(403);
    expect((await app.nobody.send('GET', url)).statusCode).toBe(401);
    expect((await ada.send('GET', url.replace(String(admin.id), '999999'))).statusCode).toBe(404);
  }
});

test('the money that comes back for charged lunches is the preview’s', async () => {
  const { id } = await familyWithLunches();
  await app.at('2026-11-23T17:00:01Z');
  await sweepDueSettlements({ db, jobs: app.platform.jobs });
  await app.runJobs();
  const before = await readFunds(db, id);
  // Three lunches, of which 700 cents of credit paid some.
  expect(before).toMatchObject({ owed: 1_100, promoCredit: 0 });
  const { data } = await closingOf(id);
  expect(data.comes_back).toEqual({ credit: 0, yay_bucks: 0, debt: 600 });
  expect(data.stays).toMatchObject({ owed: 500 });
  expect((await ada.send('DELETE', `/api/users/${id}`)).statusCode).toBe(200);
  await app.runJobs();
  const after = await readFunds(db, id);
  expect(after).toMatchObject({ owed: 500, credit: 0, promoCredit: 0 });
});
