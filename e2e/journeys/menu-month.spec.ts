import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const SCHOOL = 'Maplewood Elementary';
/** Fewer than these from the menus to a month that is scheduled. */
const CLICKS = 12;

test('a month of a school is scheduled for all its grade groups in under twelve clicks', async ({
  page,
  world,
}) => {
  // The month before stands with it: a plan leaves no day between.
  const daysOf = (month: string) =>
    world.rows<{ group: string; date: string; weekday: number; menu: string | null }>(
      `select p.group_name as "group", to_char(day, 'YYYY-MM-DD') as date, extract(isodow from day)::int as weekday, m.name as menu
     from (select distinct g.group_name, g.destination_id from grades g
       join destinations d on d.id = g.destination_id
       where d.name = $1 and g.archived_at is null) p
     cross join generate_series($2::date - interval '1 month', $2::date + interval '1 month' - interval '1 day',
       interval '1 day') as day
     left join scheduled_menus s on s.destination_id = p.destination_id
       and s.group_name = p.group_name and s.date = day::date
     left join menus m on m.id = s.menu_id
     where extract(isodow from day) < 6 and not exists (select from closed_cells c
       where c.destination_id = p.destination_id and c.group_name = p.group_name
         and day::date between c.starts_on and c.ends_on)`,
      [SCHOOL, month],
    );
  await world.signIn(page, 'merchandising_sr@demo.test');
  await page.goto('/admin/menus');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };

  await click(
    page.getByRole('button', { name: say('menus.bySchool.planMonthOf', { school: SCHOOL }) }),
  );
  const dialog = page.getByRole('dialog', { name: say('menu-schedules.month.title') });
  const tuesday = dialog
    .getByRole('group', { name: 'Upper' })
    .getByRole('combobox', { name: 'Tuesday' });
  await expect(tuesday).toHaveValue(/^Tuesday \d$/);
  const month = await dialog.getByLabel(say('menu-schedules.month.month')).inputValue();

  const before = (await daysOf(month)).filter(({ menu }) => menu !== null);

  // One weekday eats by another menu from then on.
  await click(tuesday);
  await tuesday.fill(`${SCHOOL}, Upper school, Monday`);
  await click(page.getByRole('option', { name: /Upper school, Monday/ }).first());
  await expect(tuesday).toHaveValue(/^Monday \d$/);
  await click(dialog.getByRole('button', { name: say('menu-schedules.plan.preview') }));
  await expect(dialog.getByRole('list').first()).toBeVisible();
  await click(dialog.getByRole('button', { name: say('menu-schedules.plan.save'), exact: true }));
  await expect(dialog).toBeHidden();

  expect(clicks).toBeLessThan(CLICKS);
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  const days = await daysOf(month);
  expect(new Set(days.map(({ group }) => group)).size).toBeGreaterThan(1);
  expect(days.filter(({ menu }) => menu === null)).toEqual([]);
  // Days that were planned before stay; the rest of the month is as it was chosen.
  const planned = new Set(before.map(({ group, date }) => `${group} ${date}`));
  const made = days.filter(({ group, date }) => !planned.has(`${group} ${date}`));
  const tuesdays = made.filter(({ group, weekday }) => group === 'Upper' && weekday === 2);
  const [chosen] = tuesdays;
  expect(chosen?.menu).toContain('Upper school, Monday');
  expect(tuesdays.every(({ menu }) => menu === chosen?.menu)).toBe(true);
  await expect(
    alertOn(page, say('alerts.scheduleSaved', { made: made.length, changed: 0 })),
  ).toBeVisible();
});

test('schools stand with their groups, and lead to a menu and to their days', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'merchandising_sr@demo.test');
  await page.goto('/admin/menus?search=maplewood');
  const grid = page.getByRole('table');
  await expect(grid.getByRole('row').filter({ hasText: 'Lower' })).toHaveCount(1);
  const lower = grid.getByRole('row').filter({ hasText: 'Lower' });
  const menu = lower.getByRole('link', { name: `${SCHOOL}, Lower school, Monday` }).first();
  // The link leaves out the words of its row and column.
  await expect(menu).toHaveText(/^Monday \d$/);
  await menu.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lower school, Monday');
  await page.goBack();
  await lower
    .getByRole('link', {
      name: say('menus.bySchool.openDays', { group: 'Lower', school: SCHOOL }),
    })
    .click();
  await expect(page).toHaveURL(/menu-schedules\?.*group=Lower/);
});
