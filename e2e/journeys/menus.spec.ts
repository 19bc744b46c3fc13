import { holdBack } from '../support/hold-back.ts';
import { PRIYA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, mealIn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

/** Two Mondays, one after the other, that are cleared of orders at Priya's school. */
const MONDAY = '2026-11-30';
const WEEK_AFTER = '2026-12-07';
const NAME = 'Harvest table';
const ITEMS = ['Greek salad', 'Beef stew'] as const;

test('a menu is built, scheduled over another one, copied to the next week, and eaten by', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  // A copy onto itself.
  watch.expectFailure('422');
  const [place] = await world.rows<{ school: number; group: string; before: string }>(
    `select d.id as school, g.group_name as "group", m.name as before
     from users u join lunchers l on l.user_id = u.id
     join destinations d on d.id = l.destination_id join grades g on g.id = l.grade_id
     join destination_days dd on dd.destination_id = d.id and dd.date = $2
     join destination_day_grades dg on dg.destination_day_id = dd.id
       and dg.group_name = g.group_name
     join menus m on m.id = dg.menu_id where u.email = $1`,
    [PRIYA, MONDAY],
  );
  const { school = 0, group = '', before = '' } = place ?? {};
  await world.rows('delete from orders where destination_id = $1 and date >= $2', [school, MONDAY]);
  await world.signIn(page, 'merchandising_sr@demo.test');

  // The menu gets its items, and how often each is picked.
  await page.goto('/admin/menus/new');
  await page.getByLabel(say('menus.form.name'), { exact: true }).fill(NAME);
  await page.getByLabel(say('menus.form.lastDay')).fill('2026-12-04');
  await page.getByRole('button', { name: say('menus.create.create') }).click();
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  for (const name of ITEMS) {
    await page.getByRole('combobox', { name: say('menus.items.add') }).fill(name);
    await page.getByRole('option', { name }).first().click();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  }
  const weight = page.getByLabel(say('menus.items.weightOf', { name: ITEMS[1] }));
  // Text that can't be a weight stays to be mended, and the field says what it takes.
  for (const bad of ['-1', '1e9', '1.5', 'abc', '']) {
    await weight.fill(bad);
    await weight.blur();
    await expect(weight).toHaveValue(bad);
    await expect(weight).toHaveAccessibleDescription(say('menus.items.weightWrong', { most: 999 }));
  }
  // A number that is changed while another is being saved waits for it.
  const changes = await holdBack(page, '**/api/menus/*/items/*');
  const first = page.getByLabel(say('menus.items.weightOf', { name: ITEMS[0] }));
  await first.fill('3');
  await weight.fill('7');
  await weight.press('Enter');
  changes.admit();
  await expect(
    page.getByText(say('menus.items.changed', { name: ITEMS[1], weight: '7' })),
  ).toBeAttached();
  await page.reload();
  await expect(first).toHaveValue('3');
  await expect(weight).toHaveValue('7');

  // The days of this school and group have a menu: it is named, and nothing changes by itself.
  const days = `/admin/menu-schedules?schools=${school}&group=${group}&monday=${MONDAY}`;
  await page.goto(days);
  await page.getByRole('button', { name: say('menu-schedules.tools.assign') }).click();
  const assign = page.getByRole('dialog', { name: say('menu-schedules.plan.title.assign') });
  await assign.getByRole('combobox', { name: say('menu-schedules.plan.menu') }).fill(NAME);
  await page.getByRole('option', { name: NAME }).click();
  await expect(assign.getByLabel(say('menu-schedules.plan.from'))).toHaveValue(MONDAY);
  await assign.getByRole('button', { name: say('menu-schedules.plan.preview') }).click();
  await expect(
    assign.getByText(say('menu-schedules.plan.outcomes.taken', { count: 5 })),
  ).toBeVisible();
  await expect(assign.getByRole('row').filter({ hasText: before })).toHaveCount(1);
  const save = assign.getByRole('button', { name: say('menu-schedules.plan.save'), exact: true });
  await expect(save).toBeDisabled();
  await assign
    .getByRole('radio', { name: say('menu-schedules.plan.overwrite') })
    .check({ force: true });
  await save.click();
  await expect(alertOn(page, say('alerts.scheduleSaved', { made: 0, changed: 5 }))).toBeVisible();
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('button', { name: new RegExp(`7 ?${ITEMS[1]}`) })).toHaveCount(5);

  // One of them is Monday's special.
  await row
    .getByRole('button', { name: new RegExp(`7 ?${ITEMS[1]}`) })
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: say('menu-schedules.panel.label') });
  await panel.getByRole('button', { name: say('menu-schedules.panel.makeSpecial') }).click();
  await expect(
    panel.getByText(say('menu-schedules.panel.specialSaved', { name: ITEMS[1] })),
  ).toBeVisible();
  await panel.getByRole('button', { name: say('menu-schedules.panel.close') }).click();

  // Days the wrong way round are told at the last one, a copy onto itself at where it goes.
  await page.getByRole('button', { name: say('menu-schedules.tools.assign') }).click();
  await assign.getByLabel(say('menu-schedules.plan.to')).fill('2026-11-27');
  await assign.getByRole('button', { name: say('menu-schedules.plan.preview') }).click();
  await expect(assign.getByLabel(say('menu-schedules.plan.to'))).toHaveAccessibleDescription(
    say('errors.field.ends_before_start'),
  );
  await assign.getByRole('button', { name: say('menu-schedules.plan.close') }).click();

  // The whole week once more with its special, which the menu then lasts for.
  await page.getByRole('button', { name: say('menu-schedules.tools.copyWeek') }).click();
  const copy = page.getByRole('dialog', { name: say('menu-schedules.plan.title.copy') });
  await copy.getByLabel(say('menu-schedules.plan.source.week')).fill(MONDAY);
  await copy.getByLabel(say('menu-schedules.plan.target.week')).fill(MONDAY);
  await copy.getByRole('button', { name: say('menu-schedules.plan.preview') }).click();
  await expect(copy.getByLabel(say('menu-schedules.plan.target.week'))).toHaveAccessibleDescription(
    say('errors.field.copied_onto_itself'),
  );
  await copy.getByLabel(say('menu-schedules.plan.target.week')).fill(WEEK_AFTER);
  await copy.getByRole('button', { name: say('menu-schedules.plan.preview') }).click();
  await expect(
    copy.getByText(say('menu-schedules.plan.specials.outcomes.taken', { count: 1 })),
  ).toBeVisible();
  await copy
    .getByRole('radio', { name: say('menu-schedules.plan.overwrite') })
    .check({ force: true });
  await copy.getByRole('button', { name: say('menu-schedules.plan.save'), exact: true }).click();
  await expect(alertOn(page, say('alerts.specialsCopied', { count: 1 }))).toBeVisible();
  await expect(copy).toBeHidden();
  await expect(page.getByRole('row').nth(2)).toContainText(ITEMS[1]);
  await expect(
    page
      .getByRole('row')
      .nth(2)
      .getByRole('button', {
        name: new RegExp(`${ITEMS[1]}.*${say('menu-schedules.grid.special')}`),
      }),
  ).toHaveCount(1);
  const [menu] = await world.rows<{ last_day: string; days: number }>(
    `select to_char(last_day, 'YYYY-MM-DD') as last_day, (select count(*)::int
       from destination_day_grades dg where dg.menu_id = m.id) as days
     from menus m where name = $1`,
    [NAME],
  );
  expect(menu).toEqual({ last_day: '2026-12-11', days: 10 });

  // The family chooses from it, and from nothing else.
  const parent = await visitor();
  await world.signIn(parent, PRIYA);
  const week = weekOn(parent);
  await week.visit(WEEK_AFTER);
  const meals = await week.open('Anika', 'Wednesday');
  for (const name of ITEMS) await expect(mealIn(meals, name)).toBeVisible();
});
