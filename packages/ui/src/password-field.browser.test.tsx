import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { PasswordField } from './password-field.tsx';

const labels = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };
const field = page.getByLabelText('Password', { exact: true });

test('the password shows and hides without being lost', async () => {
  await render(<PasswordField {...labels} hint="At least 8 characters" />);
  await userEvent.type(field, 'lunch-time');
  await expect.element(field).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('lunch-time');
  await userEvent.click(page.getByRole('button', { name: 'Hide password' }));
  await expect.element(field).toHaveAttribute('type', 'password');
  await expectAccessible();
});

test('an error stands in place of the hint that says the same', async () => {
  const { rerender } = await render(<PasswordField {...labels} hint="At least 8 characters" />);
  await expect.element(field).toHaveAccessibleDescription('At least 8 characters');
  await rerender(
    <PasswordField {...labels} hint="At least 8 characters" error="Use 8 characters or more." />,
  );
  await expect.element(field).toHaveAccessibleDescription('Use 8 characters or more.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});
