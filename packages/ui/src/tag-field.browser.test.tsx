import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { expectPointedAt } from '../test/expect-pointed-at.ts';
import { TagField } from './tag-field.tsx';
import type { TagFieldTexts } from './tag-texts.ts';
import { useTagSuggestions } from './use-tag-suggestions.ts';

const KNOWN = ['Breakfast', 'Fruit', 'UK', 'Vegetarian'];
const TEXTS: TagFieldTexts = {
  chosen: 'Chosen tags',
  remove: (tag) => `Remove ${tag}`,
  create: (tag) => `Add "${tag}"`,
  added: (tag) => `${tag} added`,
  removed: (tag) => `${tag} removed`,
  refused: {
    short: 'A new tag is longer than 2 characters.',
    long: 'A tag has at most 10 characters.',
    taken: 'This tag is already there.',
  },
  searching: 'Searching',
};

async function findTags(text: string): Promise<string[]> {
  return KNOWN.filter((tag) => tag.toLowerCase().includes(text.toLowerCase()));
}

function Tags({ first = ['Hot'], knownOnly = false }: { first?: string[]; knownOnly?: boolean }) {
  const [tags, setTags] = useState<readonly string[]>(first);
  const [query, setQuery] = useState('');
  return (
    <TagField
      label="Tags"
      {...{ tags, query, knownOnly }}
      {...useTagSuggestions(query, findTags)}
      onTags={setTags}
      onQueryChange={setQuery}
      maxLength={10}
      texts={TEXTS}
    />
  );
}

const field = page.getByRole('combobox', { name: 'Tags' });
const chosen = page.getByRole('list', { name: 'Chosen tags' });
const said = page.getByRole('status');

test('a new tag of two characters is refused, and a known one is taken in its own spelling', async () => {
  await render(<Tags />);
  await userEvent.type(field, 'ab{Enter}');
  await expect.element(field).toHaveAccessibleDescription(TEXTS.refused.short);
  await userEvent.fill(field, 'uk');
  await expect.element(page.getByRole('option')).toHaveTextContent('UK');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('HotUK');
  await expect.element(field).toHaveValue('');
  await expect.element(said).toHaveTextContent('UK added');
});

test.each([
  ['hot', TEXTS.refused.taken],
  ['a very long tag', TEXTS.refused.long],
])('"%s" is refused', async (text, problem) => {
  await render(<Tags />);
  await userEvent.type(field, `${text}{Enter}`);
  await expect.element(field).toHaveAccessibleDescription(problem);
  await expect.element(field).toHaveValue(text);
  await expect.element(chosen).toMatchTextContent(/^Hot$/);
});

test('known tags stand before the new one, and the arrows take from both', async () => {
  await render(<Tags />);
  await userEvent.type(field, 'veg');
  const options = page.getByRole('option');
  await expect.element(options).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}');
  await expectPointedAt(field, 'Vegetarian');
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}');
  await expectPointedAt(field, 'Add "veg"');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('Hotveg');
});

test('a field of known tags alone offers no new one', async () => {
  await render(<Tags knownOnly />);
  await userEvent.type(field, 'veg');
  await expect.element(page.getByRole('option')).toMatchTextContent(/^Vegetarian$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toMatchTextContent(/^Hot$/);
});

test('Backspace goes from an empty text to the last tag, and takes it away', async () => {
  await render(<Tags first={['Hot', 'Fruit']} />);
  await userEvent.click(field);
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('button', { name: 'Remove Fruit' })).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(chosen).toMatchTextContent(/^Hot$/);
  await expect.element(said).toHaveTextContent('Fruit removed');
  await expect.element(field).toHaveFocus();
});

test('the arrows go from tag to tag and back to the text', async () => {
  await render(<Tags first={['Hot', 'Fruit']} />);
  await userEvent.click(field);
  await userEvent.keyboard('{Backspace}{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: 'Remove Hot' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(field).toHaveFocus();
});
