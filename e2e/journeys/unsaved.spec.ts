import { DANA } from '../support/people.ts';
import { reloadAsking } from '../support/reload.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.beforeEach(async ({ page, world }) => {
  await world.signIn(page, DANA);
  await weekOn(page).visit('2026-10-19');
});

test('the calendar is not left by mistake while something is not saved', async ({ page }) => {
  const week = weekOn(page);
  const toLunchers = page
    .getByRole('navigation', { name: say('shell.nav.label') })
    .getByRole('link', { name: say('shell.nav.lunchers') });
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await toLunchers.click();
  const question = page.getByRole('alertdialog', { name: say('calendar-choosing.leave.title') });
  await expect(question).toContainText(say('calendar-choosing.leave.text', { count: 1 }));
  await question
    .getByRole('button', { name: say('calendar-choosing.leave.stay') })
    .last()
    .click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/lunch-calendar/);
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.unsaved'));

  await toLunchers.click();
  await question
    .getByRole('button', { name: say('calendar-choosing.leave.leave'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
  await page.goBack();
  await expect(week.cell('Mia', 'Thursday')).toContainText('Cheese ravioli');
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.unsaved'));
});

test('back before the other page is there, she is where she was', async ({ page }) => {
  const week = weekOn(page);
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/lunchers.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await page
    .getByRole('navigation', { name: say('shell.nav.label') })
    .getByRole('link', { name: say('shell.nav.lunchers') })
    .click();
  const question = page.getByRole('alertdialog', { name: say('calendar-choosing.leave.title') });
  await question
    .getByRole('button', { name: say('calendar-choosing.leave.leave'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
  await page.goBack();
  const late = page.waitForResponse(/assets\/lunchers.*\.js/);
  held.resolve();
  await late;
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.unsaved'));
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/lunch-calendar/);
});

test('a reload asks first, and gives back what was not saved', async ({ page }) => {
  const week = weekOn(page);
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await week.takeOff('Ada', 'Monday');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await reloadAsking(page);
  expect(asked).toEqual(['beforeunload']);
  await expect(
    page.getByText(say('calendar-choosing.told.restoredTitle', { count: 2 })),
  ).toBeVisible();
  await expect(week.cell('Mia', 'Thursday')).toContainText('Cheese ravioli');
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.unsaved'));
  await expect(week.cell('Ada', 'Monday')).toContainText(say('calendar.cell.takenOff'));
  await expect(week.saveButton(2)).toBeEnabled();

  // Everything can be undone at once, and the undoing as well.
  await week.summary
    .getByRole('button', { name: say('calendar.summary.undo', { count: 2 }) })
    .click();
  await expect(week.cell('Ada', 'Monday')).toContainText(say('calendar.cell.ordered'));
  await week.expectTotal('$45.20');
  await page.getByRole('button', { name: say('calendar-choosing.told.bringBack') }).click();
  await expect(week.cell('Mia', 'Thursday')).toContainText('Cheese ravioli');
  await expect(week.saveButton(2)).toBeEnabled();
});

test('from week to week nothing is lost, and the address says where one is', async ({ page }) => {
  const week = weekOn(page);
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await page.getByRole('button', { name: say('calendar.bar.next') }).click();
  await expect(page).toHaveURL(/week=2026-10-26/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oct 26 - Oct 30, 2026');
  await expect(week.cell('Mia', 'Thursday')).not.toContainText('Cheese ravioli');
  await page.getByRole('button', { name: say('calendar.bar.pick') }).click();
  const weeks = page.getByRole('dialog', { name: say('calendar-choosing.weeks.title') });
  await expect(
    weeks.getByRole('button', { name: /Oct 19 - Oct 23, 2026.*Next week.*Not saved.*6 lunches/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(/week=2026-10-19/);
  await expect(week.cell('Mia', 'Thursday')).toContainText('Cheese ravioli');

  // Back closes the day that is open, and the day's address opens it again.
  const panel = await week.open('Leo', 'Friday');
  await expect(page).toHaveURL(/luncher=2&day=2026-10-23/);
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.goForward();
  await expect(panel).toBeVisible();
});
