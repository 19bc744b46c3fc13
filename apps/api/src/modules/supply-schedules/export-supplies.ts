import { officeToday } from '../../facts/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findSupplies, MOST_SUPPLIES } from './supplies.repo.ts';
import { suppliesCsv } from './supplies-csv.ts';

type Asked = Omit<Parameters<typeof findSupplies>[1], 'archived'> & { readonly archived?: boolean };

/** Returns the supplies as a file for a spreadsheet. */
export async function exportSupplies(
  db: Db,
  query: Asked,
): Promise<{ readonly name: string; readonly csv: string }> {
  const rows = await findSupplies(db, { archived: false, ...query });
  return {
    name: `supply-schedules-${await officeToday(db)}.csv`,
    csv: suppliesCsv(rows.slice(0, MOST_SUPPLIES)),
  };
}
