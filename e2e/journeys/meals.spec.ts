import type { Page } from '@playwright/test';
import { readMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

/** Tomorrow: its week is charged, and its count still open. */
const FRIDAY = '2026-10-16';
const BECAUSE = 'The kitchen has no water.';

/** The figure under a heading of a list of figures. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first();

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('meals of a day are counted, deleted with words for families, and gone', async ({
    page,
    visitor,
    world,
  }) => {
    const standing = async () => {
      const [row] = await world.rows<{ meals: number; families: number }>(
        `select count(*)::int as meals, count(distinct o.user_id)::int as families
       from orders o join destinations d on d.id = o.destination_id
       join markets m on m.id = d.market_id
       where m.name = 'Eastern' and o.date = $1 and o.status = 'placed'`,
        [FRIDAY],
      );
      return row ?? { meals: 0, families: 0 };
    };
    const before = await standing();
    expect(before.meals).toBeGreaterThan(10);
    const shown = new Intl.NumberFormat('en-US');

    await world.signIn(page, 'superadmin@demo.test');
    await page.goto('/admin/meals');
    await page.getByRole('link', { name: say('meals.list.counts') }).click();
    await page.goto(`/admin/meals/counts?date=${FRIDAY}..${FRIDAY}`);
    await page.getByLabel(say('meals.counts.market')).selectOption({ label: 'Eastern' });
    await expect(figure(page, say('meals.counts.meals'))).toHaveText(shown.format(before.meals));
    const totals = page.getByRole('row', { name: new RegExp(`^${say('meals.counts.total')} `) });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: say('meals.counts.download') }).click();
    expect((await download).suggestedFilename()).toBe(`meals-${FRIDAY}-${FRIDAY}.csv`);
    await expect(totals).toHaveCount(4);
    for (const total of await totals.all()) {
      await expect(total).toContainText(shown.format(before.meals));
    }

    // One meal of very many is found by its name, and named in the list's filter.
    await page.goto('/admin/meals');
    await page.getByRole('button', { name: say('admin.list.addFilter') }).click();
    await page.getByRole('button', { name: say('meals.list.item'), exact: true }).click();
    await page.getByRole('combobox', { name: say('meals.list.item') }).fill('Margherita');
    await page.getByRole('option', { name: 'Margherita pizza' }).first().click();
    await page.getByRole('button', { name: say('admin.list.apply') }).click();
    await expect(page).toHaveURL(/[?&]item=\d+/);
    await expect(page.getByRole('button', { name: /^Meal is Margherita pizza$/ })).toBeVisible();

    await page.goto('/admin/meals');
    await page.getByRole('link', { name: say('meals.list.delete') }).click();
    await page.getByRole('button', { name: say('meals.remove.submit') }).click();
    await expect(page.getByText('Select at least one market.')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(say('meals.days.none')) }).click();
    await page.getByRole('button', { name: say('meals.days.tomorrow'), exact: true }).click();
    await page
      .getByRole('group', { name: say('targets.markets'), exact: true })
      .getByRole('option', { name: 'Eastern' })
      .click();
    await expect(figure(page, say('meals.preview.orders'))).toHaveText(shown.format(before.meals));
    await expect(figure(page, say('meals.preview.families'))).toHaveText(
      shown.format(before.families),
    );
    await page.getByLabel(say('mass-cancellation.because')).fill(BECAUSE);
    await page.getByRole('button', { name: say('meals.remove.submit') }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(shown.format(before.meals));
    await dialog.getByRole('button', { name: say('meals.remove.confirm') }).click();
    await expect(page.getByText(/^Done: /)).toBeVisible();

    expect(await standing()).toEqual({ meals: 0, families: 0 });
    const [counted] = await world.rows<Record<string, number>>(
      `select (select count(*)::int from orders where date = $1 and cancel_reason = 'staff') as cancelled,
       (select count(*)::int from mails where template = 'lunches_cancelled') as letters,
       (select count(*)::int from ledger_transactions t where t.kind = 'reversal'
         and t.user_id in (select user_id from mails where template = 'lunches_cancelled')) as reversals,
       (select coalesce(sum(c.meals_cents + c.late_fee_cents - c.discount_cents), 0)::int
         from order_charges c join orders o on o.id = c.order_id
         where o.date = $1 and o.cancel_reason = 'staff') as left_over`,
      [FRIDAY],
    );
    expect(counted).toEqual({
      cancelled: before.meals,
      letters: before.families,
      reversals: before.families,
      left_over: 0,
    });
    // The latest order is the first of the list.
    const [told] = await world.rows<{ email: string; subject: string; child: string }>(
      `select u.email, m.subject, l.first || ' ' || l.last as child
     from mails m join users u on u.id = m.user_id
     join orders o on o.user_id = u.id and o.date = $1 and o.cancel_reason = 'staff'
     join lunchers l on l.id = o.luncher_id
     where m.template = 'lunches_cancelled' and u.locale = 'en' order by o.id desc limit 1`,
      [FRIDAY],
    );
    const mail = await visitor();
    expect(await readMail(mail, told?.email ?? '', told?.subject ?? '')).toContain(BECAUSE);

    await page.getByRole('link', { name: say('meals.remove.toList') }).click();
    await page.goto(`/admin/meals?date=${FRIDAY}..${FRIDAY}&status=cancelled`);
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: told?.child ?? '' })
        .first(),
    ).toContainText(say('meals.states.cancelled'));
  });
});

for (const [email, mayFind, mayOpenFamilies] of [
  ['cafe@demo.test', false, false],
  ['merchandising_jr@demo.test', true, false],
  ['ops_lead@demo.test', true, true],
] as const) {
  test(`${email} is led nowhere that refuses her`, async ({ page, world }) => {
    await world.signIn(page, email);
    await page.goto('/admin/meals');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const families = page.getByRole('main').locator('a[href^="/admin/users/"]');
    if (mayOpenFamilies) await expect(families.first()).toBeVisible();
    else await expect(families).toHaveCount(0);

    await page.goto('/admin/meals/delete');
    await expect(page.getByRole('radiogroup', { name: say('meals.remove.type') })).toBeVisible();
    for (const name of [say('meals.remove.vendor'), say('meals.remove.item')]) {
      await expect(page.getByRole('combobox', { name })).toHaveCount(mayFind ? 1 : 0);
    }
  });
}
