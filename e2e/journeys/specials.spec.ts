import { PRIYA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

test('a special that is ordered and not on its menu is locked; a day has two at most', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('409', '422');
  // A day of Priya's school without a special yet, and meals that its menu lacks and anybody can eat.
  const [day] = await world.rows<{
    school: number;
    group: string;
    date: string;
    monday: string;
    weekday: number;
    menu: number;
  }>(
    `select d.id as school, g.group_name as "group", to_char(dd.date, 'YYYY-MM-DD') as date,
       to_char(date_trunc('week', dd.date), 'YYYY-MM-DD') as monday,
       extract(isodow from dd.date)::int as weekday, dg.menu_id as menu
     from users u join lunchers l on l.user_id = u.id
     join destinations d on d.id = l.destination_id join grades g on g.id = l.grade_id
     join destination_days dd on dd.destination_id = d.id and dd.date >= '2026-10-26'
     join destination_day_grades dg on dg.destination_day_id = dd.id
       and dg.group_name = g.group_name and dg.menu_id is not null
     where u.email = $1
       and not exists (select from daily_specials s where s.destination_day_id = dd.id)
       and not exists (select from blackouts b where b.lifted_at is null
         and dd.date between b.starts_on and b.ends_on)
       and not exists (select from orders o where o.luncher_id = l.id and o.date = dd.date)
     order by dd.date limit 1`,
    [PRIYA],
  );
  if (day === undefined) throw new Error('no day without a special');
  const others = await world.rows<{ name: string }>(
    `select i.name from items i join vendors v on v.id = i.vendor_id
     where not i.is_extra and i.archived_at is null and v.suspended_on is null
       and i.daily_capacity is null
       and not exists (select from jsonb_each_text(i.properties) p where p.value <> 'no'
         and p.key in ('milk', 'egg', 'fish', 'crustacean_shellfish', 'tree_nuts', 'peanuts',
           'sesame'))
       and not exists (select from option_groups g where g.item_id = i.id)
       and not exists (select from menu_items mi where mi.menu_id = $1 and mi.item_id = i.id)
       and (select count(*) from items x where x.name = i.name) = 1
     order by i.id limit 2`,
    [day.menu],
  );
  const [first = '', second = ''] = others.map(({ name }) => name);
  expect(second).not.toBe('');

  await world.signIn(page, 'merchandising_sr@demo.test');
  await page.goto(
    `/admin/menu-schedules?schools=${day.school}&group=${day.group}&monday=${day.monday}`,
  );
  const cell = page
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .nth(day.weekday - 1);
  const panel = page.getByRole('complementary', { name: say('menu-schedules.panel.label') });
  const special = panel.getByRole('combobox', { name: say('menu-schedules.panel.addSpecial') });
  await cell.getByRole('button').first().click();
  for (const name of [first, second]) {
    await special.fill(name);
    await page.getByRole('option', { name }).first().click();
    await expect(panel.getByText(say('menu-schedules.panel.specialSaved', { name }))).toBeVisible();
    await expect(cell.getByRole('button', { name })).toBeVisible();
  }
  // Two are enough.
  await expect(special).toBeHidden();
  await panel.getByRole('button', { name: say('menu-schedules.panel.makeSpecial') }).click();
  await expect(alertOn(page, say('errors.field.too_many_specials'))).toBeVisible();

  const parent = await visitor();
  await world.signIn(parent, PRIYA);
  const week = weekOn(parent);
  await week.visit(day.monday);
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
  await week.choose('Anika', weekdays[day.weekday - 1] ?? 'Monday', first);
  await week.save(1);

  // The special that she has stays, and says why; the other one may go.
  const remove = panel.getByRole('button', { name: say('menu-schedules.panel.removeSpecial') });
  await cell.getByRole('button', { name: first }).click();
  await expect(panel.getByText(say('menu-schedules.panel.specialOnly'))).toBeVisible();
  await remove.click();
  await expect(alertOn(page, say('errors.request.special_locked'))).toBeVisible();
  await cell.getByRole('button', { name: second }).click();
  await expect(panel.getByRole('heading', { name: second })).toBeVisible();
  await remove.click();
  await expect(
    panel.getByText(say('menu-schedules.panel.specialRemoved', { name: second })),
  ).toBeVisible();
  await expect(cell.getByRole('button', { name: first })).toBeVisible();
  await expect(cell.getByRole('button', { name: second })).toHaveCount(0);

  // Another school eats by the menu on that day as well, and has its two specials.
  const [other] = await world.rows<{ id: number; name: string; market: number }>(
    `select d.id, d.name, d.market_id as market from destinations d
     where d.market_id = (select market_id from destinations where id = $1) and d.id <> $1
       and exists (select from grades g where g.destination_id = d.id and g.group_name = $2)
     order by d.name limit 1`,
    [day.school, day.group],
  );
  if (other === undefined) throw new Error('there is no other school');
  await world.rows(`delete from orders where destination_id = $1 and date = $2`, [
    other.id,
    day.date,
  ]);
  await world.rows(
    `update destination_day_grades dg set menu_id = $1 from destination_days dd
     where dd.id = dg.destination_day_id and dd.destination_id = $2 and dd.date = $3`,
    [day.menu, other.id, day.date],
  );
  await world.rows(
    `insert into daily_specials (menu_id, destination_day_id, item_id)
     select $1, dd.id, mi.item_id from destination_days dd,
       (select mi.item_id from menu_items mi join items i on i.id = mi.item_id
        where mi.menu_id = $1 and not i.is_extra order by i.id limit 2) mi
     where dd.destination_id = $2 and dd.date = $3`,
    [day.menu, other.id, day.date],
  );
  await world.rows('update items set daily_capacity = 40 where name = $1', [first]);
  await page.goto(
    `/admin/menus/${day.menu}?market=${other.market}&group=${day.group}&monday=${day.monday}`,
  );
  const days = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await days.getByRole('button', { name: first }).first().click();
  await special.fill(second);
  await page.getByRole('option', { name: second }).first().click();
  const spread = page.getByRole('dialog', {
    name: say('menu-schedules.special.title', { name: second }),
  });
  const option = spread.getByRole('option', { name: other.name });
  await expect(option).toHaveAttribute('aria-selected', 'false');
  await option.click();
  const save = spread.getByRole('button', { name: say('menu-schedules.special.save') });
  await save.click();
  const refused = spread.getByRole('alert');
  await expect(refused).toContainText(
    say('menu-schedules.special.because', {
      school: other.name,
      why: say('menu-schedules.special.why.too_many_specials'),
    }),
  );
  await refused.getByRole('button', { name: say('menu-schedules.special.leaveOut') }).click();
  await save.click();
  await expect(
    panel.getByText(say('menu-schedules.panel.specialSavedAt', { name: second, count: 1 })),
  ).toBeVisible();

  // The number of units on the day, and the price from now on, are set beside the calendar.
  for (const [label, value, said] of [
    [say('menu-schedules.panel.units'), '30', say('menu-schedules.panel.unitsSaved')],
    [say('menu-schedules.panel.price'), '7.25', say('menu-schedules.panel.priceSaved')],
  ] as const) {
    await panel.getByLabel(label, { exact: true }).fill(value);
    await panel
      .getByRole('button', { name: say('menu-schedules.panel.saveOf', { what: label }) })
      .click();
    await expect(panel.getByText(said)).toBeVisible();
  }
  const [kept] = await world.rows(
    `select i.price_cents, c.capacity from items i
     join item_day_capacities c on c.item_id = i.id and c.date = $2 where i.name = $1`,
    [first, day.date],
  );
  expect(kept).toEqual({ price_cents: 725, capacity: 30 });
});
