import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RecordColumn, RecordTable, type RecordTableProps } from './record-table.tsx';

interface Fee {
  id: number;
  name: string;
  cents: number;
}

const fees: Fee[] = [
  { id: 1, name: 'Late', cents: 100 },
  { id: 2, name: 'None', cents: 0 },
];
const name: RecordColumn<Fee> = { id: 'name', title: 'Fee', cell: (fee) => fee.name };
const amount: RecordColumn<Fee> = {
  id: 'amount',
  title: 'Amount',
  align: 'num',
  look: ({ cents }) => cents === 0 && 'zero',
  labeled: ({ cents }) => cents > 0,
  cell: ({ cents }) => cents,
};
const acts: RecordColumn<Fee> = {
  id: 'acts',
  title: 'Actions',
  titleHidden: true,
  cell: () => null,
};

const htmlOf = (props: Partial<RecordTableProps<Fee>>) =>
  renderToStaticMarkup(
    <RecordTable columns={[name, amount]} rows={fees} keyOf={({ id }) => id} {...props} />,
  );

test('the first column names the row where none says so', () => {
  expect(htmlOf({})).toContain('<th scope="row">Late</th>');
});

test('the column that says so names the row', () => {
  const html = htmlOf({ columns: [amount, { ...name, namesRow: true }] });
  expect(html).toContain('<th scope="row">Late</th>');
  expect(html).toContain('<td class="num" data-label="Amount">100</td>');
});

test('a number keeps its alignment in head and cells, and its label and look by row', () => {
  const html = htmlOf({});
  expect(html).toContain('<th scope="col" class="num">Amount</th>');
  expect(html).toContain('<td class="num" data-label="Amount">100</td>');
  expect(html).toContain('<td class="num zero">0</td>');
});

test('screen readers alone read the title of the buttons', () => {
  const html = htmlOf({ columns: [name, acts] });
  expect(html).toContain('<th scope="col"><span class="sr">Actions</span></th>');
});

test('a column that is false is left out', () => {
  expect(htmlOf({ columns: [name, false] })).not.toContain('Amount');
});

test('the empty state stands in place of a table without rows', () => {
  expect(htmlOf({ rows: [], empty: <p>No fees</p> })).toBe('<p>No fees</p>');
});

test('a detail unfolds below its row over the whole width', () => {
  const html = htmlOf({ detail: ({ id }) => id === 1 && <p>Details</p> });
  expect(html.match(/<td colSpan="2"><p>Details<\/p><\/td>/g)).toHaveLength(1);
});

test('the sorted column says its direction', () => {
  const sorted = { ...name, sort: { direction: 'descending', onSort: () => undefined } } as const;
  expect(htmlOf({ columns: [sorted, amount] })).toContain('aria-sort="descending"');
});
