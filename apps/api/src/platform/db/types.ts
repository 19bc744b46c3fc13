import pg from 'pg';

const { builtins } = pg.types;

// Parsers by type id: an instant becomes epoch milliseconds, a business date stays text, and a
// bigint becomes a number, since no number of the product outgrows one.
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [builtins.TIMESTAMPTZ]: (value) => parseInstant(value),
  [builtins.DATE]: (value) => value,
  [builtins.INT8]: (value) => Number(value),
};

const DATE_ARRAY = 1182;
const INT8_ARRAY = 1016;
const TIMESTAMPTZ_ARRAY = 1185;
const TEXT_ARRAY: number = 1009;

const simpleArray = (each: (value: string) => unknown) => (value: string) =>
  value === '{}'
    ? []
    : value
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : each(item.replaceAll('"', ''))));

// The library reads an array character by character, which is slow for the thirty permissions of a
// session.
function parseTexts(value: string): unknown {
  const quoted = value.includes('"');
  return quoted ? pg.types.getTypeParser(TEXT_ARRAY)(value) : plainTexts(value);
}
const plainTexts = simpleArray((value) => value);

const arrays: Readonly<Record<number, (value: string) => unknown>> = {
  [DATE_ARRAY]: simpleArray((value) => value),
  [INT8_ARRAY]: simpleArray(Number),
  [TIMESTAMPTZ_ARRAY]: simpleArray(parseInstant),
  [TEXT_ARRAY]: parseTexts,
};

function parseInstant(value: string): number {
  // '2026-10-05 12:00:00.123+00', since every connection speaks UTC.
  if (value.charAt(10) === ' ' && value.endsWith('+00')) {
    return Date.parse(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`);
  }
  return Date.parse(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}

export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' ? (parsers[oid] ?? arrays[oid]) : undefined) ??
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Converts an instant to a statement's parameter, since timestamptz takes no bare number. */
export const asTimestamp = (instant: number): string => new Date(instant).toISOString();
