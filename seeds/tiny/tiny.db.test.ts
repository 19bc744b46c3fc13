import { instant } from '@yay/domain/time';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyWorld } from '../test/database.ts';
import { layTiny, TINY } from './index.ts';

let client: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ client, drop } = await emptyWorld());
});
afterAll(() => drop?.());

test('the tiny world is laid with the ids that it names', async () => {
  const ids = await layTiny(client, { now: instant('2026-11-18T16:00:00Z') });
  expect(ids).toBe(TINY);
  const { rows } = await client.query(
    `select l.id, l.first, u.email, d.market_id, g.group_name from lunchers l
     join users u on u.id = l.user_id join grades g on g.id = l.grade_id
     join destinations d on d.id = l.destination_id order by l.id`,
  );
  expect(rows).toEqual([
    {
      id: ids.lunchers.anna,
      first: 'Anna',
      email: ids.users.parentA.email,
      market_id: ids.markets.eastern,
      group_name: 'Upper',
    },
    {
      id: ids.lunchers.ben,
      first: 'Ben',
      email: ids.users.parentA.email,
      market_id: ids.markets.central,
      group_name: 'Lower',
    },
    {
      id: ids.lunchers.cleo,
      first: 'Cleo',
      email: ids.users.parentB.email,
      market_id: ids.markets.eastern,
      group_name: 'Lower',
    },
  ]);
});

test('its menus reach from the week before to the eighth after', async () => {
  const { rows } = await client.query(
    `select min(date)::text as first, max(date)::text as last, count(*)::int as days
     from destination_days join destination_day_grades g on destination_day_id = destination_days.id
     where menu_id is not null`,
  );
  expect(rows).toEqual([{ first: '2026-11-09', last: '2027-01-15', days: 2 * 50 * 2 }]);
});
