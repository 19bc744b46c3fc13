import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BYTE_ORDER_MARK, cellOf, csvLine, csvRows } from './csv.ts';
import { harmlessCell } from './harmless-cell.ts';
import { parse } from './parse-csv.fixture.ts';

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r'];

test.each(DANGEROUS)('a cell that begins with %j is escaped', (sign) => {
  expect(harmlessCell(`${sign}cmd|' /C calc'!A0`)).toBe(`'${sign}cmd|' /C calc'!A0`);
});

test('no text becomes a formula, and every text is kept whole', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.constantFrom(...DANGEROUS), fc.string()).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const cell = harmlessCell(written);
      expect(DANGEROUS).not.toContain(cell[0]);
      expect(cell === written || cell === `'${written}`).toBe(true);
      expect(harmlessCell(cell)).toBe(cell);
    }),
  );
});

test('written lines parse back to the same cells', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('a,b', 'a"b', 'a\r\nb', '"', ',', '\n', '=1+1', ' ', 'ñ', ''),
  );
  const row = fc.record({ a: cell, b: cell, c: fc.option(fc.integer()) });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const names = ['a', 'b', 'c'];
      const text = BYTE_ORDER_MARK + csvLine(names) + csvRows(rows, names);
      const expected = rows.map(({ a, b, c }) => [harmlessCell(a), harmlessCell(b), `${c ?? ''}`]);
      expect(parse(text)).toEqual([names, ...expected]);
    }),
  );
});

test.each<[unknown, string]>([
  [null, ''],
  [undefined, ''],
  [-5, '-5'],
  [0, '0'],
  [false, 'false'],
  ['-5', "'-5"],
  ['2026-11-18T16:00:00.000Z', '2026-11-18T16:00:00.000Z'],
  [['Cedar Hill', 'Oak'], 'Cedar Hill, Oak'],
  [[{ id: 1, first: 'Lea' }, { first: 'Nino' }], 'Lea, Nino'],
  [[{ name: '=1+1' }], "'=1+1"],
  [{ reboard: true }, '{"reboard":true}'],
  [[], ''],
])('the value %j becomes the cell %s', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});
