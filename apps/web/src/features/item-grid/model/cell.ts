import type { FieldCode } from '@yay/contract/codes';
import { isPlainDate } from '@yay/domain/calendar';
import { parsePrice } from '@yay/domain/catalog';
import { formatUsd } from '@yay/domain/money';
import { CHOICES_OF, type GridColumn } from './columns.ts';

export type Value = string | number | boolean | null;
/** A typed or pasted text that can't be kept: it stays in its cell, with the reason. */
export interface Unreadable {
  readonly raw: string;
  readonly problem: FieldCode;
}
export type Cell = Value | Unreadable;

export const isUnreadable = (cell: Cell): cell is Unreadable =>
  typeof cell === 'object' && cell !== null;

/** The words of cells: lists that the server keeps, and the words for yes and no. */
export interface Lookups {
  readonly vendors: readonly { readonly id: number; readonly name: string }[];
  readonly extraTypes: readonly { readonly id: number; readonly name: string }[];
  readonly yes: string;
  readonly no: string;
  readonly tint: (tint: string) => string;
}

const YES = ['yes', 'y', 'true', '1', 'x', '✓', 'sí', 'si', 's'];
const NO = ['no', 'n', 'false', '0', '', '–', '-'];
const LONGEST_RAW = 400;

const wrong = (raw: string, problem: FieldCode): Unreadable => ({
  raw: raw.slice(0, LONGEST_RAW),
  problem,
});
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A cell out of a text, as people type it and spreadsheets hand it over. */
export function parseCell(column: GridColumn, text: string, lookups: Lookups): Cell {
  const typed = text.replace(/\p{Cc}+/gu, ' ').trim();
  switch (column.kind) {
    case 'text':
      return parseText(column, typed);
    case 'money':
      return parseMoney(column, typed);
    case 'count':
      return parseCount(column, typed);
    case 'flag':
      return parseFlag(typed, lookups);
    case 'date':
      return typed === '' ? null : (dateOf(typed) ?? wrong(typed, 'invalid'));
    case 'vendor':
      return parseChoice(typed, lookups.vendors, column, 'unknown_vendor');
    case 'extra_type':
      return parseChoice(typed, lookups.extraTypes, column, 'unknown_extra_type');
    case 'price_type':
      return typed === ''
        ? wrong(typed, 'required')
        : (CHOICES_OF.price_type.find((one) => same(one, typed)) ?? wrong(typed, 'invalid'));
    case 'tint':
      return typed === ''
        ? wrong(typed, 'required')
        : (CHOICES_OF.tint.find((one) => same(one, typed) || same(lookups.tint(one), typed)) ??
            wrong(typed, 'invalid'));
    default:
      return wrong(typed, 'invalid');
  }
}

function parseText({ required, max = 0 }: GridColumn, typed: string): Cell {
  if (required && typed === '') return wrong(typed, 'required');
  return [...typed].length > max ? wrong(typed, 'too_long') : typed;
}

function parseMoney({ max = 0 }: GridColumn, typed: string): Cell {
  const cents = parsePrice(typed, max);
  return typeof cents === 'string' ? wrong(typed, cents) : cents;
}

function parseCount({ nullable, min = 0, max = 0 }: GridColumn, typed: string): Cell {
  if (typed === '') return nullable ? null : wrong(typed, 'required');
  const digits = typed.replaceAll(/[,\s](?=\d{3})/gu, '');
  if (!/^\d{1,9}$/.test(digits)) return wrong(typed, 'invalid');
  const count = Number(digits);
  return count < min || count > max ? wrong(typed, 'invalid') : count;
}

function parseFlag(typed: string, { yes, no }: Lookups): Cell {
  const word = typed.toLowerCase();
  if (YES.includes(word) || same(yes, word)) return true;
  if (NO.includes(word) || same(no, word)) return false;
  return wrong(typed, 'invalid');
}

function parseChoice(
  typed: string,
  choices: Lookups['vendors'],
  { nullable }: GridColumn,
  unknown: FieldCode,
): Cell {
  if (typed === '') return nullable ? null : wrong(typed, 'required');
  const matches = choices.filter(({ name }) => same(name, typed));
  return matches.length === 1 && matches[0] ? matches[0].id : wrong(typed, unknown);
}

/** 2026-11-18, or 11/18/2026 as spreadsheets of this country write it. */
function dateOf(typed: string): string | undefined {
  if (isPlainDate(typed)) return typed;
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(iso) ? iso : undefined;
}

/**
 * Returns the text of a cell for display, editing and copying: reading it again gives the same
 * cell.
 */
export function cellText(column: GridColumn, cell: Cell, lookups: Lookups): string {
  if (isUnreadable(cell)) return cell.raw;
  if (cell === null) return '';
  switch (column.kind) {
    case 'money':
      return formatUsd(Number(cell)).slice(1);
    case 'flag':
      return cell ? lookups.yes : lookups.no;
    case 'vendor':
      return nameOf(lookups.vendors, cell);
    case 'extra_type':
      return nameOf(lookups.extraTypes, cell);
    case 'tint':
      return lookups.tint(String(cell));
    default:
      return String(cell);
  }
}

const nameOf = (choices: Lookups['vendors'], id: Value) =>
  choices.find((one) => one.id === id)?.name ?? String(id);
