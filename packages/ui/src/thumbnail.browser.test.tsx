import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Thumbnail } from './thumbnail.tsx';

const GOOD = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="5" height="4"/>';
const BROKEN = 'data:image/png;base64,AAAA';

test.each([
  ['does not load', BROKEN],
  ['is not there yet', null],
])('a picture that %s is told in its place', async (_how, src) => {
  await render(<Thumbnail src={src} alt="Pizza" failedText="No preview" />);
  await expect.element(page.getByText('No preview')).toBeVisible();
  await expect.element(page.getByText('Pizza')).toBeInTheDocument();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('another picture is tried after one that failed', async () => {
  const { rerender } = await render(<Thumbnail src={BROKEN} alt="Pizza" failedText="No preview" />);
  await expect.element(page.getByText('No preview')).toBeVisible();
  await rerender(<Thumbnail src={GOOD} alt="Pizza" failedText="No preview" />);
  await expect.element(page.getByRole('img', { name: 'Pizza' })).toBeVisible();
  await expect.element(page.getByText('No preview')).not.toBeInTheDocument();
});
