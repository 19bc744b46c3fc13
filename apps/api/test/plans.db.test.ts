import { permissionsOf } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, test } from 'vitest';
import { countCases, listedCases } from '../src/modules/dunning/cases.repo.ts';
import {
  familiesPaid,
  familiesToTry,
  familiesToWarn,
} from '../src/modules/dunning/dunning.repo.ts';
import { searchAll } from '../src/modules/lists/search-all.ts';
import { firstOpenDate } from '../src/modules/market-days/market-days.repo.ts';
import { daysWithFood, platesAhead } from '../src/modules/mass-cancellation/not-safe.repo.ts';
import { closedWithCards } from '../src/modules/payments/cards.repo.ts';
import { dueReferrals } from '../src/modules/referrals/referrals.repo.ts';
import { firstUnsettledDate } from '../src/modules/settlement/weeks.repo.ts';
import { findAffected } from '../src/modules/substitutions/affected.repo.ts';
import { familiesToSettle, waitingChoices } from '../src/modules/substitutions/choices.repo.ts';
import { choicesOfFamily } from '../src/modules/substitutions/family-choices.repo.ts';
import type { Queryable } from '../src/platform/db/index.ts';
import { layMany } from './lay-many.ts';
import { readsOf, type TableRead } from './plan-of.ts';
import { useTiny } from './use-tiny.ts';

// Tables that grow with every lunch or every family. A query that runs all the time, or while a
// user waits, must read the rows that it concerns and never the whole table.
const GROWING = [
  'ledger_accounts',
  'ledger_entries',
  'ledger_transactions',
  'order_charges',
  'order_lines',
  'orders',
  'payment_methods',
  'payments',
  'users',
];
const ABOUT = 20;
/** Unrelated lunches ahead. */
const OTHERS = 800;
/**
 * Rows per family: five lunches of two lines, and ten entries; a plan may read them more than once.
 */
const MOST_ROWS = ABOUT * 60;

const { build, db, one, rows, run } = await useTiny();
let owingFamily = 0;
let substitutionId = 0;

/** Puts the lunches of families on Monday under one substitution, with choices that wait. */
async function layChoices(userIds: readonly number[]): Promise<number> {
  const { id } = await one<{ id: number }>(
    `insert into substitutions (menu_id, served_menu_id, from_item_id, to_item_id, starts_on, ends_on,
       because, request_key)
     select min(menu_id), min(menu_id), $1, $2, '2026-11-23', '2026-11-23', 'plans', 'plans'
     from scheduled_menus where menu_id is not null returning id`,
    [TINY.items.bowl, TINY.items.pizza],
  );
  await run(
    `insert into substitution_choices (substitution_id, order_id, user_id, luncher_id, date,
       before_cents)
     select $1, id, user_id, luncher_id, date, total_cents from orders
     where user_id = any($2::int[]) and date = '2026-11-23'`,
    [id, userIds],
  );
  return id;
}

const monday = await one<{ menu: number; date: PlainDate }>(
  `select menu_id as menu, date from scheduled_menus
   where date = '2026-11-23' and destination_id = $1 and group_name = 'Lower'`,
  [TINY.schools.eastern],
);

beforeAll(async () => {
  const ids = await layMany(db);
  const owing = ids.slice(-ABOUT);
  const leaving = ids.slice(-2 * ABOUT, -ABOUT);
  await run(
    `insert into dunning_cases (user_id, tries, next_try_at, grace_ends_at)
     select id, 1, app_now() - interval '1 minute', app_now() + interval '1 day'
     from unnest($1::int[]) id`,
    [owing],
  );
  await run(
    'insert into referrals (invited_id, referrer_id) select id, $2 from unnest($1::int[]) id',
    [owing, TINY.users.parentA.id],
  );
  await run('update users set phone = $2::bigint + id where id = any($1::int[])', [
    ids,
    2_121_000_000,
  ]);
  // A parent who has just closed the account still has a card.
  await run('update users set deleted_at = app_now() where id = any($1::int[])', [leaving]);
  // Other families have lunches ahead as well, of other food.
  await run(
    `with ahead as (
       insert into orders (user_id, luncher_id, destination_id, grade_id, date, item_id,
         entree_cents, total_cents)
       select user_id, id, destination_id, grade_id, '2026-11-24', $2, 600, 600
       from lunchers where user_id = any($1::int[]) returning id)
     insert into order_lines (order_id, kind, option_id, price_cents)
     select ahead.id, 'option', option, 0 from ahead, unnest($3::int[]) option`,
    [
      ids.slice(-2 * ABOUT - OTHERS, -2 * ABOUT),
      TINY.items.bowl,
      [TINY.options.teriyaki, TINY.options.mildChili],
    ],
  );
  const lunchers = await rows<{ id: number }>(
    'select id from lunchers where user_id = any($1::int[]) order by id',
    [owing],
  );
  for (const { id } of lunchers) {
    const optionIds = [TINY.options.peanutSauce];
    await build.order({ luncherId: id, date: '2026-11-23', optionIds });
  }
  [owingFamily = 0] = owing;
  substitutionId = await layChoices(owing);
  // Rows that came all at once wait beside a trigram index until a vacuum.
  await run('vacuum users, lunchers');
  await run('analyze');
}, 120_000);

const tooMuch = (reads: readonly TableRead[], most = MOST_ROWS): TableRead[] =>
  reads.filter(
    ({ table, by, rows }) => GROWING.includes(table) && (by.includes('Seq Scan') || rows > most),
  );

const STAFF = { permissions: permissionsOf(['superadmin']) };
const phoneOf = (id: number) => `(212) 100-${String(id).padStart(4, '0')}`;
/** A search of everything, by the hits of all its sections. */
const search = (text: string) => async (source: Queryable) => {
  const { data } = await searchAll(source, STAFF, text);
  return data.flatMap(({ results }) => results);
};

/** An item on no menu, and an option that some lunches have. */
const FOOD = { itemIds: [TINY.items.offMenuSalad], optionIds: [TINY.options.peanutSauce] };

describe.each<[string, (source: Queryable) => Promise<unknown[]>, number, number?]>([
  ['debts that were paid otherwise', (source) => familiesPaid(source, 50), ABOUT],
  ['debts of which a card is tried again', (source) => familiesToTry(source, 1_500), ABOUT],
  ['debts of which a family is warned', (source) => familiesToWarn(source, 3), ABOUT],
  ['how much is owed', async (source) => [await countCases(source, null)], 1],
  ['who owes', (source) => listedCases(source, 'trying', { limit: 25, offset: 0 }), ABOUT],
  ['invitations to be rewarded', (source) => dueReferrals(source, 0), ABOUT],
  ['closed accounts with cards', (source) => closedWithCards(source, 'builtin', 50, 25), ABOUT],
  // Found through the lunchers: no index covers what they avoid.
  [
    'plates that are not safe',
    (source) => platesAhead(source, FOOD, ['peanuts']),
    ABOUT,
    Number.POSITIVE_INFINITY,
  ],
  ['choices to be opened', (source) => waitingChoices(source, substitutionId, owingFamily), 1],
  ['choices to be settled', (source) => familiesToSettle(source), 0],
  ["a family's choices", (source) => choicesOfFamily(source, owingFamily), 0],
  [
    'orders that a replacement changes',
    (source) =>
      findAffected(source, {
        menuId: monday.menu,
        itemId: TINY.items.bowl,
        days: [{ marketId: TINY.markets.eastern, date: monday.date }],
      }),
    ABOUT,
  ],
  // Reads every lunch ahead and no past one.
  ['days that have some food', (source) => daysWithFood(source, FOOD), 1, 3 * (OTHERS + ABOUT)],
  ['a search of everything by name', search('first 3210'), 1],
  ['a search of everything by a part of a name', search('last4000'), 1],
  ['a search of everything by telephone', (source) => search(phoneOf(owingFamily))(source), 1],
  ['a search of everything by a number', search('#700'), 1],
  ['the first open day for a new market', async (source) => [await firstOpenDate(source, [0])], 1],
  [
    'the first unsettled day for a new market',
    async (source) => [await firstUnsettledDate(source, [0])],
    1,
  ],
])('the statement for %s', (_subject, ask, count, most) => {
  test('reads no growing table as a whole', async () => {
    expect(await ask(db)).toHaveLength(count);
    expect(tooMuch(await readsOf(db, ask), most)).toEqual([]);
  });
});

test('a statement that reads a whole table is reported', async () => {
  const reads = await readsOf(db, (source) =>
    source.query('test.whole', 'select sum(amount_cents) from ledger_entries'),
  );
  expect(tooMuch(reads)).toEqual([
    { table: 'ledger_entries', by: ['Seq Scan'], rows: expect.any(Number) },
  ]);
});
