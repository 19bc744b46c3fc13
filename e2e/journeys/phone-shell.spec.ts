import { PAGES } from '@yay/contract/pages';
import { expectAccessible } from '../support/accessible.ts';
import { boxesOf } from '../support/boxes.ts';
import { NEXT_MONDAY } from '../support/now.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, mealIn, pickMeal, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PLACES = [
  { path: PAGES.lunchCalendar.path, entry: 'week' },
  { path: PAGES.monthlyPreorders.path, entry: 'month' },
  { path: PAGES.lunchers.path, entry: 'children' },
  { path: PAGES.account.path, entry: 'account' },
  { path: PAGES.billing.path, entry: 'account' },
] as const;

test('a family’s four places stay within reach of the thumb', async ({ page, world, kims }) => {
  await world.signIn(page, kims.email);
  const bar = page.getByRole('navigation', { name: say('shell.nav.label') });
  const menu = page.getByRole('button', { name: say('shell.nav.userMenu', { name: kims.name }) });
  for (const { path, entry } of PLACES) {
    await page.goto(path);
    const current = bar.locator('[aria-current]');
    await expect(current, `one entry is current on ${path}`).toHaveCount(1);
    await expect(current).toHaveText(say(`frame.phoneBar.${entry}`));
    await menu.tap();
    const list = page.getByRole('list', { name: say('frame.menu.label') });
    await expect(list).toBeVisible();
    expect(await list.locator('[aria-current]').count()).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
  }
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page, 'an account page with the bar of the phone');

  // The keyboard of a phone has its place.
  await page.goto(PAGES.account.path);
  await expect(bar).toBeVisible();
  await page.getByLabel(say('account.profile.first'), { exact: true }).tap();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(bar).toBeVisible();

  await bar.getByRole('link', { name: say('frame.phoneBar.week') }).tap();
  const week = weekOn(page);
  await expect(week.row('Mia')).toBeVisible();
  const dock = page.getByRole('button', { name: /^Order summary/ });
  const [dockBox, barBox] = await boxesOf(dock, bar);
  if (!dockBox || !barBox) throw new Error('the dock and the bar are both on the screen');
  expect(dockBox.y + dockBox.height, 'the dock stands above the bar').toBeLessThanOrEqual(barBox.y);
  await expectAccessible(page, 'the week with the bar of the phone');
  await dock.tap();
  await expect(week.summary).toBeVisible();
  await expect(bar, 'the open summary has the foot of the screen').toBeHidden();
  await dock.tap();
  await expect(bar).toBeVisible();
  await week.visit(NEXT_MONDAY);
  await week.open('Mia', 'Tuesday');
  await expect(bar).toBeHidden();
});

test('a message leaves the head of a panel free', async ({ page, world, kims }) => {
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit(NEXT_MONDAY);
  const panel = await week.open('Mia', 'Monday');
  await pickMeal(panel, 'Margherita pizza', { options: ['Two slices'] });
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: say('calendar.summary.save', { count: 1 }) }).tap();
  const alert = alertOn(page, say('alerts.mealSelectionsConfirmed'));
  await expect(alert).toBeVisible();
  await week.cell('Mia', 'Thursday').getByRole('button').first().tap();
  const head = week.panelOf('Mia', 'Thursday').getByRole('heading', { level: 2 });
  await expect(head).toBeVisible();
  await expect(alert).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = await boxesOf(head, alert);
      return above && below ? below.y - (above.y + above.height) : 0;
    })
    .toBeGreaterThan(0);
});

test('the meals of a day have the whole screen at 400 %', async ({ visitor, world, kims }) => {
  const page = await visitor({ viewport: { width: 320, height: 256 } });
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit(NEXT_MONDAY);
  const dock = page.getByRole('button', { name: /^Order summary/ });
  await expect(dock, 'the dock is the end of the page').not.toBeInViewport();
  const panel = await week.open('Mia', 'Tuesday');
  const head = panel.getByRole('heading', { level: 2 });
  await expect(head).toBeInViewport();
  const meal = mealIn(panel, 'Two chicken tacos');
  await meal.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await expect(head).not.toBeInViewport();
  // Nothing lies over it at the top and at the foot of the screen.
  const isFree = await meal.evaluate((card) =>
    [24, 232].every((y) => card.contains(document.elementFromPoint(160, y))),
  );
  expect(isFree).toBe(true);
  await expectAccessible(page, 'a day on a low screen');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await dock.scrollIntoViewIfNeeded();
  await dock.click();
  await expect(week.summary).toBeVisible();
});
