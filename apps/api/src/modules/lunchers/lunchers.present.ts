import type { Luncher } from '@yay/contract/lunchers/calls';
import type { LuncherInPlace } from '../../facts/index.ts';

export function presentLuncher(row: Omit<LuncherInPlace, 'user_id' | 'group_name'>): Luncher {
  return {
    id: row.id,
    first: row.first,
    name: { first: row.first, last: row.last },
    full_name: `${row.first} ${row.last}`,
    color: row.color,
    grade_id: row.grade_id,
    grade: {
      id: row.grade_id,
      label: row.grade_label,
      destination_id: row.destination_id,
      destination: {
        id: row.destination_id,
        name: row.destination_name,
        abbreviation: row.destination_abbreviation,
        market: {
          id: row.market_id,
          name: row.market_name,
          abbreviation: row.market_abbreviation,
          timezone: row.timezone,
        },
      },
    },
    areOrdersRepeating: row.are_orders_repeating,
    tolerances: row.tolerances,
  };
}
