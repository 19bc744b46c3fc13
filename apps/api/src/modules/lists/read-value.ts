import { isPlainDate } from '@yay/domain/calendar';
import type { Column } from './model.ts';

const INSTANT = /^(19|20|21)\d\d-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/;

/** Converts a value to the type of its column; undefined for one that the column can never have. */
export function readValue(
  column: Pick<Column, 'type' | 'values' | 'cases'>,
  value: unknown,
): string | number | boolean | undefined {
  const read = ofType(column.type, value);
  if (read === undefined) return undefined;
  if (column.values && !column.values.includes(String(read))) return undefined;
  if (column.cases && !Object.hasOwn(column.cases, String(read))) return undefined;
  return read;
}

function ofType(type: Column['type'], value: unknown): string | number | boolean | undefined {
  switch (type) {
    case 'integer':
      return wholeNumber(value);
    case 'boolean':
      if (value === true || value === 1 || value === 'true' || value === '1') return true;
      if (value === false || value === 0 || value === 'false' || value === '0') return false;
      return undefined;
    case 'instant': {
      if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
      const at = Date.parse(value);
      return Number.isNaN(at) ? undefined : new Date(at).toISOString();
    }
    case 'date':
      return typeof value === 'string' && isPlainDate(value) ? value : undefined;
    case 'text':
      return typeof value === 'string' && !value.includes('\u0000') && value.isWellFormed()
        ? value
        : undefined;
  }
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}
