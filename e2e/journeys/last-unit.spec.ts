import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, mealIn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const TUESDAY = '2026-10-20';
const MEAL = 'Cheese quesadilla';

test('two families ask for the last one at once: one has it, the other is told', async ({
  page,
  visitor,
  world,
}) => {
  // The kitchen can make one more than is ordered.
  await world.rows(
    `with ordered as (
       select i.id, count(o.id) as units from items i
       left join orders o on o.item_id = i.id and o.date = $2 and o.status <> 'cancelled'
       where i.name = $1 group by i.id
     ), counted as (
       insert into item_day_stock (item_id, date, reserved) select id, $2, units from ordered
       on conflict (item_id, date) do update set reserved = excluded.reserved
     )
     update items set daily_capacity = units + 1 from ordered where items.id = ordered.id`,
    [MEAL, TUESDAY],
  );
  // Somebody of the same grades, with nothing on that day and nothing to avoid.
  const [other] = await world.rows<{ email: string; user_id: number; first: string }>(
    `select u.email, u.id as user_id, l.first from lunchers l
     join users u on u.id = l.user_id join grades g on g.id = l.grade_id
     join destinations d on d.id = g.destination_id
     where d.name = 'Maplewood Elementary' and g.label in ('Grade 3', 'Grade 4', 'Grade 5')
       and u.id <> $1 and l.tolerances = '{}' and l.deleted_at is null and u.locale = 'en'
       and not exists (select 1 from orders o where o.luncher_id = l.id and o.date = $2)
     order by l.id limit 1`,
    [DANA_ID, TUESDAY],
  );
  if (other === undefined) throw new Error('Maplewood has nobody else');

  const theirs = await visitor();
  await world.signIn(page, DANA);
  await world.signIn(theirs, other.email);
  const families = [
    { week: weekOn(page), page, child: 'Mia' },
    { week: weekOn(theirs), page: theirs, child: other.first },
  ];
  for (const { week, child } of families) {
    await week.visit('2026-10-19');
    const panel = await week.open(child, 'Tuesday');
    await expect(mealIn(panel, MEAL)).toContainText(
      say('calendar-choosing.panel.few', { count: 1 }),
    );
    await mealIn(panel, MEAL)
      .getByRole('button', { name: say('calendar-choosing.panel.chooseLabel', { meal: MEAL }) })
      .click();
    await expect(week.saveButton(1)).toBeEnabled();
  }
  await Promise.all(families.map(({ week }) => week.saveButton(1).click()));

  const outcomes = await Promise.all(
    families.map(async ({ week, page: own, child }) => {
      const cell = week.cell(child, 'Tuesday');
      const soldOut = say('calendar.problem.soldOut', { day: 'Tuesday' });
      await expect(cell).toContainText(
        new RegExp(`${say('calendar.cell.ordered')}|${soldOut.replace('.', '\\.')}`),
      );
      const has = (await cell.textContent())?.includes(say('calendar.cell.ordered')) ?? false;
      if (has) {
        await expect(alertOn(own, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
      } else {
        await expect(own.getByRole('alert').filter({ hasText: child })).toContainText(soldOut);
        await expect(alertOn(own, say('alerts.mealsNotSaved'))).toBeVisible();
      }
      return has;
    }),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(1);

  const orders = await world.rows<{ user_id: number }>(
    `select o.user_id from orders o join items i on i.id = o.item_id
     where i.name = $1 and o.date = $2 and o.status <> 'cancelled' and o.user_id in ($3, $4)`,
    [MEAL, TUESDAY, DANA_ID, other.user_id],
  );
  expect(orders).toHaveLength(1);
  const [stock] = await world.rows<{ left: number }>(
    `select i.daily_capacity - s.reserved as left from item_day_stock s
     join items i on i.id = s.item_id where i.name = $1 and s.date = $2`,
    [MEAL, TUESDAY],
  );
  expect(stock).toEqual({ left: 0 });

  // The family that came too late finds it among the meals that can't be had.
  const late = families[outcomes.indexOf(false)];
  if (late === undefined) throw new Error('both have it');
  const panel = await late.week.open(late.child, 'Tuesday');
  await expect(mealIn(panel, MEAL)).toContainText(
    say('calendar.problem.soldOut', { day: 'Tuesday' }),
  );
  await expect(mealIn(panel, MEAL).getByRole('button')).toHaveCount(0);
});
