import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { readMail } from '../support/mailbox.ts';
import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test, type World } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const BUYER = 'merchandising_sr@demo.test';
const BECAUSE = 'The oven is broken.';
const TACOS = 'Two chicken tacos';
const NOODLES = 'Sesame noodles';
/** The week is charged at noon where the last of the children is; Tuesday is counted at five. */
const MONDAY_AFTER_NOON = '2026-10-19T18:00:05Z';
const TUESDAY_LOCKED = '2026-10-19T21:00:30Z';

/** Returns the menu of a child's group on a day, and the item of that name. */
async function offerOf(world: World, child: string, date: string, item: string) {
  const [offer] = await world.rows<{ menu: number; item: number }>(
    `select dg.menu_id as menu, i.id as item
     from lunchers l join grades g on g.id = l.grade_id
     join destination_days dd on dd.destination_id = l.destination_id and dd.date = $3
     join destination_day_grades dg on dg.destination_day_id = dd.id
       and dg.group_name = g.group_name
     join items i on i.name = $4
     where l.user_id = $1 and l.first = $2`,
    [DANA_ID, child, date, item],
  );
  if (offer === undefined) throw new Error(`${child} has no menu on ${date}`);
  return { ...offer, name: item };
}

/**
 * Replaces an item from the menu's page, as the team does: Replace stands beside Remove before that
 * is pressed. The preview says what `foretold` says and names no child: a merchandiser may not see people.
 */
async function replace(
  page: Page,
  { menu, item, name }: { menu: number; item: number; name: string },
  to: string,
  foretold: readonly string[],
): Promise<void> {
  await page.goto(`/admin/menus/${menu}`);
  const remove = page.getByRole('button', { name: say('menus.items.removeOf', { name }) });
  await expect(remove).toBeVisible();
  await page.getByRole('link', { name: say('menus.items.replaceOf', { name }) }).click();
  await expect(page).toHaveURL(`/admin/menus/${menu}/replace?item=${item}`);
  await page
    .getByRole('combobox', { name: say('substitutions-replacing.to'), exact: true })
    .fill(to);
  await page.getByRole('option', { name: to }).click();
  const preview = page.getByRole('complementary', {
    name: say('substitutions-replacing.previewTitle'),
  });
  for (const text of foretold) await expect(preview).toContainText(text);
  await expect(preview).not.toContainText('Mia');
  await page.getByLabel(say('mass-cancellation.because')).fill(BECAUSE);
  await page.getByRole('button', { name: say('substitutions-replacing.submit') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog
    .getByRole('button', { name: say('substitutions-replacing.confirm'), exact: true })
    .click();
  await expect(page.getByText(say('substitutions-replacing.done'))).toBeVisible();
}

test('a replaced item with an allergic child: her own choice, and the lock’s for two', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  // A page asks for its socket again while the server is not yet back.
  watch.expectFailure('WebSocket');
  const dana = await visitor();
  await world.signIn(dana, DANA);
  const week = weekOn(dana);
  await week.visit('2026-10-19');
  await week.choose('Leo', 'Tuesday', TACOS, { options: ['Mild salsa'] });
  await week.save(1);

  // Monday's pizza goes: nobody knows of the other whether it is safe for Mia.
  await world.signIn(page, BUYER);
  const pizza = await offerOf(world, 'Mia', '2026-10-19', 'Margherita pizza');
  await replace(page, pizza, 'Pesto spaghetti', [
    say('substitutions-replacing.nameless'),
    'Not checked for peanuts',
  ]);
  await expectAccessible(page, 'what came of a replacement');
  const mail = await visitor();
  const pizzaMail = await readMail(mail, DANA, 'Margherita pizza was replaced: please choose');
  expect(pizzaMail).toContain(BECAUSE);

  await dana.reload();
  await expect(week.cell('Mia', 'Monday')).toContainText(say('calendar.cell.replaced'));
  await dana.getByRole('link', { name: say('calendar-choosing.replaced.link') }).click();
  const card = (child: string, day: string) =>
    dana.getByRole('article', { name: say('substitutions.card', { child, day }) });
  const mondays = card('Mia', 'Monday, October 19');
  await expect(mondays).toContainText(
    say('substitutions.unverified', { child: 'Mia', what: 'peanuts' }),
  );
  await expect(mondays).toContainText(say('substitutions.atLock.credit'));
  await expect(mondays.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
  await mondays.getByRole('button', { name: say('substitutions.swap') }).click();
  const swap = dana.getByRole('dialog', {
    name: say('substitutions.swapTitle', { child: 'Mia' }),
  });
  const meals = swap.getByRole('radio');
  await expect(meals.first()).toBeVisible();
  await expect(swap).not.toContainText(NOODLES);
  // Items with egg, which she avoids, stand apart from those that are safe for her, and say so.
  const safe = swap.getByRole('group', { name: say('substitutions.swapSafe', { child: 'Mia' }) });
  const avoids = say('substitutions.avoids', { child: 'Mia', what: 'egg' });
  await expect(safe.getByRole('radio').first()).toBeVisible();
  await expect(safe).not.toContainText(avoids);
  await expect(safe).not.toContainText(/Contains[^$]*egg/);
  await expect(swap).not.toContainText('Pesto spaghetti');
  await expectAccessible(dana, 'what is safe instead');
  await meals.first().check();
  const taken = await swap.locator('label', { has: dana.locator(':checked') }).locator('b');
  const own = (await taken.textContent()) ?? '';
  await swap.getByRole('button', { name: say('substitutions.swapTake', { meal: own }) }).click();
  await expect(dana.getByRole('status').filter({ hasText: own })).toBeVisible();
  await expect(mondays).toContainText(say('substitutions.states.swapped', { meal: own }));
  await week.visit('2026-10-19');
  await expect(week.cell('Mia', 'Monday')).toContainText(own);
  await expect(week.cell('Mia', 'Monday')).not.toContainText(say('calendar.cell.replaced'));

  // Tuesday's tacos go after they are paid for: peanuts for Mia, nothing that Leo must not have.
  await world.moveTo(MONDAY_AFTER_NOON);
  const charges = (child: string) =>
    world.rows<{ left: number; times: number; status: string; reason: string | null }>(
      `select coalesce(sum(c.meals_cents), 0)::int as left, count(c.*)::int as times, o.status,
         o.cancel_reason as reason
       from orders o join lunchers l on l.id = o.luncher_id
       left join order_charges c on c.order_id = o.id
       where o.user_id = $1 and l.first = $2 and o.date = '2026-10-20'
       group by o.id`,
      [DANA_ID, child],
    );
  // The product looks for due charges every fifteen seconds.
  await expect.poll(async () => (await charges('Mia'))[0]?.times, { timeout: 45_000 }).toBe(1);
  const [paid] = await charges('Mia');
  const mias = await offerOf(world, 'Mia', '2026-10-20', TACOS);
  const leos = await offerOf(world, 'Leo', '2026-10-20', TACOS);
  expect(mias.menu).not.toBe(leos.menu);
  const subject = `${TACOS} was replaced: please choose`;
  await replace(page, mias, NOODLES, [say('substitutions-replacing.nameless'), 'Contains peanuts']);
  const hers = await readMail(mail, DANA, subject);
  expect(hers).toContain(
    say('letters.letters.item_replaced.unsafe', { luncher: 'Mia', what: 'peanuts' }),
  );
  expect(hers).toContain(say('letters.letters.item_replaced.refused_default'));
  await replace(page, leos, NOODLES, []);
  await expect
    .poll(() => world.rows(`select id from mails where subject = $1`, [subject]), {
      timeout: 45_000,
    })
    .toHaveLength(2);
  const his = await readMail(mail, DANA, subject);
  expect(his).toContain(say('letters.letters.item_replaced.safe', { luncher: 'Leo' }));

  // A paid lunch gives its money back when it is cancelled, and the card says so.
  await dana.goto('/parents/account/substitutions');
  await expect(card('Mia', 'Tuesday, October 20')).toContainText(
    say('substitutions.atLock.creditReturned', {
      amount: `$${((paid?.left ?? 0) / 100).toFixed(2)}`,
    }),
  );

  // Nobody answers: at the lock the one stays, the other is cancelled and paid back, once.
  await world.moveTo(TUESDAY_LOCKED);
  await expect
    .poll(async () => (await charges('Mia'))[0], { timeout: 45_000 })
    .toEqual({ left: 0, times: 2, status: 'cancelled', reason: 'substitution' });
  await expect.poll(() => charges('Leo')).toMatchObject([{ times: 1, status: 'locked' }]);
  const settled = await readMail(mail, DANA, 'Your replaced lunches: what happens now');
  expect(settled).toContain(say('letters.letters.replacement_settled.accepted', { to: NOODLES }));
  expect(settled).toContain(say('letters.letters.replacement_settled.returned'));
  const reversals = () =>
    world.rows<{ cents: number }>(
      `select (-sum(e.amount_cents))::int as cents
       from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       join ledger_accounts a on a.id = e.account_id and a.user_id = t.user_id
       where t.kind = 'reversal' and t.user_id = $1 group by t.id`,
      [DANA_ID],
    );
  expect(await reversals()).toEqual([{ cents: paid?.left }]);
  await world.restart();
  expect(await reversals()).toHaveLength(1);

  await dana.goto('/parents/account/substitutions');
  await expect(card('Mia', 'Tuesday, October 20')).toContainText(
    say('substitutions.states.credited'),
  );
  await expect(card('Leo', 'Tuesday, October 20')).toContainText(
    say('substitutions.states.accepted'),
  );
  await expect(card('Leo', 'Tuesday, October 20')).toContainText(say('substitutions.by.lock'));
  await week.visit('2026-10-19');
  await expect(week.cell('Leo', 'Tuesday')).toContainText(NOODLES);
  await expect(week.cell('Mia', 'Tuesday')).not.toContainText(NOODLES);
});
