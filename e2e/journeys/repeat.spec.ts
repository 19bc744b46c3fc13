import { expectAccessible } from '../support/accessible.ts';
import { addCard, CARD, cards } from '../support/cards.ts';
import { readMail } from '../support/mailbox.ts';
import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

/** The Sunday on which clocks go back in the United States, at ten in the morning of New York. */
const CLOCKS_GO_BACK = '2026-11-01T15:00:00Z';

test("a repeat across a break, a DST change and the menu's end", async ({ page, world }) => {
  // From Monday to Thursday of the week after next is a break; the one after that is not planned yet.
  await world.rows(
    `insert into blackouts (destination_id, name, type, reason, starts_on, ends_on)
     select destination_id, 'Autumn break', 'date', 'other', '2026-10-26', '2026-10-29'
     from lunchers where user_id = $1 and first = 'Leo'`,
    [DANA_ID],
  );
  const menus = await world.rows<{ id: number; menu_id: number }>(
    `select dg.id, dg.menu_id from destination_day_grades dg
     join destination_days dd on dd.id = dg.destination_day_id
     join lunchers l on l.destination_id = dd.destination_id
     where l.user_id = $1 and l.first = 'Leo' and dd.date >= '2026-11-02'`,
    [DANA_ID],
  );
  const plan = (menuOf: (row: (typeof menus)[number]) => number | null) =>
    world.rows(
      `update destination_day_grades dg set menu_id = planned.menu_id
       from unnest($1::bigint[], $2::bigint[]) as planned (id, menu_id) where dg.id = planned.id`,
      [menus.map((row) => row.id), menus.map(menuOf)],
    );
  await plan(() => null);
  const lunches = async () =>
    (
      await world.rows<{ date: string; source: string }>(
        `select o.date::text as date, o.source from orders o join lunchers l on l.id = o.luncher_id
         where o.user_id = $1 and l.first = 'Leo' and o.date >= '2026-10-19'
           and extract(isodow from o.date) >= 4 and o.status <> 'cancelled' order by o.date`,
        [DANA_ID],
      )
    ).map(({ date, source }) => `${date} ${source}`);

  await world.signIn(page, DANA);
  // Weeks are charged meanwhile; whoever owes something has her repeats paused.
  await page.goto('/parents/account/billing');
  await addCard(page, CARD.pays);
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  const repeats = week
    .row('Leo')
    .getByRole('switch', { name: say('calendar-choosing.repeat.onLabel', { child: 'Leo' }) });
  const begin = page.getByRole('dialog', {
    name: say('calendar-choosing.repeat.startTitle', { child: 'Leo' }),
  });
  const goesOn = page.getByRole('dialog', {
    name: say('calendar-choosing.repeat.stateTitle', { child: 'Leo' }),
  });
  const close = say('calendar-choosing.repeat.close');

  // Unsaved choices would not repeat: the dialog says so before it begins.
  await repeats.click();
  await expect(begin).toContainText(say('calendar-choosing.repeat.unsaved'));
  await expect(
    begin.getByRole('button', { name: say('calendar-choosing.repeat.start') }),
  ).toBeDisabled();
  await begin.getByRole('button', { name: close }).first().click();
  await week.save(1);
  await repeats.click();
  await expectAccessible(page, 'the question before lunches repeat');
  await begin.getByRole('button', { name: say('calendar-choosing.repeat.start') }).click();
  await expect(begin).toBeHidden();
  await expect(repeats).toBeChecked();

  // The break's Thursday is skipped, its Friday comes again.
  const first = ['2026-10-22 parent', '2026-10-23 parent', '2026-10-30 repeat'];
  await expect.poll(lunches).toEqual(first);
  const mail = await readMail(page, DANA, say('letters.letters.repeat_report.subject'));
  expect(mail).toContain('October 29');
  expect(mail).toContain('Turkey sandwich');
  expect(mail).toContain(say('refusals.day.blackout'));
  expect(mail).not.toContain('November');
  await week.visit('2026-10-26');
  await expect(week.cell('Leo', 'Friday')).toContainText('Cheese ravioli');
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.repeats'));
  await expect(week.cell('Leo', 'Thursday')).toContainText('Autumn break');

  // More of the menu is planned, and the clocks go back.
  await plan((row) => row.menu_id);
  await world.moveTo(CLOCKS_GO_BACK);
  const all = [...first, '2026-11-05 repeat', '2026-11-06 repeat'];
  await expect.poll(lunches).toEqual(all);
  await week.visit('2026-11-02');
  await expect(week.cell('Leo', 'Thursday')).toContainText('Turkey sandwich');
  await expect(week.cell('Leo', 'Thursday')).toContainText(say('calendar.cell.repeats'));
  // The menu ends with this week, and with it what repeats: the next one has another.
  await repeats.click();
  await expect(goesOn).toContainText(
    say('calendar-choosing.repeat.seed', { week: 'Oct 19', end: 'Nov 6' }),
  );
  await expect(goesOn).toContainText(say('calendar-choosing.repeat.stopTitle'));
  await expect(goesOn).toContainText(say('calendar-choosing.repeat.notFromHere'));
  await expectAccessible(page, 'how lunches repeat');
  await goesOn.getByRole('button', { name: close }).first().click();
  const again = await world.rows(`select id from mails where template = 'repeat_report'`);
  expect(again).toHaveLength(1);

  // One of them she takes another meal for: that is hers, and stays when the repeat is turned off.
  await week.choose('Leo', 'Thursday', 'Cheese ravioli');
  await week.save(1);
  await repeats.click();
  await goesOn.getByRole('button', { name: say('calendar-choosing.repeat.stop') }).click();
  await expect(goesOn).toBeHidden();
  // From this week nothing could repeat any more: the menu of the next is another.
  await expect(repeats).toBeHidden();
  await expect(week.row('Leo')).toContainText(say('calendar-choosing.repeat.cannot.menus_differ'));
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.choose'));
  await expect(week.cell('Leo', 'Thursday')).toContainText('Cheese ravioli');
  await expect(
    alertOn(page, say('calendar-choosing.repeat.stopped', { child: 'Leo' })).first(),
  ).toBeAttached();
  expect(await lunches()).toEqual([...first, '2026-11-05 parent']);
});
