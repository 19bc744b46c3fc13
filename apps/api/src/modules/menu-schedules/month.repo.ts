import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

export interface ServedMenuRow {
  group_name: string;
  date: PlainDate;
  menu_id: number;
  menu_name: string;
}

/** Returns the menus in use that a school eats by, from some weeks ago on. */
export const findServedMenus = (
  source: Queryable,
  destinationId: number,
  since: PlainDate,
): Promise<ServedMenuRow[]> =>
  source.query<ServedMenuRow>(
    'menu_schedules.served_menus',
    `select s.group_name, s.date, m.id as menu_id, m.name as menu_name
     from scheduled_menus s join menus m on m.id = s.menu_id
     where s.destination_id = $1 and s.date >= $2 and m.archived_at is null
     order by s.date, s.group_name`,
    [destinationId, since],
  );
