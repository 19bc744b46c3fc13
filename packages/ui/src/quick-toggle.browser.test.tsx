import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { Button } from './button.tsx';
import { QuickToggle } from './quick-toggle.tsx';

const REQUIRED = 'Turn this on first.';
const toggle = page.getByRole('switch', { name: 'I checked the allergens' });
const send = page.getByRole('button', { name: 'Send' });

async function drawForm(): Promise<() => void> {
  const sent = vi.fn();
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <QuickToggle requiredText={REQUIRED}>I checked the allergens</QuickToggle>
      <Button type="submit">Send</Button>
    </form>,
  );
  return sent;
}

test('a form is not sent without it, and the focus goes to it', async () => {
  const sent = await drawForm();
  await userEvent.click(send);
  expect(sent).not.toHaveBeenCalled();
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAccessibleDescription(REQUIRED);
  await expectAccessible();
});

test('turning it on takes the problem away and lets the form go', async () => {
  const sent = await drawForm();
  await userEvent.click(send);
  await userEvent.keyboard(' ');
  await expect.element(toggle).toBeChecked();
  await expect.element(page.getByText(REQUIRED)).not.toBeInTheDocument();
  await userEvent.click(send);
  expect(sent).toHaveBeenCalledOnce();
});
