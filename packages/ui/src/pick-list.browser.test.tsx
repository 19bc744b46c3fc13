import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { type PickGroup, PickList, type PickListTexts } from './pick-list.tsx';

const TEXTS: PickListTexts = {
  search: 'Search schools',
  chosen: (count, total) => `${count} of ${total} chosen`,
  onlyChosen: 'Only chosen',
  all: 'All',
  none: 'None',
  allOf: (group) => `All of ${group}`,
  noneOf: (group) => `None of ${group}`,
  ofGroup: (count, total) => `${count} of ${total}`,
  noMatch: 'No school matches.',
  nothingChosen: 'Nothing is chosen.',
  more: (count) => `${count} more match.`,
};
const named = (names: string[], from: number) =>
  names.map((name, index) => ({ id: from + index, name }));
const GROUPS: readonly PickGroup[] = [
  { id: 1, name: 'Nashville', items: named(['Hillcrest', 'Maplewood', 'Overton', 'Percy'], 10) },
  { id: 2, name: 'Franklin', items: named(['Grassland', 'Poplar', 'Ravenwood', 'Trinity'], 20) },
];

function Schools({ error }: { error?: string }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <PickList
      label="Schools"
      groups={GROUPS}
      chosen={chosen}
      onChange={setChosen}
      texts={TEXTS}
      error={error}
    />
  );
}

const option = (name: string) => page.getByRole('option', { name });
const search = page.getByRole('searchbox', { name: 'Search schools' });
const count = page.getByRole('status');

test('a group is chosen at once, and taken back at once', async () => {
  await render(<Schools />);
  await userEvent.click(page.getByRole('button', { name: 'All of Nashville' }));
  await expect.element(count).toHaveTextContent('4 of 8 chosen');
  await userEvent.click(page.getByRole('button', { name: 'None of Nashville' }));
  await expect.element(count).toHaveTextContent('0 of 8 chosen');
});

test('choosing all of a searched group leaves alone what the search hides', async () => {
  await render(<Schools />);
  await userEvent.fill(search, 'p');
  await userEvent.click(page.getByRole('button', { name: 'All of Nashville' }));
  await userEvent.fill(search, '');
  await expect.element(option('Maplewood')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Percy')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Overton')).toHaveAttribute('aria-selected', 'false');
});

test('the arrows go through a group and Space chooses', async () => {
  await render(<Schools />);
  await userEvent.click(option('Hillcrest'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  await expect.element(option('Overton')).toHaveAttribute('aria-selected', 'true');
  await expect.element(count).toHaveTextContent('2 of 8 chosen');
  await expectAccessible();
});

test('the chosen ones can be shown alone, and none are told', async () => {
  await render(<Schools />);
  const only = page.getByRole('checkbox', { name: 'Only chosen' });
  await userEvent.click(only);
  await expect.element(page.getByText('Nothing is chosen.')).toBeVisible();
  await userEvent.click(only);
  await userEvent.click(option('Poplar'));
  await userEvent.click(only);
  await expect.element(page.getByRole('option')).toHaveTextContent('Poplar');
});

test('a search without a match is told, and Enter in it sends no form', async () => {
  await render(<Schools />);
  await userEvent.type(search, 'nowhere{Enter}');
  await expect.element(page.getByText('No school matches.')).toBeVisible();
});

test('an error is tied to the field', async () => {
  await render(<Schools error="Choose a school." />);
  await expect
    .element(page.getByRole('group', { name: 'Schools' }))
    .toHaveAccessibleDescription('Choose a school.');
  await expect.element(search).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
});
