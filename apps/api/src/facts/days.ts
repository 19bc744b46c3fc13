import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../platform/db/index.ts';

/** Returns the day that it is in the team's zone, by the product's clock. */
export async function officeToday(source: Queryable): Promise<PlainDate> {
  const [row] = await source.query<{ today: PlainDate }>(
    'facts.office_today',
    'select office_today() as today',
  );
  if (row === undefined) throw new Error('the clock did not answer');
  return row.today;
}
