import { ROLES } from '@yay/domain/access';
import { addDays } from '@yay/domain/calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { askNightly } from './ask-nightly.ts';
import { officeToday } from './office-days.ts';

const today = officeToday();
const yesterday = addDays(today, -1);

const { app, as, build, db, rows, run } = await useTiny();
const staff = await as(await build.person({ roles: ['customer_support'] }));
beforeEach(async () => {
  await run('truncate reconciliation_runs, reconciliation_lines');
  await run(`delete from pgboss.job where name like 'reconciliation.%'`);
});

const start = (first_day: string, last_day = first_day, by = staff) =>
  by.send('POST', '/api/reconciliations', { first_day, last_day });

/** A run as if it had been made, with what came of it. */
async function made(day: string, status: string, cents: readonly [number, number] | null = [0, 0]) {
  const [row] = await rows(
    `insert into reconciliation_runs (provider, first_day, last_day, starts_at, ends_at, status,
       provider_cents, ledger_cents, other_cents, matched, finished_at)
     values ('builtin', '${day}', '${day}', '${day}', '${day}'::date + 1, '${status}',
       ${cents?.[0] ?? null}, ${cents?.[1] ?? null}, 0, 0, clock_timestamp()) returning id`,
  );
  return Number(row?.id);
}

describe('the right to see comparisons', () => {
  it('belongs to those who may see what families are charged, and to nobody else', async () => {
    const runId = await made(yesterday, 'even');
    for (const role of ROLES) {
      const caller = await as(await build.person({ roles: [role] }));
      const may = ['admin', 'superadmin', 'customer_experience_sr', 'customer_support'];
      const expected = may.includes(role) ? 200 : 403;
      const paths = ['', '/open', `/${runId}`];
      for (const path of paths) {
        const answer = await caller.send('GET', `/api/reconciliations${path}`);
        expect([role, path, answer.statusCode]).toEqual([role, path, expected]);
      }
      const repeated = await caller.send('POST', `/api/reconciliations/${runId}/repeat`);
      expect([role, repeated.statusCode]).toEqual([role, expected]);
      expect([role, (await start(today, today, caller)).statusCode]).toEqual([role, expected]);
    }
    expect((await app.nobody.send('GET', '/api/reconciliations')).statusCode).toBe(401);
  });
});

describe('asking for a comparison', () => {
  it('makes one, however many ask at once, and it stands in the record', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => start(yesterday)));
    const ids = new Set(answers.map((answer) => answer.json().data.id));
    expect(ids.size).toBe(1);
    expect(answers[0]?.json().data).toMatchObject({
      status: 'waiting',
      first_day: yesterday,
      last_day: yesterday,
      provider_cents: null,
      difference_cents: null,
      lines: 0,
    });
    expect(await rows('select id from reconciliation_runs')).toHaveLength(1);
    expect(await rows(`select 1 from pgboss.job where name = 'reconciliation.run'`)).toHaveLength(
      1,
    );
    expect(
      await rows(`select 1 from activity_log where action = 'reconciliation.started'
        and subject_id = ${[...ids][0]}`),
    ).toHaveLength(1);
  });

  it.each([
    ['a day to come', today, addDays(today, 1), { last_day: ['in_the_future'] }],
    ['the wrong way round', today, yesterday, { last_day: ['ends_before_start'] }],
    ['too many', addDays(today, -92), today, { first_day: ['too_many_days'] }],
  ])('refuses %s', async (_what, first, last, codes) => {
    const answer = await start(first, last);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(Object.keys(codes));
    expect(await rows('select id from reconciliation_runs')).toHaveLength(0);
  });

  it('takes 92 days, and no impossible day', async () => {
    expect((await start(addDays(today, -91), today)).statusCode).toBe(200);
    expect((await start('2026-02-30')).statusCode).toBe(422);
    expect((await start("'; drop table users")).statusCode).toBe(422);
  });

  it('knows no missing run', async () => {
    for (const id of ['999999', '2147483647']) {
      expect((await staff.send('GET', `/api/reconciliations/${id}`)).statusCode).toBe(404);
      expect((await staff.send('POST', `/api/reconciliations/${id}/repeat`)).statusCode).toBe(404);
    }
    expect((await staff.send('GET', '/api/reconciliations/0')).statusCode).not.toBe(200);
  });
});

describe('an open comparison', () => {
  const open = async () => {
    const counted = (await staff.send('GET', '/api/reconciliations/open')).json().data.open;
    const listed = (await staff.send('GET', '/api/reconciliations')).json();
    expect(listed.open).toBe(counted);
    return counted;
  };

  it('is what differs or failed, until the same days are compared again', async () => {
    expect(await open()).toBe(0);
    await made(yesterday, 'differs', [100, 90]);
    await made(addDays(today, -2), 'failed', null);
    await made(addDays(today, -3), 'under_way', [5, 0]);
    expect(await open()).toBe(2);
    // One that fails says nothing about them.
    await made(yesterday, 'failed', null);
    expect(await open()).toBe(3);
    await made(yesterday, 'even');
    expect(await open()).toBe(1);
    const { data } = (await staff.send('GET', '/api/reconciliations?state=differs')).json();
    expect(data).toMatchObject([{ status: 'differs', is_superseded: true, difference_cents: -10 }]);
  });
});

describe('every night', () => {
  const parts = () => ({
    db,
    jobs: app.platform.jobs,
    provider: app.platform.payments,
  });
  const asked = () =>
    rows(`select first_day, last_day from reconciliation_runs where status = 'waiting'
      order by first_day`);

  it('yesterday is compared, once', async () => {
    await Promise.all([askNightly(parts()), askNightly(parts())]);
    expect(await asked()).toEqual([{ first_day: yesterday, last_day: yesterday }]);
  });

  it('and so are uneven days of the last month', async () => {
    const old = addDays(today, -9);
    await made(yesterday, 'even');
    await made(old, 'differs', [1, 2]);
    await made(addDays(today, -8), 'even');
    await made(addDays(today, -45), 'differs', [1, 2]);
    await askNightly(parts());
    expect(await asked()).toEqual([{ first_day: old, last_day: old }]);
  });

  it('a day compared before it was over is compared again', async () => {
    const runId = await made(yesterday, 'even');
    await run(
      `update reconciliation_runs set ends_at = created_at + interval '1 second' where id = $1`,
      [runId],
    );
    await askNightly(parts());
    expect(await asked()).toEqual([{ first_day: yesterday, last_day: yesterday }]);
  });
});

it('a page of lines is in order, and says whose each is', async () => {
  const runId = await made(yesterday, 'differs', [0, 250]);
  const family = await build.person({ first: 'Ada', last: 'Lovelace' });
  await run(
    `insert into reconciliation_lines (run_id, position, state, kind, reference, user_id,
       ledger_cents, at)
     select ${runId}, n, 'ledger_only', 'payment', 'r' || n, ${family}, 1, clock_timestamp()
     from generate_series(1, 250) n`,
  );
  const { data, lines } = (await staff.send('GET', `/api/reconciliations/${runId}?page=3`)).json();
  expect(data).toMatchObject({ lines: 250, difference_cents: 250 });
  expect(lines).toMatchObject({ total: 250, current_page: 3, last_page: 3 });
  expect(lines.data).toHaveLength(50);
  expect(lines.data[0]).toMatchObject({
    position: 201,
    reference: 'r201',
    difference_cents: 1,
    family: { id: family, full_name: 'Ada Lovelace' },
  });
});
