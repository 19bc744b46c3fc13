import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { MenuButton } from './menu-button.tsx';

const ITEMS = [
  { id: 'lunchers', label: 'Lunchers', note: 'Mia, Leo, Ada' },
  { id: 'gift', label: 'Gift cards', disabled: true },
  { id: 'leave', label: 'Sign out', divided: true },
];
const button = page.getByRole('button', { name: /^Dana, open your menu/ });
const menu = page.getByRole('menu');
const item = (name: RegExp) => page.getByRole('menuitem', { name });

async function draw(): Promise<(id: string) => void> {
  const act = vi.fn<(id: string) => void>();
  await render(
    <>
      <MenuButton label="Dana, open your menu" items={ITEMS} onAction={act} align="start">
        Dana
      </MenuButton>
      <input aria-label="After the menu" />
    </>,
  );
  return act;
}

test('a press opens the menu at its first choice', async () => {
  await draw();
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(item(/^Lunchers/)).toHaveFocus();
  await expectAccessible();
});

test.each([
  ['ArrowDown', /^Lunchers/],
  ['ArrowUp', /^Sign out/],
])('%s on the button opens the menu at that end', async (key, name) => {
  await draw();
  await userEvent.keyboard(`{Tab}{${key}}`);
  await expect.element(item(name)).toHaveFocus();
});

test('the arrows, Home, End and letters go through the choices', async () => {
  await draw();
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item(/^Sign out/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item(/^Lunchers/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item(/^Sign out/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item(/^Lunchers/)).toHaveFocus();
  await userEvent.keyboard('g');
  await expect.element(item(/^Gift cards/)).toHaveFocus();
});

test('Enter takes a choice, closes the menu and gives the focus back', async () => {
  const act = await draw();
  await userEvent.click(button);
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(act).toHaveBeenCalledExactlyOnceWith('leave');
});

test('a choice that is not there for now does nothing and leaves the menu open', async () => {
  const act = await draw();
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(menu).toBeVisible();
  expect(act).not.toHaveBeenCalled();
});

test('Escape closes the menu and gives the focus back', async () => {
  await draw();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('Tab closes the menu and goes on', async () => {
  await draw();
  await userEvent.click(button);
  await userEvent.keyboard('{Tab}');
  await expect.element(menu).not.toBeInTheDocument();
});

test('a press elsewhere closes the menu', async () => {
  await draw();
  await userEvent.click(button);
  await userEvent.click(page.getByRole('textbox', { name: 'After the menu' }));
  await expect.element(menu).not.toBeInTheDocument();
});
