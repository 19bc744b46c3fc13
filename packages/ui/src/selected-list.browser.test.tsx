import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { SelectedList } from './selected-list.tsx';

const SCHOOLS = ['Maplewood', 'Riverside', 'Hillcrest'].map((name, id) => ({ id, name }));

function Schools({ disabled = false }: { disabled?: boolean }) {
  const [items, setItems] = useState(SCHOOLS);
  return (
    <SelectedList
      label="Selected schools"
      items={items}
      emptyText="No schools selected."
      removeLabel={({ name }) => `Remove ${name}`}
      onRemove={({ id }) => setItems(items.filter((item) => item.id !== id))}
      disabled={disabled}
    />
  );
}

const list = page.getByRole('group', { name: 'Selected schools' });
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });

test('the focus goes to the line in the place of one that is gone, then to the last', async () => {
  await render(<Schools />);
  await userEvent.click(remove('Riverside'));
  await expect.element(remove('Hillcrest')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('Maplewood')).toHaveFocus();
  await expectAccessible();
});

test('the list itself takes the focus with the last line gone, and says that it is empty', async () => {
  await render(<Schools />);
  await userEvent.click(remove('Maplewood'));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.element(list).toHaveFocus();
  await expect.element(list).toHaveTextContent('No schools selected.');
});

test('a list that is off can be read, not changed', async () => {
  await render(<Schools disabled />);
  await expect.element(list).toMatchTextContent(/Maplewood/);
  await expect.element(remove('Maplewood')).toBeDisabled();
});
