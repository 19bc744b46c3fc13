import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  type Caller,
  type Entry,
  forgetOrders,
  type TinyApp,
  tinyApp,
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

/** A family's week of which nothing is ordered yet, on the Wednesday before it. */
interface FamilyWeek {
  app: TinyApp;
  parent: Caller;
  week: WeekClient;
  run(
    text: string,
    params?: unknown[],
  ): Promise<{ readonly rows: Record<string, unknown>[]; readonly rowCount: number }>;
  all(text: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** The same product for all tests of a file, with an empty week before each. */
export function familyWeek(): FamilyWeek {
  const family = {} as FamilyWeek;
  family.run = (text, params = []) => family.app.platform.db.run(text, params);
  family.all = async (text, params = []) => (await family.run(text, params)).rows;
  beforeAll(async () => {
    family.app = await tinyApp();
    family.parent = await family.app.as(TINY.users.parentA.id);
  });
  afterAll(() => family.app?.close());
  beforeEach(async () => {
    await family.app.at('2026-11-18T16:00:00Z');
    await forgetOrders(family.app.platform.db);
    await family.run('update market_days set locked_at = null, served_at = null where date >= $1', [
      MON,
    ]);
    family.week = weekClient(family.parent, TINY.users.parentA.id, MON);
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
