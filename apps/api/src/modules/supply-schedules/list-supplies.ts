import type { Db } from '../../platform/db/index.ts';
import { presentSupply } from './present-supply.ts';
import { findMarkets, findSupplies, MOST_SUPPLIES, officeToday } from './supplies.repo.ts';

type Asked = Omit<Parameters<typeof findSupplies>[1], 'archived'> & { readonly archived?: boolean };

/** What goes to schools besides lunch, the office's day that it is looked at on, and where there are schools. */
export async function listSupplies(db: Db, query: Asked) {
  const rows = await findSupplies(db, { archived: false, ...query });
  return {
    data: rows.slice(0, MOST_SUPPLIES).map(presentSupply),
    more: rows.length > MOST_SUPPLIES,
    today: await officeToday(db),
    markets: await findMarkets(db),
  };
}
