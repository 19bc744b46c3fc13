import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { DataGrid, type DataGridColumn } from './data-grid.tsx';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly school: string;
}

const PEOPLE: readonly Person[] = [
  { id: 1, name: 'Ada', school: 'Hillcrest' },
  { id: 2, name: 'Leo', school: 'Maplewood' },
  { id: 3, name: 'Mia', school: 'Maplewood' },
];
const NAME: DataGridColumn<Person> = {
  id: 'name',
  title: 'Name',
  width: 12,
  cell: ({ name }) => name,
};
const SCHOOL: DataGridColumn<Person> = {
  id: 'school',
  title: 'School',
  width: 20,
  cell: ({ school }) => school,
};
const shared = {
  caption: 'Lunchers',
  columns: [NAME, SCHOOL],
  rowName: ({ name }: Person) => name,
};

function Selectable({ onRange }: { onRange: (id: number, range: boolean) => void }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return (
    <DataGrid
      {...shared}
      rows={PEOPLE}
      selection={{
        ids,
        onToggle(id, range) {
          onRange(id, range);
          setIds(
            ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]),
          );
        },
        onTogglePage: () => setIds(new Set(ids.size > 0 ? [] : PEOPLE.map(({ id }) => id))),
        pageLabel: 'All on this page',
        rowLabel: (name) => `Select ${name}`,
      }}
    />
  );
}

const box = (name: string) => page.getByRole('checkbox', { name });

test('the box of the page is half checked while some of its rows are selected', async () => {
  await render(<Selectable onRange={() => undefined} />);
  const all = box('All on this page');
  await userEvent.click(box('Select Leo'));
  await expect.element(all).toBePartiallyChecked();
  await expectAccessible();
  await userEvent.click(box('Select Ada'));
  await userEvent.click(box('Select Mia'));
  await expect.element(all).toBeChecked();
  await userEvent.click(all);
  await expect.element(box('Select Leo')).not.toBeChecked();
});

test('Shift with a press asks for the range up to it', async () => {
  const range = vi.fn();
  await render(<Selectable onRange={range} />);
  await userEvent.click(box('Select Ada'));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(box('Select Mia'));
  await userEvent.keyboard('{/Shift}');
  expect(range.mock.calls).toEqual([
    [1, false],
    [3, true],
  ]);
});

test('rows on their way are grey bars that nobody reads, and the table says that it loads', async () => {
  await render(<DataGrid {...shared} rows={undefined} busyLabel="Loading" />);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  await expect.element(page.getByRole('cell')).toHaveLength(0);
  await expectAccessible();
});

test('the reason stands in place of rows that are not there', async () => {
  await render(<DataGrid {...shared} rows={[]} blank={<p>No lunchers yet.</p>} />);
  await expect.element(page.getByRole('cell')).toHaveTextContent('No lunchers yet.');
});

test('rows of one group stand below one head', async () => {
  const group = { key: ({ school }: Person) => school, head: ({ school }: Person) => school };
  await render(<DataGrid {...shared} rows={PEOPLE} group={group} />);
  const heads = [...document.querySelectorAll('.dg-group')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['Hillcrest', 'Maplewood']);
  await expectAccessible();
});

test('a press on a title sorts, and the sorted column says its direction', async () => {
  const sort = vi.fn();
  const columns = [{ ...NAME, sort: 'ascending', onSort: sort } as const, SCHOOL];
  await render(<DataGrid {...shared} columns={columns} rows={PEOPLE} />);
  const title = page.getByRole('columnheader', { name: 'Name' });
  await expect.element(title).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(page.getByRole('button', { name: 'Name' }));
  expect(sort).toHaveBeenCalledOnce();
});
