import type { Luncher } from '@yay/contract/lunchers';
import type { LuncherRow } from './lunchers.repo.ts';

export function presentLuncher(row: Omit<LuncherRow, 'user_id' | 'grade_group'>): Luncher {
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
