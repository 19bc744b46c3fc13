import { TINY } from '@yay/seeds/tiny';
import { beforeEach } from 'vitest';
import {
  type Caller,
  type Entry,
  forgetOrders,
  TINY_NOW,
  type Tiny,
  useTiny,
  type WeekClient,
  weekClient,
} from '../../../test/index.ts';

const { items, options } = TINY;
export const [MON, TUE, WED, THU, FRI] = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
] as const;

/** A family's week without orders, on the Wednesday before it. */
interface FamilyWeek extends Tiny {
  readonly parent: Caller;
  /** A new client before each test. */
  week: WeekClient;
}

/** Starts the tiny world for all tests of a file, with an empty week before each. */
export async function familyWeek(): Promise<FamilyWeek> {
  const tiny = await useTiny();
  const { id } = TINY.users.parentA;
  const parent = await tiny.as(id);
  const family: FamilyWeek = { ...tiny, parent, week: weekClient(parent, id, MON) };
  beforeEach(async () => {
    await tiny.app.at(TINY_NOW);
    await forgetOrders(tiny.db);
    await family.run('update market_days set locked_at = null, served_at = null where date >= $1', [
      MON,
    ]);
    family.week = weekClient(parent, id, MON);
  });
  return family;
}

export const pizza = (date: string, rest: Partial<Entry> = {}): Entry => ({
  date,
  entreeId: items.pizza,
  optionIds: [options.oneSlice],
  ...rest,
});
export const bowl = (date: string, rest: Partial<Entry> = {}): Entry => ({
  date,
  entreeId: items.bowl,
  ...rest,
});
export const codes = (data: { results: { code: string | null }[] }) =>
  data.results.map(({ code }) => code);
