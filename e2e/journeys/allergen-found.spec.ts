import { expectAccessible } from '../support/accessible.ts';
import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const THURSDAY = '2026-10-22';

test('a meal turns out to have peanuts: the team is asked, and Mia is not served it', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('409');
  const dana = await visitor();
  await world.signIn(dana, DANA);
  const week = weekOn(dana);
  await week.visit('2026-10-19');
  // Something that Mia may have, and that is taken with one press.
  const [meal] = await world.rows<{ id: number; name: string }>(
    `select i.id, i.name from lunchers l
     join grades g on g.id = l.grade_id
     join destination_days dd on dd.destination_id = l.destination_id and dd.date = $2
     join destination_day_grades dg on dg.destination_day_id = dd.id
       and dg.group_name = g.group_name
     join menu_items mi on mi.menu_id = dg.menu_id
     join items i on i.id = mi.item_id
     where l.first = 'Mia' and l.user_id = $1 and not i.is_extra and i.preorder
       and i.daily_capacity is null and i.properties ->> 'peanuts' = 'no'
       and not exists (select from option_groups o where o.item_id = i.id)
       and not exists (select from orders o where o.luncher_id = l.id and o.date = $2
         and o.item_id = i.id)
     order by i.id limit 1`,
    [DANA_ID, THURSDAY],
  );
  if (meal === undefined) throw new Error('there is nothing for Mia');
  const { name } = meal;
  await week.choose('Mia', 'Thursday', name);
  await week.save(1);
  const orders = () =>
    world.rows<{ first: string; reason: string | null }>(
      `select l.first, o.cancel_reason as reason from orders o join lunchers l on l.id = o.luncher_id
       join items i on i.id = o.item_id
       where o.user_id = $1 and o.date = $3 and i.name = $2 order by l.first desc`,
      [DANA_ID, name, THURSDAY],
    );

  await world.signIn(page, 'merchandising_sr@demo.test');
  await page.goto(`/admin/items/${meal.id}`);
  const peanuts = page.getByRole('group', { name: say('items.safety.property.peanuts') });
  await peanuts
    .first()
    .getByRole('radio', { name: say('items.safety.values.yes'), exact: true })
    .check();
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(say('items.risk.title'))).toBeVisible();
  await expect(question).toContainText('Thu, Oct 22');
  await expectAccessible(page, 'what would become unsafe');
  await question.getByRole('button', { name: say('items.risk.close') }).click();
  await expect(question).toBeHidden();
  expect(await orders()).toEqual([{ first: 'Mia', reason: null }]);

  const ahead = page.locator('.item-usage dd').first();
  const before = Number.parseInt((await ahead.textContent()) ?? '', 10);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: say('items.risk.confirm') }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(say('items.risk.running'))).toBeVisible();
  await expect.poll(orders).toEqual([{ first: 'Mia', reason: 'staff' }]);
  // The number of lunches ahead changes when the last of them is taken back.
  await expect(ahead).not.toHaveText(new RegExp(`^${before} `));
  await week.visit('2026-10-19');
  await expect(week.cell('Mia', 'Thursday')).not.toContainText(name);
  const mails = await world.rows<{ subject: string; text: string }>(
    `select subject, text_body as text from mails where template = 'lunch_not_safe' and user_id = $1`,
    [DANA_ID],
  );
  expect(mails).toHaveLength(1);
  for (const word of ['Mia', 'Thursday', name, 'peanuts']) expect(mails[0]?.text).toContain(word);
});
