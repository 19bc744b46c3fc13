import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import type { SupplyRow } from './supplies.repo.ts';

const HEAD = [
  'market',
  'school',
  'name',
  'quantity',
  'unit',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'from',
  'to',
  'note',
];

/** A line for each, with a column for each weekday. */
export function suppliesCsv(rows: readonly SupplyRow[]): string {
  const lines = rows.map((row) =>
    csvLine([
      row.destination.market,
      row.destination.name,
      row.name,
      String(row.quantity),
      row.unit,
      ...[1, 2, 3, 4, 5].map((day) => (row.weekdays.includes(day) ? String(row.quantity) : '')),
      row.starts_on,
      row.ends_on ?? '',
      row.note,
    ]),
  );
  return [`${BYTE_ORDER_MARK}${csvLine(HEAD)}`, ...lines].join('');
}
