declare const plain: unique symbol;

/** A business date, `YYYY-MM-DD`, in the zone of its market. Sorts as text. */
export type PlainDate = string & { readonly [plain]: true };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string') return false;
  const match = SHAPE.exec(value);
  if (!match) return false;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function plainDate(value: string): PlainDate {
  if (!isPlainDate(value)) throw new RangeError(`not a date: ${value}`);
  return value;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
