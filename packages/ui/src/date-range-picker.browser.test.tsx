import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { DateRangePicker } from './date-range-picker.tsx';
import type { DateRange } from './date-range-text.ts';

const STAFF_TEXTS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  none: 'Any days',
  clear: 'Clear',
};
const TEXTS = { ...STAFF_TEXTS, none: 'All days', cancel: 'Cancel', apply: 'Apply' };
const WEEK: DateRange = { from: '2026-11-09', to: '2026-11-13' };

interface Shown {
  first: DateRange | null;
  locale?: string;
  min?: string;
  max?: string;
}

function Family({ first, locale = 'en', ...limits }: Shown) {
  const [value, setValue] = useState(first);
  const shown = { ...limits, locale, today: '2026-11-13', value, onApply: setValue };
  return <DateRangePicker kind="public" label="Days" texts={TEXTS} {...shown} />;
}

function Staff({ first }: Shown) {
  const [value, setValue] = useState(first);
  const presets = [{ label: 'November', range: { from: '2026-11-01', to: '2026-11-30' } }];
  const shown = { locale: 'en', today: '2026-11-13', value, onApply: setValue, presets };
  return <DateRangePicker kind="admin" label="Days" texts={STAFF_TEXTS} {...shown} />;
}

const opener = page.getByRole('button', { name: /^Days: / });
const panel = page.getByRole('dialog', { name: 'Days' });
/** A day is named in full, by its weekday too. */
const day = (name: string) => panel.getByRole('button', { name: new RegExp(`${name}\\b`) });
const press = (name: string) => userEvent.click(panel.getByRole('button', { name, exact: true }));

test('a family’s range counts with Apply', async () => {
  await render(<Family first={null} />);
  await expect.element(opener).toHaveTextContent('All days');
  await userEvent.click(opener);
  await userEvent.click(day('November 9, 2026'));
  await userEvent.click(day('November 5, 2026'));
  await expect.element(panel).toMatchTextContent(/^Nov 5 - Nov 9, 2026/);
  await expect.element(opener).toHaveTextContent('All days');
  await press('Apply');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveTextContent('Nov 5 - Nov 9, 2026');
  await expect.element(opener).toHaveFocus();
});

test('Cancel leaves a family’s range as it was', async () => {
  await render(<Family first={WEEK} />);
  await userEvent.click(opener);
  await userEvent.click(day('November 5, 2026'));
  await userEvent.click(day('November 6, 2026'));
  await press('Cancel');
  await expect.element(opener).toHaveTextContent('Nov 9 - Nov 13, 2026');
  await expect.element(opener).toHaveFocus();
});

test('Clear and Apply take a family’s range away', async () => {
  await render(<Family first={WEEK} />);
  await userEvent.click(opener);
  await press('Clear');
  await press('Apply');
  await expect.element(opener).toHaveTextContent('All days');
});

test('the keyboard alone picks days across the end of a year', async () => {
  await render(<Family first={{ from: '2026-12-28', to: '2026-12-29' }} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(day('December 28, 2026')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // The calendar goes on to the next day by itself.
  await userEvent.keyboard('{ArrowRight>5/}{Enter}');
  await expect.element(panel).toMatchTextContent(/^Dec 28, 2026 - Jan 3, 2027/);
  await userEvent.keyboard('{Tab}');
  await expect.element(panel.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(opener).toHaveTextContent('Dec 28, 2026 - Jan 3, 2027');
  await expect.element(opener).toHaveFocus();
});

test('Escape closes the panel and gives the focus back', async () => {
  await render(<Family first={WEEK} />);
  await userEvent.click(opener);
  await expect.element(day('November 9, 2026')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('days outside of the limits cannot be picked', async () => {
  await render(<Family first={WEEK} min="2026-11-03" max="2026-11-27" />);
  await userEvent.click(opener);
  await expect.element(day('November 3, 2026')).toBeEnabled();
  await expect.element(day('November 2, 2026')).toBeDisabled();
  await expect.element(day('November 28, 2026')).toBeDisabled();
});

test('the calendar reads Spanish, and its weeks begin on Sunday all the same', async () => {
  await render(<Family first={WEEK} locale="es" />);
  await expect.element(opener).toHaveTextContent('9 nov - 13 nov 2026');
  await userEvent.click(opener);
  await expect
    .element(panel.getByRole('heading', { name: /noviembre de 2026$/ }))
    .toBeInTheDocument();
  expect(panel.element().querySelector('th')?.textContent).toBe('dom');
});

test('the staff’s range counts with its second day', async () => {
  await render(<Staff first={null} />);
  await userEvent.click(opener);
  await userEvent.click(day('November 2, 2026'));
  await expect.element(panel).toMatchTextContent(/^Any days/);
  await userEvent.click(day('November 14, 2026'));
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveTextContent('11/02/26 - 11/14/26');
});

test('the staff take named days with one press, and clear them with another', async () => {
  await render(<Staff first={WEEK} />);
  await userEvent.click(opener);
  await press('November');
  await expect.element(opener).toHaveTextContent('11/01/26 - 11/30/26');
  await userEvent.click(opener);
  await press('Clear');
  await expect.element(opener).toHaveTextContent('Any days');
});

test.each([
  ['family’s', 1280, <Family key="family" first={WEEK} />],
  ['family’s', 390, <Family key="family" first={WEEK} />],
  ['staff’s', 1280, <Staff key="staff" first={WEEK} />],
  ['staff’s', 390, <Staff key="staff" first={WEEK} />],
])('the %s calendar is accessible in a window of %i px', async (_of, width, picker) => {
  await page.viewport(width, 900);
  await render(picker);
  await userEvent.click(opener);
  await expect.element(panel.getByRole('grid')).toBeVisible();
  const { left, right } = panel.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
  await expectAccessible();
});
