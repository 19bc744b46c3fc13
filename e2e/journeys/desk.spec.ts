import { expectAccessible } from '../support/accessible.ts';
import { listening } from '../support/listening.ts';
import { DANA_ID, SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const ADMIN = 'admin@demo.test';
const MERCHANDISER = 'merchandising_jr@demo.test';

test('the desk of an admin leads to what waits and to what comes next', async ({ page, world }) => {
  await world.signIn(page, ADMIN);
  await page.goto('/admin');
  await expect(
    page.getByRole('heading', { level: 1, name: say('desk.title', { name: 'Alex' }) }),
  ).toBeVisible();
  const days = page.getByRole('table', { name: say('desk.lunches.days') });
  await expect(days.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, 'the desk');

  const waiting = page.getByRole('region', { name: say('desk.waiting.title') });
  const dunning = waiting.getByRole('link').filter({ hasText: /failed card/ });
  await expect(dunning).toHaveAttribute('href', '/admin/dunning');
  await expect(waiting.getByRole('link')).toHaveCount(5);
  // The count of a day, the hours that close it, and what the kitchen has of it.
  const links = days.getByRole('row').nth(1).getByRole('link');
  await expect(links).toHaveCount(3);
  for (const [place, address] of [
    /\/admin\/meals\/counts\?date=.+&market=\d+/,
    /\/admin\/settings#option-times$/,
    /\/admin\/meals\?date=.+&market=\d+&status=\w+/,
  ].entries()) {
    await links.nth(place).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  await page
    .getByRole('region', { name: say('desk.closures.title') })
    .getByRole('link', { name: say('desk.closures.all') })
    .click();
  await expect(page).toHaveURL(/\/admin\/blackouts\?state=active/);
});

test('the desk of a merchandiser has no family and no money', async ({ page, world }) => {
  await world.signIn(page, MERCHANDISER);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: say('desk.lunches.title') })).toBeVisible();
  // She may see the lunches of a day, and not the hours that close it.
  const days = page.getByRole('table', { name: say('desk.lunches.days') });
  await expect(days.getByRole('row').nth(1).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: say('desk.families.title') })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say('desk.waiting.title') })).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: say('desk.places') }).getByRole('link', {
      name: say('admin.entries.items'),
      exact: true,
    }),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'the desk of a merchandiser on a phone');
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('an approval and a lunch that come while the desk is open appear by themselves', async ({
    page,
    visitor,
    world,
    kims,
  }) => {
    // A Saturday: the next school day is Monday.
    await world.moveTo('2026-10-17T15:00:00Z');
    await world.signIn(page, ADMIN);
    const heard = listening(page, /private-list\.lunches/);
    await page.goto('/admin');
    await heard;
    let asked = 0;
    await page.route('**/api/admin/desk', async (route) => {
      asked += 1;
      await route.continue();
    });
    const approvals = page
      .getByRole('region', { name: say('desk.waiting.title') })
      .getByRole('link')
      .filter({ hasText: /approvals?/ });
    await expect(approvals).toContainText('0');
    const other = await visitor();
    await world.signIn(other, 'superadmin@demo.test');
    const given = await other.request.post(`${world.url}/api/users/${kims.id}/credit`, {
      data: { amount: 10_000, reason: 'A month without lunch' },
      headers: { origin: world.url, 'idempotency-key': crypto.randomUUID() },
    });
    expect(given.ok(), await given.text()).toBe(true);
    await expect(approvals).toContainText('1');

    const monday = page
      .getByRole('table', { name: say('desk.lunches.days') })
      .getByRole('row')
      .filter({ hasText: 'Oct 19' })
      .filter({ hasText: 'Eastern' })
      .getByRole('link')
      .first();
    const lunches = async () => Number((await monday.textContent())?.replace(/\D/g, ''));
    const before = await lunches();
    const family = await visitor();
    await world.signIn(family, kims.email);
    const week = weekOn(family);
    await week.visit('2026-10-19');
    await week.choose('Leo', 'Monday', 'Margherita pizza', { options: ['Two slices'] });
    await week.save(1);
    await expect.poll(lunches).toBe(before + 1);
    // By what it heard, and long before it would have asked by itself.
    expect(asked).toBeLessThanOrEqual(3);
  });

  test('a family is found and gets credit for a lunch in five clicks', async ({ page, world }) => {
    await world.moveTo('2026-10-14T18:00:00Z');
    await world.signIn(page, ADMIN);
    await page.goto('/admin');
    let clicks = 0;
    await page.exposeFunction('countClick', () => {
      clicks += 1;
    });
    await page.evaluate(() => {
      const { countClick } = window as unknown as { countClick: () => void };
      document.addEventListener('pointerdown', () => countClick(), { capture: true });
    });
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('admin.search.label') })
      .click();
    const search = page.getByRole('combobox', { name: say('admin.search.label') });
    await search.fill('dana kim');
    await page
      .getByRole('option', { name: /Dana Kim/ })
      .first()
      .click();
    const glance = page.getByRole('region', {
      name: say('users.one.overview.title', { name: 'Dana Kim' }),
    });
    await expect(glance.getByRole('list').getByRole('listitem')).toHaveCount(3);
    await page
      .getByRole('link', { name: say('users.one.actions.issueCredit'), exact: true })
      .click();
    const dialog = page.getByRole('dialog', {
      name: say('credit.give.title', { name: 'Dana Kim' }),
    });
    const lunch = dialog.getByRole('radio').first();
    await lunch.click();
    await expect(dialog.getByLabel(say('credit.give.amount'))).not.toHaveValue('');
    await expect(dialog.getByLabel(say('credit.give.reason'))).toHaveValue(/October/);
    await expectAccessible(page, 'credit for a lunch');
    const amount = await dialog.getByLabel(say('credit.give.amount')).inputValue();
    await dialog.getByRole('button', { name: say('credit.give.send') }).click();
    await expect(page.getByText(say('alerts.creditApplied'))).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(5);

    const [grant] = await world.rows<{ cents: number; reason: string }>(
      `select amount_cents as cents, reason from credit_grants where user_id = $1
       order by id desc limit 1`,
      [DANA_ID],
    );
    expect(grant?.cents).toBe(Math.round(Number(amount) * 100));
    expect(grant?.reason).toMatch(/, (Mia|Leo|Ava|Ada), /);
    await expect(
      page.getByRole('table', { name: say('credit.grants.title') }).getByText(grant?.reason ?? ''),
    ).toBeVisible();

    // The next one needs a second person: nothing says any more that it was applied.
    await page
      .getByRole('link', { name: say('users.one.actions.issueCredit'), exact: true })
      .click();
    await dialog.getByLabel(say('credit.give.amount')).fill('120');
    await dialog.getByLabel(say('credit.give.reason')).fill('A whole month went wrong');
    await dialog.getByRole('button', { name: say('credit.give.send') }).click();
    await expect(page.getByText(say('credit.give.waiting', { amount: '$120.00' }))).toBeVisible();
    // At once: after a while it would go by itself.
    expect(await page.getByText(say('alerts.creditApplied')).count()).toBe(0);

    // The family is the one on the desk that was opened last.
    await page.goto('/admin');
    await expect(
      page
        .getByRole('region', { name: say('desk.families.title') })
        .getByRole('link', { name: 'Dana Kim' }),
    ).toBeVisible();
  });
});

test('support without the permission to give credit reads whom to ask', async ({ page, world }) => {
  await world.signIn(page, SUPPORT);
  await page.goto(`/admin/users/${DANA_ID}/billing`);
  await expect(page.getByText(/can’t give credit\. Ask someone in/)).toBeVisible();
  await expect(page.getByRole('link', { name: say('users.one.actions.issueCredit') })).toHaveCount(
    0,
  );
});

test('J and K go through the list that a person was opened from', async ({ page, world }) => {
  await world.signIn(page, SUPPORT);
  await page.goto('/admin/users?roles=customer&sort=full_name');
  const names = page.locator('[data-row] a');
  await expect(names.nth(1)).toBeVisible();
  const [first = '', second = ''] = await names.allInnerTexts();
  await names.first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(first);
  await page.getByRole('link', { name: say('users.one.tabs.lunchers') }).click();
  await expect(page).toHaveURL(/\/lunchers$/);
  await expect(page.getByRole('table', { name: say('users.one.lunchers.title') })).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading).toHaveText(second);
  await expect(page).toHaveURL(/\/lunchers$/);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(first);
  await page
    .getByRole('navigation', { name: say('admin.record.crumbs') })
    .getByRole('link', { name: say('users.list.title') })
    .click();
  await expect(page).toHaveURL(/roles=customer/);
});
