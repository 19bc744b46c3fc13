import { DEMO_KIOSK_TOKEN } from '@yay/seeds/demo';
import { expectAccessible } from '../support/accessible.ts';
import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const TABLET = { width: 1180, height: 820 };
test.use({ sharing: 'own' });

const MONDAY = '2026-10-19';
const MONDAY_NOON = '2026-10-19T16:00:00Z';

test('a grab & go lunch is ordered for a child, leaves the fridge at the kiosk, and comes back when undone', async ({
  page,
  visitor,
  world,
}) => {
  const [kept] = await world.rows<{ id: number; item: string; cents: number; school: number }>(
    `select i.id, i.name as item, i.price_cents as cents, l.destination_id as school
     from lunchers l
     join go_menus g on g.destination_id = l.destination_id
     join menu_items mi on mi.menu_id = g.menu_id
     join items i on i.id = mi.item_id
     join kept_ready k on k.destination_id = l.destination_id and k.item_id = i.id
     where l.user_id = $1 and l.first = 'Leo' and k.on_hand > 1
       and i.properties ->> 'sesame' = 'no' order by i.id limit 1`,
    [DANA_ID],
  );
  if (kept === undefined) throw new Error('nothing is kept ready at the school of Leo');
  const item = kept.item;
  const there = async () =>
    (
      await world.rows<{ on_hand: number }>(
        'select on_hand from kept_ready where destination_id = $1 and item_id = $2',
        [kept.school, kept.id],
      )
    )[0]?.on_hand;
  const before = (await there()) ?? 0;

  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit(MONDAY);
  await expect(week.summary).not.toContainText(say('calendar.summary.grabAndGo'));
  const without = await week.total();
  await page.getByRole('switch', { name: say('calendar-choosing.go.show') }).click();
  await page
    .getByRole('button', { name: say('calendar-choosing.go.orderItem', { item }) })
    .first()
    .click();
  const form = page.getByRole('form', { name: say('calendar-choosing.go.orderItem', { item }) });
  await form.getByRole('combobox', { name: say('calendar-choosing.go.child') }).selectOption('Leo');
  await form
    .getByRole('combobox', { name: say('calendar-choosing.go.day') })
    .selectOption('Monday');
  await expectAccessible(page, 'the order of a grab & go lunch');
  const total = `$${(kept.cents / 100).toFixed(2)}`;
  await form.getByRole('button', { name: say('calendar-choosing.go.orderFor', { total }) }).click();
  const remove = page.getByRole('button', {
    name: say('calendar-choosing.go.removeItem', { item, child: 'Leo', day: 'Monday' }),
  });
  await expect(remove).toBeInViewport();
  await expect(
    page.getByRole('heading', { name: say('calendar-choosing.go.title'), exact: true }),
  ).toBeFocused();
  // It stands in the sum of the week, which is what will be charged.
  const [row, count] = [
    say('calendar.summary.grabAndGo'),
    say('calendar.summary.lunches', { count: 1 }),
  ];
  await expect(week.summary).toContainText(`${row}${count}${total}`);
  await expect.poll(() => week.total()).toBe(without + kept.cents);
  // A child has one a day: who is about to order another reads which one goes.
  await page.getByRole('button', { name: say('calendar-choosing.go.orderItem', { item }) }).click();
  await form.getByRole('combobox', { name: say('calendar-choosing.go.child') }).selectOption('Leo');
  await expect(form).toContainText(
    say('calendar-choosing.go.replaces', { item, child: 'Leo', day: 'Monday' }),
  );
  await form.getByRole('button', { name: say('calendar-choosing.go.cancel') }).click();
  await expectAccessible(page, 'grab & go lunches with one that is ordered');
  expect(await there()).toBe(before);

  // Among her orders it is told from a meal of the calendar, for her and for the team.
  await page.goto('/parents/account/orders');
  const order = page
    .getByRole('list', { name: say('order-history.list') })
    .getByRole('listitem')
    .filter({ hasText: item })
    .filter({ hasText: say('order-history.grabAndGo') });
  await expect(order).toHaveCount(1);
  await expectAccessible(page, 'orders with a grab & go lunch');
  const admin = await visitor();
  await world.signIn(admin, 'admin@demo.test');
  await admin.goto(`/admin/users/${DANA_ID}/selections`);
  const selection = admin
    .getByRole('row')
    .filter({ hasText: item })
    .filter({ hasText: say('users.one.selections.grabAndGo') });
  await expect(selection).toHaveCount(1);
  await expectAccessible(admin, 'selections with a grab & go lunch');

  await world.moveTo(MONDAY_NOON);
  await page.setViewportSize(TABLET);
  await page.goto(`/kiosk#${DEMO_KIOSK_TOKEN}`);
  await page.getByRole('button', { name: say('handouts.find') }).click();
  await page.getByLabel(say('handouts.findLabel')).fill('Leo');
  await page.getByRole('button', { name: say('handouts.goItem', { item }) }).click();
  await expect(page.getByText(say('handouts.fromShelf'))).toBeVisible();
  await expectAccessible(page, 'a grab & go bag on a tablet');
  await page.getByRole('button', { name: say('handouts.handOver'), exact: true }).click();
  await expect.poll(there).toBe(before - 1);
  await page.getByRole('button', { name: /^Undo: Leo/ }).click();
  await expect.poll(there).toBe(before);
});
