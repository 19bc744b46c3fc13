import { expectAccessible } from '../support/accessible.ts';
import { holdBack } from '../support/hold-back.ts';
import { DANA } from '../support/people.ts';
import { reloadAsking } from '../support/reload.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
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
    .getByRole('button', { name: say('calendar-choosing.leave.stay'), exact: true })
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

test('a parent saves unsaved changes on the way to another week, another page, and back', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-12');
  await page.getByRole('button', { name: say('calendar.bar.next') }).click();
  await expect(page).toHaveURL(/week=2026-10-19/);
  const question = page.getByRole('alertdialog', { name: say('calendar-choosing.leave.title') });
  const press = (name: string) => question.getByRole('button', { name, exact: true }).click();
  const saveAndGo = say('calendar-choosing.leave.save', { count: 1 });
  const ordered = () =>
    world.rows(
      `select 1 from orders where user_id = $1 and status = 'placed'
       and date between '2026-10-19' and '2026-10-23'`,
      [kims.id],
    );
  const before = (await ordered()).length;

  // To the week after.
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await page.getByRole('button', { name: say('calendar.bar.next') }).click();
  await expectAccessible(page, 'the question before a week is left');
  await press(saveAndGo);
  await expect(page).toHaveURL(/week=2026-10-26/);
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  expect(await ordered()).toHaveLength(before + 1);

  // Back from there, and with the browser's Back: first she stays.
  await page.goBack();
  await expect(page).toHaveURL(/week=2026-10-19/);
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.ordered'));
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  await page.goBack();
  await press(say('calendar-choosing.leave.stay'));
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/week=2026-10-19/);
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.unsaved'));

  // To another page.
  await page
    .getByRole('navigation', { name: say('shell.nav.label') })
    .getByRole('link', { name: say('shell.nav.lunchers') })
    .click();
  await press(saveAndGo);
  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
  expect(await ordered()).toHaveLength(before + 2);
});

test('a save on the way that is not answered keeps her where it is told', async ({
  page,
  world,
  kims,
  watch,
}) => {
  watch.expectFailure('orders-bulk');
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await page.route(/orders-bulk/, (route) => route.abort());
  await page.getByRole('button', { name: say('calendar.bar.next') }).click();
  const question = page.getByRole('alertdialog', { name: say('calendar-choosing.leave.title') });
  await question
    .getByRole('button', { name: say('calendar-choosing.leave.save', { count: 1 }), exact: true })
    .click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/week=2026-10-19/);
  await expect(page.getByText(say('calendar-choosing.network.waitingTitle'))).toBeVisible();
});

test('back before the other page is there, she is where she was', async ({ page }) => {
  const week = weekOn(page);
  const lunchers = await holdBack(page, /assets\/lunchers.*\.js/);
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
  lunchers.admit();
  await late;
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.unsaved'));
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/lunch-calendar/);
});

test('a reload asks first, and gives back unsaved choices', async ({ page }) => {
  const week = weekOn(page);
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await week.takeOff('Ada', 'Monday');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await reloadAsking(page);
  // Once for each attempt to reload.
  expect([...new Set(asked)]).toEqual(['beforeunload']);
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

test('a turn from week to week loses nothing, and the address says where one is', async ({
  page,
}) => {
  const week = weekOn(page);
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await page.getByRole('button', { name: say('calendar.bar.next') }).click();
  const question = page.getByRole('alertdialog', { name: say('calendar-choosing.leave.title') });
  await question.getByRole('button', { name: say('calendar-choosing.leave.leave') }).click();
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
