import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { expect, test, type World } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const TEAM = 'customer_experience_sr@demo.test';
const MEAL = 'Cheese quesadilla';

const itemOf = async (world: World, name: string) => {
  const [item] = await world.rows<{ id: number; price: number; vendor: string }>(
    `select i.id, i.price_cents as price, v.display_name as vendor
     from items i join vendors v on v.id = i.vendor_id where i.name = $1`,
    [name],
  );
  if (item === undefined) throw new Error(`${name} is not there`);
  return item;
};
const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`;

async function chooseFile(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByLabel(say('priceUpdates.file.choose')).setInputFiles({
    name: 'autumn.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
}

test('new prices by a file and by a rule: every fault is named, and what is ordered keeps its price', async ({
  page,
  visitor,
  world,
}) => {
  const item = await itemOf(world, MEAL);
  const dana = await visitor();
  await world.signIn(dana, DANA);
  const week = weekOn(dana);
  await week.visit('2026-10-19');
  await week.choose('Leo', 'Tuesday', MEAL);
  await week.save(1);
  const ordered = async () =>
    (
      await world.rows<{ cents: number }>(
        `select o.entree_cents as cents from orders o join lunchers l on l.id = o.luncher_id
         where l.first = 'Leo' and o.date = '2026-10-20' and o.status <> 'cancelled'
           and o.item_id = $1`,
        [item.id],
      )
    ).map(({ cents }) => cents);
  expect(await ordered()).toEqual([item.price]);

  await world.signIn(page, TEAM);
  await page.goto('/admin/mass-price-updates');
  await page.getByText(say('priceUpdates.byFile'), { exact: true }).click();
  await chooseFile(page, [
    'item_id,price',
    `${item.id},7.255`,
    '999999,7.25',
    `${item.id},=1+1`,
    `${item.id},-1`,
  ]);
  const wrong = page.getByRole('table', { name: say('priceUpdates.preview.badTitle') });
  for (const [line, problem] of [
    [2, 'not_whole_cents'],
    [3, 'unknown_item'],
    [4, 'formula'],
    [5, 'amount_low'],
  ] as const) {
    const row = wrong.getByRole('row').filter({
      has: page.getByText(say(`priceUpdates.problems.${problem}`), { exact: false }),
    });
    await expect(row.first()).toContainText(String(line));
  }
  const saving = page.getByLabel(say('priceUpdates.save.name'));
  await expect(saving).toHaveCount(0);
  await expectAccessible(page, 'a file with faults');

  // The same by a rule, for its vendor alone.
  await page.getByText(say('priceUpdates.byRule'), { exact: true }).click();
  await page.getByLabel(say('priceUpdates.rule.whose')).selectOption({ label: item.vendor });
  await page.getByLabel(say('priceUpdates.rule.value'), { exact: true }).fill('1');
  await page.getByLabel(say('priceUpdates.rule.unit')).selectOption('amount');
  await page.getByRole('button', { name: say('priceUpdates.rule.show') }).click();
  const preview = page.getByRole('table', { name: say('priceUpdates.preview.caption') });
  const line = preview.getByRole('row').filter({ hasText: MEAL });
  await expect(line).toContainText(usd(item.price));
  await expect(line).toContainText(usd(item.price + 100));
  await expectAccessible(page, 'a rule to be saved');
  await saving.fill('Autumn prices');
  await page.getByLabel(say('priceUpdates.save.on')).fill('2026-10-17');
  await page.getByRole('button', { name: /^Schedule \d+ price changes$/ }).click();
  const update = page.getByRole('row').filter({
    has: page.getByRole('button', { name: 'Autumn prices', exact: true }),
  });
  await expect(update).toContainText(say('priceUpdates.states.scheduled'));
  expect((await itemOf(world, MEAL)).price).toBe(item.price);

  // Midnight in New York has passed.
  await world.restartAt('2026-10-17T04:01:00Z');
  await expect.poll(async () => (await itemOf(world, MEAL)).price).toBe(item.price + 100);
  await page.reload();
  await expect(update).toContainText(say('priceUpdates.states.applied'));
  expect(await ordered()).toEqual([item.price]);
  await week.visit('2026-10-19');
  await expect(week.cell('Leo', 'Tuesday')).toContainText(usd(item.price));
});
