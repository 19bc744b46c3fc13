import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const SUPERADMIN = 'superadmin@demo.test';
const MERCHANDISING = 'merchandising_sr@demo.test';

const nameOf = (page: Page) =>
  page.getByRole('textbox', { name: say('items.form.name'), exact: true });
const priceOf = (page: Page) =>
  page.getByRole('textbox', { name: say('items.form.price'), exact: true });
const save = (page: Page) => page.keyboard.press('Control+s');

/** Takes an item out of the offer or puts it back, after the question. */
async function carryOut(page: Page, act: 'archive' | 'restore'): Promise<void> {
  await page.getByRole('button', { name: say(`items.one.${act}`), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say(`items.one.${act}`), exact: true }).click();
}

test('a dish and its choices are worded in Spanish beside the English', async ({ page, world }) => {
  const [dish] = await world.rows<{ id: number }>(
    `select i.id from items i join option_groups g on g.item_id = i.id
     where i.name = 'Roast chicken drumsticks'`,
  );
  await world.signIn(page, MERCHANDISING);
  await page.goto(`/admin/items/${dish?.id}`);
  const nameEs = page.getByLabel(say('items.form.nameEs'));
  const description = page.getByLabel(say('items.form.descriptionEs'));
  const choice = page.getByLabel(say('items.options.optionNameEs')).first();
  await expect(nameEs).toHaveValue('Piernitas de pollo rostizadas');
  await expect(choice).toHaveValue('Ejotes');
  await nameEs.fill('Muslitos de pollo al horno');
  await description.fill('');
  await choice.fill('Habichuelas');
  await save(page);
  await expect(alertOn(page, say('alerts.itemUpdated'))).toBeVisible();
  await expectAccessible(page, 'an item in two languages');
  await page.reload();
  await expect(nameEs).toHaveValue('Muslitos de pollo al horno');
  await expect(description).toHaveValue('');
  await expect(choice).toHaveValue('Habichuelas');
});

test('an item is made with options and a picture, is archived and comes back', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('422');
  watch.expectFailure('409');
  await world.signIn(page, MERCHANDISING);
  await page.goto('/admin/items');
  await page.getByRole('link', { name: say('items.one.newTitle') }).click();
  await nameOf(page).fill('Poke bowl');
  await page
    .getByRole('combobox', { name: say('items.form.vendor') })
    .selectOption({ label: 'Green Bowl' });
  await priceOf(page).fill('7.95');

  await page.getByRole('button', { name: say('items.options.addGroup') }).click();
  const groupName = page.getByRole('textbox', { name: say('items.options.groupName') });
  await groupName.fill('Base');
  const group = page.getByRole('group', { name: 'Base', exact: true });
  const options = group.getByRole('textbox', { name: say('items.options.optionName') });
  await options.nth(0).fill('Rice');
  await options.nth(1).fill('Quinoa');
  await group.getByRole('button', { name: say('items.options.down', { name: 'Rice' }) }).click();
  await expect(options.nth(0)).toHaveValue('Quinoa');

  // Nobody could choose three of two.
  const least = group.getByRole('textbox', { name: say('items.options.least') });
  await least.fill('3');
  await expect(group).toContainText(say('items.options.rule.broken'));
  const create = page.getByRole('button', { name: say('items.one.create') });
  await create.click();
  await expect(least).toBeFocused();
  await expect(least).toHaveAccessibleDescription(/fewer options/);
  // A control half under the bar at the top would be too small to be touched.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'a rule that can’t be kept');
  await least.fill('1');

  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 500, height: 400 } });
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('media.choose') }).click();
  await (await chosen).setFiles({ name: 'poke.png', mimeType: 'image/png', buffer });
  const alt = page.getByRole('textbox', { name: say('media.alt') });
  await alt.fill('A bowl of rice and fish');
  await alt.blur();
  await expect(alertOn(page, say('alerts.assetUpdated'))).toBeVisible();
  await create.click();

  await expect(alertOn(page, say('alerts.itemCreated'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Poke bowl' })).toBeVisible();
  await expect(alt).toHaveValue('A bowl of rice and fish');
  await expect(page.getByRole('switch', { name: /^Quinoa is made/ })).toBeChecked();
  await expectAccessible(page, 'an item');
  const [kept] = await world.rows<{ picture: string; options: string }>(
    `select i.picture, string_agg(o.name, ', ' order by o.position) as options
     from items i join option_groups g on g.item_id = i.id join options o on o.option_group_id = g.id
     where i.name = 'Poke bowl' group by i.picture`,
  );
  expect(kept?.options).toBe('Quinoa, Rice');
  expect((await page.request.get(kept?.picture ?? '')).headers()['content-type']).toMatch(/^image/);

  await carryOut(page, 'archive');
  await expect(page.getByText(say('items.one.archivedNote'))).toBeVisible();
  await expect(nameOf(page)).toBeDisabled();
  await carryOut(page, 'restore');
  await expect(nameOf(page)).toBeEnabled();

  // Ordered items stay.
  const [ordered] = await world.rows<{ id: number; name: string }>(
    `select i.id, i.name from orders o join items i on i.id = o.item_id
     where o.status = 'placed' limit 1`,
  );
  await page.goto(`/admin/items/${ordered?.id}`);
  await carryOut(page, 'archive');
  const title = say('items.one.refusedTitle', { name: ordered?.name ?? '' });
  await expect(page.getByRole('alertdialog', { name: title })).toBeVisible();
});

test('an option that is ordered ahead says who keeps it, before it is archived', async ({
  page,
  world,
}) => {
  await world.signIn(page, MERCHANDISING);
  const [ordered] = await world.rows<{
    item: number;
    option: string;
    group: string;
    lunches: number;
  }>(
    `select o.item_id as item, p.name as option, g.name as group, count(*)::int as lunches
     from orders o join order_lines n on n.order_id = o.id and n.kind = 'option'
     join options p on p.id = n.option_id join option_groups g on g.id = p.option_group_id
     where o.date >= '2026-10-14' and o.status in ('placed', 'locked')
     group by 1, 2, 3 order by 4 desc, 1 limit 1`,
  );
  if (!ordered) throw new Error('nobody has chosen an option');
  const { option, lunches } = ordered;
  await page.goto(`/admin/items/${ordered.item}`);
  const group = page.getByRole('group', { name: ordered.group, exact: true });
  const kept = say('items.options.kept', { name: option, count: lunches });
  await group.getByRole('button', { name: say('items.options.archive', { name: option }) }).click();
  await expect(group.getByText(kept)).toBeVisible();
  await expectAccessible(page, 'an option that lunches keep');
  await group.getByRole('button', { name: /archived$/ }).click();
  const back = say('items.options.restore', { name: option });
  await group.getByRole('button', { name: back, exact: true }).click();
  await expect(group.getByText(kept)).toHaveCount(0);

  // A choice that a kitchen does not make any more says so as well.
  const made = page.getByRole('switch', { name: new RegExp(`^${option}\\b.* is made$`) }).first();
  await made.click();
  await expect(made).toHaveAccessibleDescription(/upcoming lunch(es)? keeps? it/);
  // Other journeys of this world order it.
  await made.click();
  await expect(made).toBeChecked();
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('of two who change an item, the second sees both and decides', async ({
    page,
    visitor,
    world,
    watch,
  }) => {
    watch.expectFailure('409');
    const other = await visitor();
    await world.signIn(page, SUPERADMIN);
    await world.signIn(other, MERCHANDISING);
    const [item] = await world.rows<{ id: number }>(
      `select id from items where name = 'Harvest grain bowl'`,
    );
    for (const each of [page, other]) await each.goto(`/admin/items/${item?.id}`);
    await nameOf(page).fill('My grain bowl');
    await priceOf(page).fill('6.75');
    await priceOf(other).fill('7.25');
    await nameOf(other).fill('Their grain bowl');
    await save(other);
    await expect(alertOn(other, say('alerts.itemUpdated'))).toBeVisible();

    await save(page);
    const conflict = page.getByRole('alert').filter({ hasText: 'Their grain bowl' });
    await expect(
      conflict.getByRole('row', { name: /Their grain bowl.*My grain bowl/ }),
    ).toBeVisible();
    await expect(conflict.getByRole('row', { name: /7\.25.*6\.75/ })).toBeVisible();
    await expectAccessible(page, 'a conflict');
    // Saving again is not what settles it: the keys and the bar lead to the choice.
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await nameOf(page).focus();
    await save(page);
    await expect(conflict).toBeFocused();
    const bar = page.getByRole('region', { name: say('admin.record.bar') });
    await expect(bar).toContainText(say('admin.record.conflict.waits'));
    await bar.getByRole('button', { name: say('admin.record.conflict.choose') }).click();
    await expect(conflict).toBeFocused();
    expect(sent).toEqual([]);
    // Her own name stands, and the price that somebody else has set meanwhile.
    const price = conflict.getByRole('row', { name: /7\.25/ });
    await price
      .getByRole('radio', { name: new RegExp(say('admin.record.conflict.theirs')) })
      .check();
    await conflict.getByRole('button', { name: say('admin.record.conflict.keepChosen') }).click();
    await expect(alertOn(page, say('alerts.itemUpdated'))).toBeVisible();
    await expect(conflict).toBeHidden();
    await expect(nameOf(other)).toHaveValue('My grain bowl');
    await expect(priceOf(page)).toHaveValue('7.25');
  });

  test('an item with thirty tags is refused one more, and can lose one', async ({
    page,
    world,
    watch,
  }) => {
    watch.expectFailure('422');
    const [dish] = await world.rows<{ id: number }>(
      `with made as (insert into terms (name) select 'Full ' || n from generate_series(1, 30) n
         returning id),
       dish as (select id from items where name = 'Beef stew'),
       cleared as (delete from item_terms where item_id = (select id from dish)),
       tagged as (insert into item_terms (item_id, term_id) select dish.id, made.id from dish, made)
       select id from dish`,
    );
    await world.signIn(page, MERCHANDISING);
    await page.goto(`/admin/items/${dish?.id}`);
    const tags = page.getByRole('combobox', { name: say('items.form.tags') });
    await tags.fill('Comfort food');
    await tags.press('Enter');
    await expect(
      page.getByRole('button', { name: say('terms-field.tags.remove', { name: 'Comfort food' }) }),
    ).toBeVisible();
    await save(page);
    await expect(page.getByText(say('errors.field.too_many'))).toBeVisible();
    await page
      .getByRole('button', { name: say('terms-field.tags.remove', { name: 'Full 30' }) })
      .click();
    await save(page);
    await expect(alertOn(page, say('alerts.itemUpdated'))).toBeVisible();
  });
});
