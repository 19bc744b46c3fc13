import { expectAccessible } from '../support/accessible.ts';
import { DANA, DANA_ID, PRIYA, SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

// Monday, two in the afternoon in New York: closed for families, open for the team until five.
const MONDAY_AFTERNOON = '2026-10-19T18:00:00Z';
const DANA_NAME = 'Dana Kim';
const CASEY_NAME = 'Casey Demo';

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('support finds a family, helps it as itself, and both stand in the log', async ({
    page,
    world,
  }) => {
    await world.moveTo(MONDAY_AFTERNOON);
    await world.signIn(page, SUPPORT);
    await page.goto('/admin/users');
    await page.getByLabel(say('admin.list.find')).fill(DANA);
    // The list has followed what was typed once the others are gone from it.
    await expect(page.getByRole('row').filter({ hasText: PRIYA })).toHaveCount(0);
    await page.getByRole('link', { name: DANA_NAME, exact: true }).click();
    await expect(page).toHaveURL(`/admin/users/${DANA_ID}/settings`);
    await expect(page.getByRole('heading', { level: 1, name: DANA_NAME })).toBeVisible();
    await expectAccessible(page, 'the page of a person');

    await page.getByRole('button', { name: say('users.one.actions.impersonate') }).click();
    const strip = page.getByRole('complementary', { name: say('frame.impersonation.label') });
    await expect(strip).toContainText(
      say('frame.impersonation.text', { product: 'Yay Lunch', name: DANA_NAME }),
    );
    await expect(strip).toContainText(CASEY_NAME);
    await expect(page).toHaveURL(/\/lunch-calendar/);

    // The window of the person behind counts, and nobody is ordering "for" anybody here.
    const week = weekOn(page);
    await week.visit('2026-10-19');
    await expect(
      page.getByText(say('calendar-choosing.staff.title', { name: DANA_NAME })),
    ).toHaveCount(0);
    await week.choose('Leo', 'Tuesday', 'Cheese quesadilla');
    await week.save(1);
    await expectAccessible(page, 'the calendar while impersonating');

    await strip.getByRole('button', { name: say('frame.impersonation.back') }).click();
    await expect(strip).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin$/);
    const kept = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.includes('draft')),
    );
    expect(kept, 'nothing of the family stays in the browser').toEqual([]);

    const [order] = await world.rows(
      `select o.status, a.email as actor, b.email as behind
     from orders o join lunchers l on l.id = o.luncher_id
     join order_events e on e.order_id = o.id join users a on a.id = e.actor_id
     left join users b on b.id = e.impersonator_id
     where l.first = 'Leo' and l.user_id = $1 and o.date = '2026-10-20'`,
      [DANA_ID],
    );
    expect(order).toEqual({ status: 'placed', actor: DANA, behind: SUPPORT });

    await page.goto(`/admin/users/${DANA_ID}/logs`);
    const line = page.getByRole('row').filter({ hasText: 'Cheese quesadilla' }).first();
    await expect(line).toContainText(CASEY_NAME);
    await expect(line).toContainText(DANA_NAME);
    await expectAccessible(page, 'the log of a person');
  });
});

test('the strip stands on public pages too, and leads back from there', async ({
  page,
  world,
  watch,
}) => {
  // The channels that she listens to as herself are refused to whom she has become.
  watch.expectFailure('403');
  await world.signIn(page, SUPPORT);
  await page.goto(`/admin/users/${DANA_ID}/settings`);
  await page.getByRole('button', { name: say('users.one.actions.impersonate') }).click();
  await expect(page).toHaveURL(/\/lunch-calendar/);
  await page.goto('/about');
  const strip = page.getByRole('complementary', { name: say('frame.impersonation.label') });
  await expect(strip).toContainText(
    say('frame.impersonation.text', { product: 'Yay Lunch', name: DANA_NAME }),
  );
  await expect(strip).toContainText(CASEY_NAME);
  await expectAccessible(page, 'a public page while impersonating');
  await strip.getByRole('button', { name: say('frame.impersonation.back') }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(strip).toHaveCount(0);
});

test('a second impersonation is refused with its words', async ({ page, world, watch }) => {
  // The channels that she listens to as herself are refused to whom she has become.
  watch.expectFailure('409', '403');
  await world.signIn(page, SUPPORT);
  await page.goto(`/admin/users/${DANA_ID}/settings`);
  const button = page.getByRole('button', { name: say('users.one.actions.impersonate') });
  await expect(button).toBeVisible();
  // In another tab she has become somebody else meanwhile.
  await page.request.post(`/api/users/${DANA_ID}/impersonate`);
  await button.click();
  await expect(page.getByText(say('errors.request.already_impersonating'))).toBeVisible();
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('a meal selection is added on a family’s behalf, and the way leads back', async ({
    page,
    world,
  }) => {
    await world.moveTo(MONDAY_AFTERNOON);
    await world.signIn(page, SUPPORT);
    await page.goto(`/admin/users/${DANA_ID}/settings`);
    await page.getByRole('button', { name: say('users.one.actions.addSelection') }).click();
    const dialog = page.getByRole('dialog', { name: say('users.one.add.title') });
    await dialog
      .getByLabel(say('users.one.add.luncher'))
      .selectOption({ label: 'Leo Kim (Grade 1)' });
    const date = dialog.getByLabel(say('users.one.add.date'));
    await expect(date).toHaveValue('2026-10-20');
    await date.fill('2026-10-24');
    await dialog.getByRole('button', { name: say('users.one.add.go') }).click();
    await expect(date).toHaveAccessibleDescription(say('users.one.add.weekend'));
    await expectAccessible(page, 'adding a meal selection');
    await date.fill('2026-10-20');
    await dialog.getByRole('button', { name: say('users.one.add.go') }).click();

    const week = weekOn(page);
    const panel = week.panelOf('Leo', 'Tuesday');
    await panel
      .getByRole('button', {
        name: say('calendar-choosing.panel.chooseLabel', { meal: 'Cheese quesadilla' }),
      })
      .click();
    await expect(
      page.getByText(say('calendar-choosing.staff.title', { name: DANA_NAME })),
    ).toBeVisible();
    await week.save(1);
    await page
      .getByRole('link', { name: say('calendar-choosing.staff.toPerson', { name: DANA_NAME }) })
      .click();
    await expect(page).toHaveURL(`/admin/users/${DANA_ID}/selections`);
    await expect(page.getByRole('row').filter({ hasText: 'Cheese quesadilla' })).toContainText(
      say('users.one.selections.sources.staff'),
    );
  });
});
