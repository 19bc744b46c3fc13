import {
  PRICE_FILE_MOST_ROWS,
  type PRICE_FILE_PROBLEMS,
  type PriceColumn,
  type PriceProblem,
} from '@yay/contract/price-updates/calls';
import { type Cents, parseUsd } from '@yay/domain/money';
import { goesBeyond, readTable } from '../../platform/csv/index.ts';

export type FileProblem = (typeof PRICE_FILE_PROBLEMS)[number];

export interface FileRow {
  readonly line: number;
  readonly itemId: number | null;
  readonly name: string;
  /** Null leaves it as it is. */
  readonly price: Cents | null;
  readonly priceToVendor: Cents | null;
  readonly problems: readonly RowProblem[];
}
export interface RowProblem {
  readonly column: PriceColumn;
  readonly code: PriceProblem;
  readonly text: string;
}

const MOST_CENTS = 100_000;
const MAX_ID = 2_147_483_647;
/**
 * Matches text that a spreadsheet would calculate. A minus before a digit is a number, and no
 * price.
 */
const FORMULA = /^[=+@]|^-(?!\d)|^[\t\r]/;

/** Everything of a file of prices that can be told without asking which items there are. */
export function readFile(text: string): readonly FileRow[] | FileProblem {
  const table = readTable(text);
  if (typeof table === 'string') return table;
  const { names, rows } = table;
  const at = (column: PriceColumn) => names.indexOf(column);
  const columns = {
    itemId: at('item_id'),
    name: at('name'),
    price: at('price'),
    vendor: at('price_to_vendor'),
  };
  const hasItem = columns.itemId >= 0 || columns.name >= 0;
  if (!hasItem || (columns.price < 0 && columns.vendor < 0)) return 'no_head';
  if (rows.length === 0) return 'no_rows';
  if (rows.length > PRICE_FILE_MOST_ROWS) return 'too_many_rows';
  return rows.map((row) => {
    const cell = (place: number) => (place < 0 ? '' : (row.cells[place] ?? '').trim());
    const problems: RowProblem[] = [];
    const addProblem = (column: PriceColumn, code: PriceProblem, text: string) =>
      problems.push({ column, code, text: text.slice(0, 120) });
    const itemId = readId(cell(columns.itemId), addProblem);
    const name = cell(columns.name);
    if (FORMULA.test(name)) addProblem('name', 'formula', name);
    if (itemId === null && name === '' && problems.length === 0) {
      addProblem(columns.itemId >= 0 ? 'item_id' : 'name', 'required', '');
    }
    const price = readPrice('price', cell(columns.price), addProblem);
    const priceToVendor = readPrice('price_to_vendor', cell(columns.vendor), addProblem);
    if (cell(columns.price) === '' && cell(columns.vendor) === '') {
      addProblem(columns.price >= 0 ? 'price' : 'price_to_vendor', 'required', '');
    }
    if (goesBeyond(table, row))
      addProblem('price', 'unknown_column', row.cells[names.length] ?? '');
    return { line: row.line, itemId, name, price, priceToVendor, problems };
  });
}

type Found = (column: PriceColumn, code: PriceProblem, text: string) => void;

function readId(text: string, found: Found): number | null {
  if (text === '') return null;
  if (FORMULA.test(text)) found('item_id', 'formula', text);
  else if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > MAX_ID) found('item_id', 'invalid', text);
  else return Number(text);
  return null;
}

function readPrice(column: 'price' | 'price_to_vendor', text: string, found: Found): Cents | null {
  if (text === '') return null;
  if (FORMULA.test(text)) {
    found(column, 'formula', text);
    return null;
  }
  if (/^-\s?\$?\d/.test(text)) {
    found(column, 'amount_low', text);
    return null;
  }
  const cents = parseUsd(text);
  if (typeof cents === 'string') found(column, cents, text);
  else if (cents > MOST_CENTS) found(column, 'amount_high', text);
  else return cents;
  return null;
}
