import type { Locator, Page } from '@playwright/test';
import { PRIYA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, escaped, mealIn, takeButton, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

test.use({ sharing: 'own' });

const MOST_STOPS = 120;

/** Presses Tab until it is there. Every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const here = page.locator(':focus');
    if ((await here.count()) === 0) continue;
    await expect(here).toBeInViewport();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} can't be reached by Tab`);
}

test('a parent signs in, chooses a meal and saves by keyboard alone', async ({ page, world }) => {
  await page.goto('/login');
  await tabTo(page, page.getByLabel(say('identity.login.email')));
  await page.keyboard.type(PRIYA);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const week = weekOn(page);
  await expect(week.row('Anika')).toBeVisible();

  // Past the frame at once, then to the first day that is free.
  await page.goto('/lunch-calendar?week=2026-10-19');
  await expect(week.row('Anika')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  const days = week.row('Anika').getByRole('button', { name: /^Choose a lunch, Anika, / });
  const opener = days.first();
  const label = await opener.getAttribute('aria-label');
  const [, , day = '', date = ''] = label?.split(', ') ?? [];
  await tabTo(page, opener);
  await page.keyboard.press('Enter');

  const panel = page.getByRole('dialog', {
    name: say('calendar-choosing.panel.title', { child: 'Anika', day }),
  });
  await expect(panel).toBeVisible();
  // The focus is in the panel, stays in it, and Escape gives it back.
  await page.keyboard.press('Tab');
  expect(await panel.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();

  // A meal with something to pick: unfold it, pick with the space bar, take it.
  const unfold = panel.getByRole('button', { name: /^Options for / }).first();
  const meal = (await unfold.getAttribute('aria-label'))?.replace('Options for ', '') ?? '';
  await tabTo(page, unfold);
  await page.keyboard.press('Enter');
  const card = mealIn(panel, meal);
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  const extra = card.getByRole('checkbox', { disabled: false }).last();
  await tabTo(page, extra);
  await page.keyboard.press('Space');
  await expect(extra).toBeChecked();
  await tabTo(page, takeButton(panel));
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  const chosen = page.getByRole('button', {
    name: new RegExp(`^${escaped(meal)}, ${say('calendar.cell.unsaved')}, .*Anika, ${day}, `),
  });
  await expect(chosen).toBeFocused();
  // Screen readers say what has happened.
  const told = (deed: 'chosen' | 'removed' | 'putBack' | 'surprise', name: string) => {
    const words = { meal: name, child: 'Anika', day: `${day}, ${date}`, price: '$' };
    const sentence = escaped(say(`calendar.save.announce.${deed}`, words));
    return page
      .getByRole('status')
      .filter({ hasText: new RegExp(sentence.replace('\\$', '\\$\\d+\\.\\d\\d( [^.]+)?')) });
  };
  await expect(told('chosen', meal)).toHaveCount(1);

  await tabTo(page, week.saveButton(1));
  await page.keyboard.press('Enter');
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  const [order] = await world.rows<{ name: string }>(
    `select i.name from orders o join items i on i.id = o.item_id join users u on u.id = o.user_id
     where u.email = $1 and o.status = 'placed' order by o.id desc limit 1`,
    [PRIYA],
  );
  expect(order?.name).toBe(meal);

  // Taken off, put back, and drawn by lot: each is said with its meal, date and price.
  const ordered = week.row('Anika').getByRole('button', {
    name: new RegExp(`^${escaped(meal)}, .*Anika, ${day}, ${date}`),
  });
  await ordered.press('Enter');
  await panel.getByRole('button', { name: say('calendar-choosing.panel.remove') }).press('Enter');
  await expect(told('removed', meal)).toHaveCount(1);
  await week
    .row('Anika')
    .getByRole('button', { name: say('calendar.cell.putBackLabel', { meal, child: 'Anika', day }) })
    .press('Enter');
  await expect(told('putBack', meal)).toHaveCount(1);
  await ordered.press('Enter');
  await panel.getByRole('button', { name: say('calendar-choosing.panel.surprise') }).press('Enter');
  const picked = (await panel.getByRole('contentinfo').locator('b').textContent()) ?? '';
  await expect(told('surprise', picked)).toHaveCount(1);
});
