import type { FamilyChoice, StaffChoice, Substitution } from '@yay/contract/substitutions/calls';
import { TINY } from '@yay/seeds/tiny';
import {
  type Caller,
  forgetOrders,
  silentLog,
  type Tiny,
  useTiny,
  weekClient,
} from '../../../test/index.ts';
import { createLetters } from '../letters/index.ts';
import { sweepMarketDays } from '../market-days/index.ts';
import { contact } from '../settings/index.ts';
import { settleChoices } from './settle-choices.ts';

export const MON = '2026-11-23';
export const TUE = '2026-11-24';
export const WED = '2026-11-25';
/** Long before anything closes. */
export const WEDNESDAY_BEFORE = '2026-11-18T16:00:00Z';
/** Monday's lock, in the school's city, has passed. */
export const MON_LOCKS = '2026-11-22T22:00:30Z';

const { items, menus } = TINY;

export interface SubstitutionWorld extends Tiny {
  readonly alma: Caller;
  readonly boris: Caller;
  readonly ada: Caller;
  /** Restores the offer and the clock, and deletes every order. */
  anew(): Promise<void>;
  /** A meal of each of these children on each of these days, as their families save it. */
  order(
    wanted: Record<number, readonly string[]>,
    meal?: {
      readonly entreeId?: number;
      readonly optionIds?: number[];
      readonly extraIds?: number[];
    },
  ): Promise<void>;
  replace(more?: Replacing): ReturnType<Caller['send']>;
  replaced(more?: Replacing): Promise<Substitution>;
  choices(caller: Caller, userId?: number): Promise<FamilyChoice[]>;
  results(id: number): Promise<StaffChoice[]>;
  lock(): Promise<void>;
  mails(template: string): Promise<{ user_id: number; subject: string; text_body: string }[]>;
}
export interface Replacing {
  readonly menu?: number;
  readonly from?: number;
  readonly to?: number;
  readonly starts?: string;
  readonly ends?: string;
  readonly key?: string;
  readonly because?: string;
  readonly becauseEs?: string;
}

let keys = 0;

/** Starts the tiny world with people who order and replace in it. */
export async function substitutionWorld(): Promise<SubstitutionWorld> {
  const tiny = await useTiny({ now: WEDNESDAY_BEFORE });
  const { app, as, db, rows, run } = tiny;
  const { mailer } = app.platform;
  const letters = createLetters({ mailer, product: 'Lunch', url: undefined, contact });
  const alma = await as(TINY.users.parentA.id);
  const boris = await as(TINY.users.parentB.id);
  const ada = await as(TINY.users.admin.id);
  const families = new Map<number, readonly [Caller, number]>([
    [TINY.lunchers.anna, [alma, TINY.users.parentA.id]],
    [TINY.lunchers.ben, [alma, TINY.users.parentA.id]],
    [TINY.lunchers.cleo, [boris, TINY.users.parentB.id]],
  ]);

  const world: SubstitutionWorld = {
    ...tiny,
    alma,
    boris,
    ada,
    async anew() {
      await app.at(WEDNESDAY_BEFORE);
      await forgetOrders(db);
      await run('delete from market_days');
      await run(
        `update destination_day_grades dg set menu_id = dd.destination_id
         from destination_days dd where dd.id = dg.destination_day_id
           and dg.menu_id is distinct from dd.destination_id`,
      );
      await run('delete from menus where id > 2');
      await run('delete from menu_items where item_id = $1', [items.offMenuSalad]);
      await run(
        `insert into menu_items (menu_id, item_id) select m, i
         from unnest($1::int[]) m, unnest($2::int[]) i on conflict do nothing`,
        [Object.values(menus), Object.values(items).filter((id) => id !== items.offMenuSalad)],
      );
    },
    async order(wanted, meal = {}) {
      for (const [id, dates] of Object.entries(wanted)) {
        const [caller, userId] = families.get(Number(id)) ?? [alma, TINY.users.parentA.id];
        const week = weekClient(caller, userId, MON);
        await week.read();
        const { results } = await week.save({
          [id]: dates.map((date) => ({ date, entreeId: items.bowl, ...meal })),
        });
        for (const result of results) {
          if (result.outcome !== 'saved') throw new Error(JSON.stringify(result));
        }
      }
    },
    replace(more = {}) {
      keys += 1;
      return ada.send(
        'POST',
        `/api/menus/${more.menu ?? menus.eastern}/replace-item`,
        {
          from_item_id: more.from ?? items.bowl,
          to_item_id: more.to ?? items.peanutNoodles,
          starts_on: more.starts ?? MON,
          ends_on: more.ends ?? MON,
          because: more.because ?? 'The oven is broken',
          ...(more.becauseEs !== undefined && { because_es: more.becauseEs }),
        },
        { 'idempotency-key': more.key ?? `replacement-${keys}` },
      );
    },
    async replaced(more) {
      const answer = await world.replace(more);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      await app.runJobs();
      return answer.json().data;
    },
    async choices(caller, userId) {
      const query = userId === undefined ? '' : `?userId=${userId}`;
      return (await caller.send('GET', `/api/substitution-choices${query}`)).json().data;
    },
    async results(id) {
      return (await ada.send('GET', `/api/substitutions/${id}/choices`)).json().data;
    },
    async lock() {
      await sweepMarketDays(db, undefined, () => settleChoices({ db, letters, log: silentLog }));
    },
    mails: (template) =>
      rows(
        'select user_id, subject, text_body from mails where template = $1 order by user_id, id',
        [template],
      ),
  };
  return world;
}
