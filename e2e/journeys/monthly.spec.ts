import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { takeButton, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test('two months at a glance, and from a day without lunch to its meals', async ({
  page,
  world,
}) => {
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await page.getByRole('link', { name: say('calendar-choosing.go.months') }).click();
  await expect(page.getByRole('heading', { name: say('monthly.title') })).toBeVisible();

  const october = page.getByRole('region', { name: 'October 2026' });
  await expect(october).toContainText(/\d+ lunches/);
  await expect(page.getByRole('region', { name: 'November 2026' })).toBeVisible();
  const ofWeek = (start: string) =>
    page.getByRole('region', { name: say('monthly.week', { week: start }), exact: true });
  await expect(ofWeek('Oct 19')).toContainText('Margherita pizza');
  await expect(ofWeek('Oct 19')).toContainText('Teacher planning day');
  // Weeks that are over are there for whoever asks.
  await expect(ofWeek('Oct 5')).toHaveCount(0);
  await october.getByRole('button', { name: say('monthly.earlier', { count: 2 }) }).click();
  await expect(ofWeek('Oct 5')).toBeVisible();

  // The strip leads to a day on which somebody has nothing yet.
  const gaps = page.getByRole('region', { name: new RegExp(`^${say('monthly.gaps.title')}`) });
  await gaps.getByRole('link', { name: /Leo.*, Friday, October 23$/ }).click();
  await expect(page).toHaveURL(/week=2026-10-19/);
  await expect(week.panelOf('Mia', 'Friday')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a day of the months opens on that child, with only safe meals for her', async ({
    page,
    world,
  }) => {
    await world.signIn(page, DANA);
    await page.goto('/monthly-preorders');
    const day = page.getByRole('link', {
      name: say('monthly.day.chooseLabel', { child: 'Mia', day: 'Friday, October 23' }),
    });
    await day.last().click();
    const panel = weekOn(page).panelOf('Mia', 'Friday');
    await expect(panel).toBeVisible();
    const forbidden = panel.getByRole('heading', {
      name: say('calendar-choosing.panel.notFor', { child: 'Mia' }),
    });
    await expect(forbidden).toBeVisible();
    const safe = panel
      .getByRole('group', { name: say('calendar-choosing.panel.filters') })
      .getByRole('button', {
        name: new RegExp(`^${say('calendar-choosing.panel.safe', { child: 'Mia' })}`),
      });
    await safe.click();
    await expect(safe).toHaveAttribute('aria-pressed', 'true');
    await expect(forbidden).toBeHidden();
    await panel.getByRole('button', { name: say('calendar-choosing.panel.surprise') }).click();
    // It is a safe one, unfolded and not yet taken.
    await expect(takeButton(panel)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
