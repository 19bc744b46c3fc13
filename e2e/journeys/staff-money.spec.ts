import { expectAccessible } from '../support/accessible.ts';
import { SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const ADMIN = 'admin@demo.test';

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('ledger and provider are compared, by keyboard, and a difference shows until it is gone', async ({
    page,
    world,
  }) => {
    await world.signIn(page, SUPPORT);
    await page.goto('/admin/reconciliation');
    await page.getByRole('button', { name: say('reconciliation.start'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/reconciliation\/\d+$/);
    await expect(page.getByText(say('reconciliation.run.nothingText'))).toBeVisible();
    await expectAccessible(page, 'a comparison of nothing');

    const [made] = await world.rows<{ id: number }>(
      `with run as (
       insert into reconciliation_runs (provider, first_day, last_day, starts_at, ends_at, status,
         provider_cents, ledger_cents, other_cents, matched, finished_at)
       values ('builtin', '2026-01-05', '2026-01-05', '2026-01-05', '2026-01-06', 'differs',
         1250, 0, 0, 3, clock_timestamp()) returning id)
     insert into reconciliation_lines (run_id, position, state, kind, reference, provider_cents, at)
     select id, 1, 'provider_only', 'payment', 'a-lost-one', 1250, '2026-01-05' from run
     returning run_id as id`,
      [],
    );
    await page.goto(`/admin/reconciliation/${made?.id}`);
    const line = page.getByRole('row').filter({ hasText: 'a-lost-one' });
    await expect(line).toContainText(say('reconciliation.lineStates.provider_only'));
    await expect(line).toContainText('-$12.50');
    await page.getByRole('button', { name: say('admin.groups.dashboard') }).click();
    const entry = page.getByRole('link', { name: say('admin.entries.reconciliation') });
    await expect(entry.first()).toContainText(say('admin.frame.waiting', { count: 1 }));
    await expectAccessible(page, 'a comparison that differs');

    await page.getByRole('button', { name: say('reconciliation.repeat') }).click();
    await expect(page.getByText(say('reconciliation.run.nothingText'))).toBeVisible();
    await page.goto('/admin/reconciliation');
    await expect(page.getByText(say('reconciliation.even'))).toBeVisible();
    await expect(page.getByText(say('reconciliation.superseded'))).toBeVisible();
  });
});

test('the report shows the charges beside the days before, narrowed down to a kitchen, and as a file', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('403');
  await world.signIn(page, SUPPORT);
  expect((await page.request.get('/api/reports/revenue/places')).status()).toBe(403);
  await world.signIn(page, ADMIN);
  await page.goto('/admin/reports/revenue');
  const figures = page.getByRole('region', { name: say('admin.report.figures') });
  const total = page.getByRole('row', { name: new RegExp(`^${say('reports.total')}`) });
  const definition = (at: number) => figures.getByRole('definition').nth(at);
  await expect(definition(0)).toHaveText(/^\$[1-9]/);
  // Net and lunches, each followed by how it changed, are those of the table.
  for (const at of [0, 2]) await expect(total).toContainText(await definition(at).innerText());
  await expect(figures).toContainText(say('admin.report.comparedWith', { days: '' }).trim());
  await page.getByText(say('reports.groups.vendor'), { exact: true }).click();
  await expect(page).toHaveURL(/group=vendor/);
  // Its name says what the rows are: those of the days before are gone then.
  const table = say('reports.table', { group: say('reports.groups.vendor') });
  const rows = page.getByRole('table', { name: table }).locator('tbody').getByRole('row');
  const kitchen = (await rows.first().getByRole('button').innerText()).trim();
  await rows.first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vendor=\d+/);
  const chips = page.getByRole('search', { name: say('admin.list.filters') });
  await expect(chips.getByRole('button').filter({ hasText: kitchen })).toBeVisible();
  await expectAccessible(page, 'the revenue report');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('reports.download') }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  const [head, first] = Buffer.concat(chunks).toString('utf8').split('\r\n');
  expect(head).toContain(say('reports.file.served'));
  expect(first).toContain(kitchen.split(',')[0]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'the revenue report on a phone');
});
