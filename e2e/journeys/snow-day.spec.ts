import type { Locator } from '@playwright/test';
import { layOrders } from '../support/many-orders.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

/** Tomorrow: its week is charged, and its count still open. */
const FRIDAY = '2026-10-16';
/** At most these from the desk to a market that is closed. */
const CLICKS = 8;

test('a snow day over a market: eight clicks, counted, each order undone once, and lifted', async ({
  page,
  visitor,
  world,
}) => {
  // Many chunks of families; blackouts.db.test.ts and bench close a market with thousands.
  const lay = await layOrders(world, { market: 'Eastern', date: FRIDAY, count: 500 });
  await world.signIn(page, 'ops_lead@demo.test');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  // The palette takes keys alone.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('snow day');
  const deed = page.getByRole('option', { name: say('admin.deeds.closeSchool.name') }).first();
  await expect(deed).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/blackouts\/new/);
  await click(page.getByRole('textbox', { name: say('blackouts.create.name'), exact: true }));
  await page.keyboard.type('Snow day');
  // One opens the list of reasons, the other takes one of them.
  clicks += 2;
  await page.getByLabel(say('blackouts.create.reason')).selectOption('weather_closure');
  const dates = new RegExp(`^${say('blackouts.create.dates')}:`);
  await click(page.getByRole('button', { name: dates }));
  await click(page.getByRole('button', { name: say('blackouts.create.tomorrow') }));
  await click(
    page
      .getByRole('group', { name: say('targets.markets'), exact: true })
      .getByRole('option', { name: 'Eastern' }),
  );
  const preview = page.getByRole('region', { name: say('blackouts.preview.title') });
  const fact = (name: string) =>
    preview.locator('dl > div').filter({ hasText: name }).locator('dd');
  const shown = new Intl.NumberFormat('en-US');
  await expect(fact(say('blackouts.preview.orders'))).toHaveText(shown.format(lay.orders));
  await expect(fact(say('blackouts.preview.mails'))).toHaveText(shown.format(lay.families));

  await click(page.getByRole('button', { name: say('blackouts.create.close') }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(shown.format(lay.orders));
  await expect(
    dialog.getByRole('button', { name: say('blackouts.create.keep'), exact: true }),
  ).toBeVisible();
  await click(
    dialog.getByRole('button', {
      name: new RegExp(`, cancel ${shown.format(lay.orders)} lunches$`),
    }),
  );
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(CLICKS);
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  await expect(page.getByText(/^Done: /)).toBeVisible({ timeout: 90_000 });

  const [counted] = await world.rows<Record<string, number>>(
    `select
       (select count(*)::int from orders o join destinations d on d.id = o.destination_id
        join markets m on m.id = d.market_id
        where m.name = 'Eastern' and o.date = $1 and o.status <> 'cancelled') as standing,
       (select count(*)::int from orders where date = $1 and cancel_reason = 'blackout') as cancelled,
       (select count(*)::int from order_events where kind = 'cancelled'
        and after ->> 'cancel_reason' = 'blackout') as events,
       (select count(*)::int from mails where template = 'lunches_cancelled') as mails,
       (select count(distinct user_id)::int from mails where template = 'lunches_cancelled') as told,
       (select count(*)::int from ledger_transactions where kind = 'reversal' and key like 'reversal:%'
        and user_id in (select user_id from mails where template = 'lunches_cancelled')) as credits,
       (select count(distinct user_id)::int from order_charges c join orders o on o.id = c.order_id
        where o.date = $1 and o.cancel_reason = 'blackout') as charged`,
    [FRIDAY],
  );
  expect(lay.charged).toBe(lay.families);
  expect(counted).toEqual({
    standing: 0,
    cancelled: lay.orders,
    events: lay.orders,
    mails: lay.families,
    told: lay.families,
    credits: lay.charged,
    charged: lay.charged,
  });

  const dana = await visitor();
  await world.signIn(dana, DANA);
  await dana.goto('/lunch-calendar?week=2026-10-12');
  await expect(dana.getByText('Snow day').first()).toBeVisible();

  await page.goto('/admin/blackouts?name=Snow');
  await page.getByRole('checkbox', { name: /Snow day/ }).check();
  await page.getByRole('button', { name: say('blackouts.list.lift'), exact: true }).click();
  const lifting = page.getByRole('alertdialog');
  await expect(lifting).toContainText(shown.format(lay.families));
  await expect(lifting).toContainText(/Eastern, all \d+ schools/);
  await lifting
    .getByRole('button', { name: say('blackouts.lift.confirm', { families: lay.families }) })
    .click();
  await expect(
    page.getByText(say('blackouts.batches.lifted', { count: lay.families })),
  ).toBeVisible({ timeout: 90_000 });
  // Nothing is chosen any more, and whoever uses the keyboard goes on at the head of the list.
  await expect(page.getByRole('checkbox', { name: /Snow day/ })).not.toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const [lifted] = await world.rows(
    `select count(*)::int as mails, count(distinct user_id)::int as told
     from mails where template = 'days_reopened'`,
  );
  expect(lifted).toEqual({ mails: lay.families, told: lay.families });
  await dana.reload();
  await expect(dana.getByText('Snow day')).toHaveCount(0);
});
