import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

test('a menu begins with the items of another, and gets many more at once', async ({
  page,
  world,
}) => {
  const [source] = await world.rows<{
    id: number;
    name: string;
    items: number;
    school: number;
    date: string;
  }>(
    `select m.id, m.name, (select count(*)::int from menu_items mi where mi.menu_id = m.id) as items,
       s.destination_id as school, to_char(s.date, 'YYYY-MM-DD') as date
     from scheduled_menus s join menus m on m.id = s.menu_id
     where s.is_ahead and s.destination_name = 'Maplewood Elementary' and s.group_name = 'Lower'
     order by s.date limit 1`,
  );
  if (!source) throw new Error('nothing is scheduled');
  await world.signIn(page, 'merchandising_sr@demo.test');
  await page.goto('/admin/menus/new');
  await page.getByLabel(say('menus.form.name'), { exact: true }).fill('Winter table');
  await page.getByLabel(say('menus.form.lastDay')).fill('2027-02-26');
  await page.getByRole('combobox', { name: say('menus.form.itemsOf') }).fill(source.name);
  await page.getByRole('option', { name: source.name }).first().click();
  await page.getByRole('button', { name: say('menus.create.create') }).click();
  await expect(page.getByText(say('menus.items.count', { count: source.items }))).toBeVisible();

  // Two by the keyboard, of one vendor's entrees, in one request.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/menus\/\d+\/items$/.test(request.url())) {
      sent.push(request.url());
    }
  });
  await page.getByRole('button', { name: say('menus.items.addMany') }).click();
  const dialog = page.getByRole('dialog', {
    name: say('menus.pick.title', { name: 'Winter table' }),
  });
  await dialog.getByText(say('menus.pick.kinds.entrees'), { exact: true }).click();
  await dialog
    .getByRole('combobox', { name: say('menus.pick.vendor'), exact: true })
    .selectOption({ index: 1 });
  const list = dialog.getByRole('listbox');
  await expect(list).toHaveCount(1);
  await list.getByRole('option').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: say('menus.pick.add', { count: 2 }) }).click();
  await expect(dialog).toBeHidden();
  const count = (items: number) =>
    page.getByText(say('menus.items.count', { count: items }), { exact: true });
  await expect(count(source.items + 2)).toBeVisible();
  expect(sent).toHaveLength(1);

  // An ordered item offers its replacement beside its removal.
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .first();
  await expect(row.getByRole('link', { name: /^Replace / })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Remove / })).toBeVisible();

  // The menu of a school's day comes whole, but for the items that are taken out.
  await page.goto('/admin/menus/new');
  await page.getByLabel(say('menus.form.name'), { exact: true }).fill('Day table');
  await page.getByLabel(say('menus.form.lastDay')).fill('2027-02-26');
  await page.getByRole('button', { name: say('menus.create.create') }).click();
  await page.getByRole('button', { name: say('menus.items.addMany') }).click();
  const day = page.getByRole('dialog', { name: say('menus.pick.title', { name: 'Day table' }) });
  await day.getByText(say('menus.pick.sources.day'), { exact: true }).click();
  await day.getByRole('combobox', { name: say('menus.pick.school') }).fill('Maplewood');
  await page.getByRole('option', { name: 'Maplewood Elementary' }).click();
  await day.getByLabel(say('menus.pick.day'), { exact: true }).fill(source.date);
  await day
    .getByRole('combobox', { name: say('menus.pick.group'), exact: true })
    .selectOption('Lower');
  await expect(
    day.getByRole('button', { name: say('menus.pick.add', { count: source.items }) }),
  ).toBeVisible();
  await day.getByRole('listbox').first().getByRole('option').first().click();
  await day
    .getByRole('button', { name: say('menus.pick.add', { count: source.items - 1 }) })
    .click();
  await expect(count(source.items - 1)).toBeVisible();
});
