import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { expect, test, type World } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

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
  await page.getByLabel(say('price-updates.file.choose')).setInputFiles({
    name: 'autumn.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
}

test('new prices by a file and by a rule: every fault is named, and placed orders keep their price', async ({
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
  await page.getByText(say('price-updates.byFile'), { exact: true }).click();
  await chooseFile(page, [
    'item_id,price',
    `${item.id},7.255`,
    '999999,7.25',
    `${item.id},=1+1`,
    `${item.id},-1`,
  ]);
  const wrong = page.getByRole('table', { name: say('price-updates.preview.badTitle') });
  for (const [line, problem] of [
    [2, 'not_whole_cents'],
    [3, 'unknown_item'],
    [4, 'formula'],
    [5, 'amount_low'],
  ] as const) {
    const row = wrong.getByRole('row').filter({
      has: page.getByText(say(`price-updates.problems.${problem}`), { exact: false }),
    });
    await expect(row.first()).toContainText(String(line));
  }
  const saving = page.getByLabel(say('price-updates.save.name'));
  await expect(saving).toHaveCount(0);
  await expectAccessible(page, 'a file with faults');

  // The same by a rule, for its vendor alone.
  await page.getByText(say('price-updates.byRule'), { exact: true }).click();
  await page.getByLabel(say('price-updates.rule.whose')).selectOption({ label: item.vendor });
  await page.getByLabel(say('price-updates.rule.value'), { exact: true }).fill('1');
  await page.getByLabel(say('price-updates.rule.unit')).selectOption('amount');
  await page.getByRole('button', { name: say('price-updates.rule.show') }).click();
  const preview = page.getByRole('table', { name: say('price-updates.preview.caption') });
  const line = preview.getByRole('row').filter({ hasText: MEAL });
  await expect(line).toContainText(usd(item.price));
  await expect(line).toContainText(usd(item.price + 100));
  await expectAccessible(page, 'a rule to be saved');
  await saving.fill('Autumn prices');
  await page.getByLabel(say('price-updates.save.on')).fill('2026-10-17');
  await page.getByRole('button', { name: /^Schedule \d+ price changes$/ }).click();
  const update = page.getByRole('row').filter({
    has: page.getByRole('button', { name: 'Autumn prices', exact: true }),
  });
  await expect(update).toContainText(say('price-updates.states.scheduled'));
  expect((await itemOf(world, MEAL)).price).toBe(item.price);

  // Midnight in New York has passed.
  await world.moveTo('2026-10-17T04:01:00Z');
  await expect.poll(async () => (await itemOf(world, MEAL)).price).toBe(item.price + 100);
  await page.reload();
  await expect(update).toContainText(say('price-updates.states.applied'));
  expect(await ordered()).toEqual([item.price]);
  await week.visit('2026-10-19');
  await expect(week.cell('Leo', 'Tuesday')).toContainText(usd(item.price));
});

test('prices that change between the look and the press: name and day stay, and the new list comes first', async ({
  page,
  watch,
  world,
}) => {
  watch.expectFailure('409');
  const item = await itemOf(world, MEAL);
  const other = await itemOf(world, 'Banana');
  await world.signIn(page, TEAM);
  await page.goto('/admin/mass-price-updates');
  await page.getByText(say('price-updates.byFile'), { exact: true }).click();
  await chooseFile(page, [
    'item_id,price',
    `${item.id},${(item.price + 50) / 100}`,
    `${other.id},${(other.price + 10) / 100}`,
  ]);
  await expect(page.getByText('autumn.csv', { exact: true })).toBeVisible();
  const name = page.getByLabel(say('price-updates.save.name'));
  const day = page.getByLabel(say('price-updates.save.on'));
  await name.fill('Late autumn');
  await day.fill('2026-10-19');
  await world.rows('update items set price_cents = price_cents + 5 where id = $1 returning id', [
    item.id,
  ]);

  const schedule = page.getByRole('button', { name: 'Schedule 2 price changes', exact: true });
  await schedule.click();
  await expect(page.getByText(say('price-updates.preview.changed'))).toBeVisible();
  await expect(name).toHaveValue('Late autumn');
  await expect(day).toHaveValue('2026-10-19');
  const line = page
    .getByRole('table', { name: say('price-updates.preview.caption') })
    .getByRole('row')
    .filter({ hasText: MEAL });
  await expect(line).toContainText(usd(item.price + 5));
  await expect(line).toContainText(say('price-updates.preview.fresh'));
  await expectAccessible(page, 'a list that is new');

  // Pressed once more without a look, it does nothing.
  const updates = () =>
    world.rows<{ effective_on: string; state: string }>(
      `select effective_on::text, state from price_updates where name = 'Late autumn'`,
    );
  await schedule.press('Enter');
  const looked = page.getByLabel(say('price-updates.preview.looked'));
  await expect(looked).toBeFocused();
  expect(await updates()).toEqual([]);

  await looked.check();
  await schedule.click();
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Late autumn' }) }),
  ).toContainText(say('price-updates.states.scheduled'));
  expect(await updates()).toEqual([{ effective_on: '2026-10-19', state: 'scheduled' }]);
  expect((await itemOf(world, MEAL)).price).toBe(item.price + 5);
});

test('a file without a table says so at the file, and a mended one keeps the typed values', async ({
  page,
  world,
}) => {
  const item = await itemOf(world, MEAL);
  await world.signIn(page, TEAM);
  await page.goto('/admin/mass-price-updates');
  await page.getByText(say('price-updates.byFile'), { exact: true }).click();
  const file = page.getByLabel(say('price-updates.file.choose'));
  for (const [lines, problem] of [
    [[], 'no_rows'],
    [['PK\u0003\u0004\u0000\u0000binary'], 'unreadable'],
    [['item_id,price'], 'no_rows'],
    [['a,b', '1,2'], 'no_head'],
  ] as const) {
    await chooseFile(page, lines);
    await expect(file).toHaveAccessibleDescription(
      new RegExp(say(`price-updates.fileProblems.${problem}`).slice(0, 20)),
    );
  }
  await expectAccessible(page, 'a file without a head');
  const good = ['item_id,price', `${item.id},${(item.price + 50) / 100}`];
  await chooseFile(page, good);
  const name = page.getByLabel(say('price-updates.save.name'));
  await expect(name).toHaveValue('autumn');
  await name.fill('Kept');
  await page.getByLabel(say('price-updates.save.on')).fill('2026-10-30');
  await chooseFile(page, [...good, '999999,1']);
  await expect(name).toHaveCount(0);
  await chooseFile(page, good);
  await expect(name).toHaveValue('Kept');
  await expect(page.getByLabel(say('price-updates.save.on'))).toHaveValue('2026-10-30');
});
