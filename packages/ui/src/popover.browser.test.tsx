import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { Popover } from './popover.tsx';

function Filter() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover open={open} onOpenChange={setOpen} label="Filter" button="Schools">
        <input aria-label="School" />
        <button type="button" onClick={() => setOpen(false)}>
          Use
        </button>
      </Popover>
      <button type="button">Beside it</button>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Schools' });
const panel = page.getByRole('dialog', { name: 'Filter' });
const field = page.getByRole('textbox', { name: 'School' });

async function open(): Promise<void> {
  await render(<Filter />);
  await userEvent.click(opener);
  await expect.element(panel).toBeVisible();
}

test('the panel opens below its button with the focus in its first control', async () => {
  await open();
  await expect.element(field).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  const [above, below] = [opener, panel].map((one) => one.element().getBoundingClientRect());
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.NaN);
  await expectAccessible();
});

test('the panel of a button at the foot of the window stays within it', async () => {
  await render(
    <div style={{ position: 'fixed', bottom: 0, right: 0 }}>
      <Filter />
    </div>,
  );
  await userEvent.click(opener);
  const { right, bottom } = panel.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its own button', () => userEvent.click(page.getByRole('button', { name: 'Use' }))],
  ['the button that opened it', () => userEvent.click(opener)],
])('%s closes the panel and gives the focus back', async (_by, close) => {
  await open();
  await close();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a press beside the panel closes it', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Beside it' }));
  await expect.element(panel).not.toBeInTheDocument();
});

test('Tab out of the panel closes it', async () => {
  await open();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(panel).not.toBeInTheDocument();
});
