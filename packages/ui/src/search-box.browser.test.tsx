import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { expectPointedAt } from '../test/expect-pointed-at.ts';
import { SearchBox, type SearchBoxItem } from './search-box.tsx';

const SCHOOLS: readonly SearchBoxItem[] = [
  { id: '1', title: 'Maplewood Elementary', note: 'Nashville, TN' },
  { id: '2', title: 'Riverside Middle', note: 'Franklin, TN' },
  { id: '3', title: 'Maple Street Montessori', note: 'Nashville, TN' },
];

/** A search for a school on a page with a heading, which shows one school before it brings more. */
function Schools({ first = SCHOOLS.length }: { first?: number }) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  const [shown, setShown] = useState(first);
  const found = SCHOOLS.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  const more = found.length - shown;
  return (
    <>
      <h1>Find your school</h1>
      <SearchBox
        label="School"
        items={found.slice(0, shown)}
        {...{ query, selected }}
        onQueryChange={setQuery}
        onSelect={setSelected}
        emptyText="No school of that name"
        countText={`${found.length} schools`}
        {...(more > 0 && {
          more: `Show ${more} more`,
          onMore: () => setShown(SCHOOLS.length),
        })}
      />
    </>
  );
}

const field = page.getByRole('combobox', { name: 'School' });
const options = page.getByRole('option');

test('the arrows go through what is found and around its ends while the text keeps the focus', async () => {
  await render(<Schools />);
  await userEvent.type(field, 'ma');
  await expect.element(options).toHaveLength(2);
  await expectPointedAt(field, 'Maplewood Elementary');
  await userEvent.keyboard('{ArrowDown}');
  await expectPointedAt(field, 'Maple Street Montessori');
  await userEvent.keyboard('{ArrowDown}');
  await expectPointedAt(field, 'Maplewood Elementary');
  await userEvent.keyboard('{ArrowUp}');
  await expectPointedAt(field, 'Maple Street Montessori');
});

test('an open list leaves the rest of the page to screen readers, and is accessible', async () => {
  await render(<Schools />);
  await userEvent.type(field, 'ma');
  await expect.element(options).toHaveLength(2);
  await expect.element(page.getByRole('heading', { name: 'Find your school' })).toBeInTheDocument();
  await expectAccessible();
});

test('Enter takes the school that is pointed at and closes the list', async () => {
  await render(<Schools />);
  await userEvent.type(field, 'ma{ArrowDown}');
  await expectPointedAt(field, 'Maple Street Montessori');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Maple Street Montessori');
  await expect.element(options).toHaveLength(0);
  await expect.element(field).toHaveFocus();
});

test('a press takes a school', async () => {
  await render(<Schools />);
  await userEvent.type(field, 'river');
  await userEvent.click(page.getByRole('option', { name: /^Riverside Middle/ }));
  await expect.element(field).toHaveValue('Riverside Middle');
  await expect.element(options).toHaveLength(0);
});

test('a text that matches nothing is told, and the first match is offered after a correction', async () => {
  await render(<Schools />);
  await userEvent.type(field, 'riverx');
  await expect.element(page.getByRole('status')).toHaveTextContent('No school of that name');
  await userEvent.keyboard('{Backspace}');
  await expectPointedAt(field, 'Riverside Middle');
});

test('Escape closes the list and keeps the text, and an arrow opens it again', async () => {
  await render(<Schools />);
  await userEvent.type(field, 'river');
  await expect.element(options).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(options).toHaveLength(0);
  await expect.element(field).toHaveValue('river');
  await userEvent.keyboard('{ArrowDown}');
  await expectPointedAt(field, 'Riverside Middle');
});

test('a changed text is no choice any more', async () => {
  await render(<Schools />);
  await userEvent.type(field, 'river{Enter}');
  await expect.element(field).toHaveValue('Riverside Middle');
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveLength(0);
  await expect.element(options).toHaveLength(1);
});

test('the last line brings more, and the keyboard goes on from the line before them', async () => {
  await render(<Schools first={1} />);
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}');
  await expectPointedAt(field, 'Show 2 more');
  await userEvent.keyboard('{Enter}');
  await expect.element(options).toHaveLength(3);
  await expectPointedAt(field, 'Maplewood Elementary');
  await userEvent.keyboard('{ArrowDown}');
  await expectPointedAt(field, 'Riverside Middle');
});
