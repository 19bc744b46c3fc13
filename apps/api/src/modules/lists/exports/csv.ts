import { stringify } from 'csv-stringify/sync';
import type { ListRow } from '../complete-rows.ts';
import { harmlessCell } from './harmless-cell.ts';

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const csvLine = (cells: readonly string[]): string =>
  csvLines([cells.map((cell) => (AMOUNT.test(cell) ? cell : harmlessCell(cell)))]);

/** Amounts are not formulas, whatever their sign: a spreadsheet has to add them up. */
const AMOUNT = /^-\d+(?:\.\d{2})?$/;

/** Writes rows as lines of a file, with a cell for each column. */
export const csvRows = (rows: readonly ListRow[], columns: readonly string[]): string =>
  csvLines(rows.map((row) => columns.map((column) => cellOf(row[column]))));

const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.length === 0 ? '' : stringify(lines as string[][], { record_delimiter: 'windows' });

/**
 * Returns the text of a cell: numbers and instants as they are, and the name of a related record.
 */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  // A number is not a formula, whatever its sign.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return harmlessCell(textOf(value));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { name, full_name, first, label, display_name } = value as Record<string, unknown>;
  const known = name ?? full_name ?? first ?? label ?? display_name;
  return known === undefined || known === null ? JSON.stringify(value) : String(known);
}
