import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { record } from '../activity/index.ts';
import { keepNoLonger } from './keep-no-longer.ts';
import { sweepPersonalData } from './personal-data.kinds.ts';

const { eastern } = TINY.schools;
const { app, db, build, rows, one, run } = await useTiny();

const START = '2026-11-18T16:00:00Z';
const sweepAll = async () => {
  await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepPersonalData, {}));
  await app.runJobs();
};

describe('the records kept for a time', () => {
  // Alone: the other sweeps would live through a whole year.
  const keep = () => keepNoLonger(db);
  const later = async (days: number, act: () => Promise<unknown>) => {
    await app.at(new Date(Date.parse(START) + days * 86_400_000).toISOString());
    await act();
  };
  const count = async (table: string, where: string) =>
    (await one<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`)).n;

  test('mails go after 90 days', async () => {
    await app.at(START);
    await run(
      `insert into mails (to_address, template, subject, text_body, html_body)
       values ('kept@rows.test', 'welcome', 's', 't', 'h')`,
    );
    await later(89, keep);
    expect(await count('mails', `to_address = 'kept@rows.test'`)).toBe(1);
    await later(91, keep);
    expect(await count('mails', `to_address = 'kept@rows.test'`)).toBe(0);
  });

  test('events of people go after 400 days, but what happens once stays without its data', async () => {
    await app.at(START);
    const { id } = await build.family();
    await run(
      `insert into user_events (user_id, name, data) values
         ($1, 'logged_in', '{"a": 1}'), ($1, 'first_order', '{"a": 1}')`,
      [id],
    );
    const kept = () =>
      rows('select name, data from user_events where user_id = $1 order by name', [id]);
    await later(399, keep);
    expect(await kept()).toHaveLength(2);
    await later(401, keep);
    expect(await kept()).toEqual([{ name: 'first_order', data: {} }]);
  });

  test('addresses of the record go after 365 days, and the entries stay', async () => {
    await app.at(START);
    await run('delete from retention_marks');
    const { id } = await build.family();
    const origin = { ip: '198.51.100.9', userAgent: 'Old/1', requestId: null };
    await db.tx((tx) =>
      record(
        tx,
        { userId: id, impersonatorId: null, origin },
        {
          action: 'account.opened',
          subject: { type: 'user', id, label: 'Somebody' },
          aboutUserId: id,
        },
      ),
    );
    const entries = () =>
      rows('select subject_label, ip, user_agent from activity_log where about_user_id = $1', [id]);
    await later(364, keep);
    expect(await entries()).toEqual([
      { subject_label: 'Somebody', ip: '198.51.100.9', user_agent: 'Old/1' },
    ]);
    await later(366, keep);
    expect(await entries()).toEqual([{ subject_label: 'Somebody', ip: null, user_agent: null }]);
  });

  test('ended jobs go after 7 days', async () => {
    await app.at(START);
    const [ended] = await rows<{ id: string }>(
      `update pgboss.job set completed_on = clock_timestamp() - interval '8 days'
       where id = (select id from pgboss.job where state = 'completed' limit 1) returning id`,
    );
    await sweepAll();
    expect(await rows('select from pgboss.job where id = $1', [ended?.id])).toEqual([]);
  });

  describe('of class trips', () => {
    const layTrip = async (date: string) => {
      const { id } = await one<{ id: number }>(
        `with link as (
           insert into trip_links (destination_id, teacher, token_hash, ends_on)
           values ($1, 'Amrita Rao', decode(md5(random()::text), 'hex'), '2026-11-30')
           returning id)
         insert into class_trips (link_id, destination_id, grade_id, date, place, email, state)
         select id, $1, $2, $3, 'Museum', 'amrita@school.test', 'declined' from link
         returning link_id as id`,
        [eastern, TINY.grades.easternFirst, date],
      );
      return id;
    };
    const layLink = async (endsOn: string, revokedAt: string | null) =>
      (
        await one<{ id: number }>(
          `insert into trip_links (destination_id, teacher, token_hash, ends_on, revoked_at)
           values ($1, 'Amrita Rao', decode(md5(random()::text), 'hex'), $2, $3) returning id`,
          [eastern, endsOn, revokedAt],
        )
      ).id;

    test('goes 365 days after the day: the teacher’s address, name and link', async () => {
      await app.at(START);
      const trip = await layTrip('2026-11-24');
      await later(371, keep);
      expect(await count('class_trips', `link_id = ${trip}`)).toBe(1);
      await later(372, keep);
      expect(await count('class_trips', `link_id = ${trip}`)).toBe(0);
      // The link opened for six days more than its trip took place.
      expect(await count('trip_links', `id = ${trip}`)).toBe(1);
      await later(378, keep);
      expect(await count('trip_links', `teacher = 'Amrita Rao'`)).toBe(0);
    });

    test('clears the children’s names once the day of the trip is over, unanswered', async () => {
      await app.at(START);
      const trip = await layTrip('2026-11-24');
      await run(
        `update class_trips set state = 'waiting', children = 2, names = '{Mia Kim,Leo Kim}'
         where link_id = $1`,
        [trip],
      );
      await later(6, keep);
      expect(await count('class_trips', `link_id = ${trip} and names is not null`)).toBe(1);
      await later(7, keep);
      expect(
        await rows('select children, names from class_trips where link_id = $1', [trip]),
      ).toEqual([{ children: 2, names: null }]);
      await run('delete from class_trips where link_id = $1', [trip]);
      await run('delete from trip_links where id = $1', [trip]);
    });

    test('leaves a link with trips of last week, and one that still opens', async () => {
      await app.at(START);
      const withTrip = await layTrip('2027-11-30');
      const open = await layLink('2027-12-15', null);
      const revoked = await layLink('2027-12-15', '2026-11-19T16:00:00Z');
      await later(378, keep);
      expect(await rows(`select id from trip_links order by id`)).toEqual([
        { id: withTrip },
        { id: open },
      ]);
      expect(await count('trip_links', `id = ${revoked}`)).toBe(0);
      await run('delete from class_trips');
      await run('delete from trip_links');
    });

    test('goes by the days of the site option', async () => {
      await app.at(START);
      await layTrip('2026-11-24');
      await run(`insert into site_options (type, fields) values ('retention', $1)`, [
        JSON.stringify({ class_trips_days: 2 }),
      ]);
      await later(9, keep);
      expect(await count('class_trips', 'true')).toBe(0);
      await run(`delete from site_options where type = 'retention'`);
      await run('delete from trip_links');
    });
  });

  test('of the hand-out goes after 400 days, and tablets that were taken off with it', async () => {
    await app.at(START);
    const { luncherId } = await build.family();
    const order = await build.order({ luncherId, date: '2026-11-18', status: 'served' });
    const layKiosk = async (revokedAt: string | null) =>
      (
        await one<{ id: number }>(
          `insert into kiosks (destination_id, name, token_hash, revoked_at)
           values ($1, 'Cafeteria', decode(md5(random()::text), 'hex'), $2) returning id`,
          [eastern, revokedAt],
        )
      ).id;
    const off = await layKiosk('2026-11-19T16:00:00Z');
    const on = await layKiosk(null);
    const layEvent = (id: string, kiosk: number) =>
      run(
        `insert into hand_out_events (id, destination_id, order_id, kind, device_at, kiosk_id)
         values ($1, $2, $3, 'handed_over', app_now(), $4)`,
        [id, eastern, order, kiosk],
      );
    await layEvent('0b6ff5a5-0c1c-4f6b-8f1d-0a6c0e9b4a01', off);
    await later(30, () => layEvent('0b6ff5a5-0c1c-4f6b-8f1d-0a6c0e9b4a02', on));
    const kept = async () => [
      await count('hand_out_events', `order_id = ${order}`),
      await count('kiosks', `id in (${off}, ${on})`),
    ];
    await later(399, keep);
    expect(await kept()).toEqual([2, 2]);
    await later(402, keep);
    expect(await kept()).toEqual([1, 1]);
    await later(431, keep);
    expect(await kept()).toEqual([0, 1]);
    await expect(db.tx((tx) => tx.run('delete from hand_out_events', []))).rejects.toThrow(
      /append-only/,
    );
  });
});
