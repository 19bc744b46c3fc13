import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { mealIn, takeButton, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

// Weeks that are filled in here are never saved.
test.beforeEach(async ({ page, world }) => {
  await world.signIn(page, DANA);
  await weekOn(page).visit('2026-10-19');
});

test("one child's week is copied to the siblings, with a report of the lunches that could not be", async ({
  page,
}) => {
  const week = weekOn(page);
  await week.choose('Mia', 'Thursday', 'Spaghetti marinara');
  await page
    .getByRole('button', { name: say('calendar.child.copyLabel', { child: 'Mia' }) })
    .click();
  const report = page.getByRole('dialog', {
    name: say('calendar-choosing.transfer.copyTitle', { child: 'Mia' }),
  });
  await expect(report).toContainText(say('calendar-choosing.transfer.taken', { count: 2 }));
  const line = (child: string, day: string, meal: string) =>
    report
      .getByRole('listitem')
      .filter({ hasText: say('calendar-choosing.transfer.line', { child, day, meal }) });
  await expect(line('Leo', 'Thursday', 'Spaghetti marinara')).toContainText(
    say('calendar-choosing.transfer.kept'),
  );
  for (const [day, meal] of [
    ['Monday', 'Margherita pizza'],
    ['Tuesday', 'Two chicken tacos'],
  ] as const) {
    await expect(line('Ada', day, meal)).toContainText(
      say('calendar-choosing.transfer.notOnMenu', { school: 'Riverside Middle' }),
    );
  }
  await expectAccessible(page, 'what could not be copied');

  // Over what stands there already only when it is said.
  await report.getByRole('button', { name: say('calendar-choosing.transfer.replace') }).click();
  await expect(report).toContainText(say('calendar-choosing.transfer.taken', { count: 3 }));
  await report.getByRole('button', { name: say('calendar-choosing.transfer.done') }).click();
  await expect(week.cell('Leo', 'Monday')).toContainText('Margherita pizza');
  await expect(week.cell('Leo', 'Monday')).toContainText('One slice, apple slices');
  await expect(week.cell('Leo', 'Monday')).toContainText(say('calendar.cell.unsaved'));
  await expect(week.cell('Leo', 'Tuesday')).toContainText('Two chicken tacos');
  await expect(week.cell('Leo', 'Thursday')).toContainText('Spaghetti marinara');
  await expect(week.cell('Ada', 'Monday')).toContainText('Avocado sushi box');
});

test('a parent can undo a copy of a child’s lunches', async ({ page }) => {
  const week = weekOn(page);
  await page
    .getByRole('button', { name: say('calendar.child.copyLabel', { child: 'Mia' }) })
    .click();
  const report = page.getByRole('dialog', {
    name: say('calendar-choosing.transfer.copyTitle', { child: 'Mia' }),
  });
  await expect(week.cell('Leo', 'Monday')).toContainText('Margherita pizza');
  await report.getByRole('button', { name: say('calendar-choosing.transfer.undo') }).click();
  await expect(week.cell('Leo', 'Monday')).toContainText(say('calendar.cell.choose'));
  await expect(
    week.summary.getByRole('button', { name: say('calendar.summary.nothing') }),
  ).toBeVisible();
});

test("last week's lunches fill a child's free days", async ({ page }) => {
  const week = weekOn(page);
  await page
    .getByRole('button', { name: say('calendar.child.lastWeekLabel', { child: 'Ada' }) })
    .click();
  await expect(week.cell('Ada', 'Tuesday')).toContainText('Bean burrito');
  await expect(week.cell('Ada', 'Tuesday')).toContainText('Mild salsa');
  await expect(week.cell('Ada', 'Tuesday')).toContainText(say('calendar.cell.unsaved'));
  await expect(page.getByText(say('calendar-choosing.transfer.taken', { count: 1 }))).toBeVisible();
  await expect(week.saveButton(1)).toBeEnabled();
  await page
    .getByRole('button', { name: say('calendar-choosing.transfer.undo'), exact: true })
    .click();
  await expect(week.cell('Ada', 'Tuesday')).toContainText(say('calendar.cell.choose'));
});

test("'surprise me' offers a meal that this child may have", async ({ page }) => {
  const week = weekOn(page);
  const panel = await week.open('Mia', 'Friday');
  const surprise = panel.getByRole('button', { name: say('calendar-choosing.panel.surprise') });
  const offered = new Set<string>();
  for (let turn = 0; turn < 12; turn++) {
    await surprise.click();
    await expect(takeButton(panel)).toBeEnabled();
    const name = await panel.getByRole('contentinfo').locator('b').textContent();
    if (name === null) throw new Error('nothing was picked');
    offered.add(name);
    const picked = mealIn(panel, name).getByRole('button').first();
    await expect(picked).toHaveAttribute('aria-expanded', 'true');
    await expect(picked, 'the name of what was picked is seen').toBeInViewport({ ratio: 1 });
  }
  expect(offered.size, 'not always the same').toBeGreaterThan(1);
  expect([...offered]).not.toContain('Sesame noodles');
  expect([...offered]).not.toContain('Pesto spaghetti');
  const last = [...offered].at(-1) ?? '';
  await takeButton(panel).click();
  await expect(panel).toBeHidden();
  await expect(week.cell('Mia', 'Friday')).toContainText(say('calendar.cell.unsaved'));
  expect(last).not.toBe('');
});
