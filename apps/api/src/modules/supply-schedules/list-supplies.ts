import { mondayOf, type PlainDate, weekDates } from '@yay/domain/calendar';
import { officeToday } from '../../facts/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { presentSupply } from './present-supply.ts';
import { findClosedDays, findMarkets, findSupplies, MOST_SUPPLIES } from './supplies.repo.ts';

type Asked = Omit<Parameters<typeof findSupplies>[1], 'archived'> & {
  readonly archived?: boolean | undefined;
  readonly monday?: PlainDate | undefined;
};

/**
 * Returns the supplies that go to schools besides lunch, the office's today, and the schools there
 * are.
 */
export async function listSupplies(db: Db, { monday, ...query }: Asked) {
  const rows = await findSupplies(db, { archived: false, ...query });
  const today = await officeToday(db);
  const schools = [...new Set(rows.map(({ destination }) => destination.id))];
  return {
    data: rows.slice(0, MOST_SUPPLIES).map(presentSupply),
    more: rows.length > MOST_SUPPLIES,
    closed: await findClosedDays(db, schools, weekDates(mondayOf(monday ?? today))),
    today,
    markets: await findMarkets(db),
  };
}
