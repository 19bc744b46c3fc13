import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { layOrders } from '../support/many-orders.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

/** Tomorrow: its week is charged, and its count still open. */
const FRIDAY = '2026-10-16';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Counts what a person does, so that a way does not grow unseen. */
function counted() {
  let acts = 0;
  return {
    act: async (control: Locator) => {
      acts += 1;
      await control.click();
    },
    acts: () => acts,
  };
}

test("a class trip goes from the teacher's phone to the family's credit", async ({
  page,
  visitor,
  watch,
  world,
}) => {
  // A link that is over is told so by its status.
  watch.expectFailure('422');
  const [lunch] = await world.rows<{
    school: number;
    market: string;
    grade_id: number;
    grade: string;
  }>(
    `select l.destination_id as school, l.market_name as market, l.grade_id,
       l.grade_label as grade
     from lunchers_in_place l join users u on u.id = l.user_id
     where u.email = $1 and l.deleted_at is null
       and exists (select from destination_users s join users p on p.id = s.user_id
         where s.destination_id = l.destination_id and p.email = 'school@demo.test')
     order by l.id limit 1`,
    [DANA],
  );
  if (lunch === undefined) throw new Error('no child of hers is at that school');
  // Some in every grade of the market, and charged.
  await layOrders(world, { market: lunch.market, date: FRIDAY, count: 300 });
  const count = async (status: string) => {
    const [row] = await world.rows<{ orders: number; families: number }>(
      `select count(*)::int as orders, count(distinct user_id)::int as families from orders
       where grade_id = $1 and date = $2 and ${status}`,
      [lunch.grade_id, FRIDAY],
    );
    return row ?? { orders: 0, families: 0 };
  };
  const before = await count(`status = 'placed'`);

  // The office makes a link, which it hands to a teacher.
  await world.signIn(page, 'school@demo.test');
  await page.goto(`/schools/x-${lunch.school}/blackouts`);
  await page.getByRole('link', { name: say('class-trips.waiting.links') }).click();
  await page.getByRole('textbox', { name: say('class-trips.links.teacher') }).fill('Ines Moreau');
  await page.getByRole('button', { name: say('class-trips.links.make') }).click();
  const address = await page.locator('output').innerText();
  expect(address).toContain('/class-trip#');

  // The teacher: five taps for a day of her choice, the first of which opens the link.
  const phone = await visitor(PHONE);
  const taps = counted();
  await phone.goto(address);
  await expect(
    phone.getByText(say('class-trips.ask.hello', { teacher: 'Ines Moreau' })),
  ).toBeVisible();
  expect(new URL(phone.url()).hash, 'the token stays in no history').toBe('');
  await taps.act(phone.getByRole('radio', { name: 'Friday, October 16' }));
  await taps.act(phone.getByRole('radio', { name: lunch.grade, exact: true }));
  const place = phone.getByRole('textbox', { name: say('class-trips.ask.place') });
  await taps.act(place);
  await place.fill('River museum');
  await expect(phone.locator('.trip-count')).toContainText(`${before.orders} lunches`);
  await expectAccessible(phone, 'what a teacher asks');
  await taps.act(phone.getByRole('button', { name: say('class-trips.ask.send') }));
  expect(1 + taps.acts()).toBe(5);
  await expect(phone.getByRole('heading', { name: say('class-trips.sent.title') })).toBeVisible();
  await expectAccessible(phone, 'what a teacher has asked');
  expect(await count(`status = 'placed'`), 'nothing is cancelled yet').toEqual(before);

  // Another teacher sees that it is asked for already.
  await phone.getByRole('button', { name: say('class-trips.sent.another') }).click();
  await phone.getByRole('radio', { name: 'Friday, October 16' }).click();
  await expect(
    phone.getByRole('radio', { name: say('class-trips.ask.takenTrip', { grade: lunch.grade }) }),
  ).toBeDisabled();

  // The office answers in two clicks.
  await page
    .getByRole('link', { name: say('class-trips.trip.back') })
    .first()
    .click();
  const clicks = counted();
  const day = 'Fri, Oct 16';
  await clicks.act(
    page.getByRole('link', {
      name: say('class-trips.waiting.decideOn', { grade: lunch.grade, day }),
    }),
  );
  await expect(page.locator('.record-meta')).toContainText('River museum');
  await expectAccessible(page, 'a class trip that waits for an answer');
  await clicks.act(
    page.getByRole('button', {
      name: say('class-trips.trip.agree', { day: 'Friday', grade: lunch.grade }),
    }),
  );
  expect(clicks.acts()).toBe(2);
  await expect(page.getByText(/agreed: the day is closed/)).toBeVisible();

  // Credited, told once, and gone from the kitchen's count.
  await expect
    .poll(() => count(`status = 'cancelled' and cancel_reason = 'blackout'`), { timeout: 60_000 })
    .toEqual(before);
  const told = async () => {
    const [row] = await world.rows<{ mails: number; told: number; unpaid: number }>(
      `select count(*)::int as mails, count(distinct user_id)::int as told,
         (select count(*)::int from order_charges c join orders o on o.id = c.order_id
           where o.grade_id = $1 and o.date = $2 and not exists (
             select from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
             where e.order_id = o.id and t.kind = 'reversal')) as unpaid
       from mails where template = 'lunches_cancelled' and user_id in (
         select user_id from orders where grade_id = $1 and date = $2)`,
      [lunch.grade_id, FRIDAY],
    );
    return row;
  };
  await expect
    .poll(told, { timeout: 60_000 })
    .toEqual({ mails: before.families, told: before.families, unpaid: 0 });
  const dana = await visitor();
  await world.signIn(dana, DANA);
  await dana.goto('/lunch-calendar?week=2026-10-12');
  await expect(dana.getByText('River museum').first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(say('class-trips.sent.states.agreed'))).toBeVisible();

  // It is a closure like any other, and a link that is revoked opens nothing.
  await page
    .getByRole('link', { name: say('class-trips.trip.back') })
    .first()
    .click();
  await expect(
    page.getByRole('button', { name: say('blackouts.school.lift', { name: 'River museum' }) }),
  ).toBeVisible();
  await page.getByRole('link', { name: say('class-trips.waiting.links') }).click();
  await page
    .getByRole('button', { name: say('class-trips.links.revokeOf', { teacher: 'Ines Moreau' }) })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('class-trips.links.revoke') })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText(say('class-trips.ask.overTitle'))).toBeVisible();
});

test('a day that closes while the teacher fills in the form is refused and drawn closed', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, 'school@demo.test');
  await page.goto('/schools');
  await page
    .getByRole('link', { name: say('destinations-portal.tabs.closures'), exact: true })
    .click();
  await page.getByRole('link', { name: say('class-trips.waiting.links') }).click();
  await page.getByRole('textbox', { name: say('class-trips.links.teacher') }).fill('Ines Moreau');
  await page.getByRole('button', { name: say('class-trips.links.make') }).click();
  const address = await page.locator('output').innerText();
  const school = Number(/-(\d+)\//.exec(page.url())?.[1]);

  const phone = await visitor(PHONE);
  await phone.goto(address);
  await phone.getByRole('radio', { name: 'Friday, October 16' }).click();
  await phone.getByRole('radio', { name: 'Grade 2', exact: true }).click();
  const place = phone.getByRole('textbox', { name: say('class-trips.ask.place') });
  await place.fill('River museum');
  await world.rows(
    `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
     values ($1, 'Field day', 'athletic_event', $2, $2) returning id`,
    [school, FRIDAY],
  );
  await phone.getByRole('button', { name: say('class-trips.ask.send') }).click();
  await expect(phone.getByText(say('errors.field.trip_day_closed'))).toBeVisible();
  await expect(
    phone.getByRole('radio', { name: say('class-trips.ask.takenClosure', { grade: 'Grade 2' }) }),
  ).toBeDisabled();
  await expect(place).toHaveValue('River museum');
});

test('two children go on a trip, and the others of the grade keep their lunch', async ({
  page,
  visitor,
  world,
}) => {
  const children = await world.rows<{
    id: number;
    name: string;
    school: number;
    grade: string;
    grade_id: number;
  }>(
    `select min(l.id) as id, l.first || ' ' || l.last as name, l.destination_id as school,
       l.grade_label as grade, l.grade_id
     from lunchers_in_place l join orders o on o.luncher_id = l.id and o.date = $1 and o.status = 'placed'
     where l.deleted_at is null and l.destination_id in (
       select s.destination_id from destination_users s join users p on p.id = s.user_id
       where p.email = 'school@demo.test')
     group by 2, 3, 4, 5 having count(*) = 1 order by l.grade_id, 1`,
    [FRIDAY],
  );
  const [first] = children;
  const two = children.filter((child) => child.grade_id === first?.grade_id).slice(0, 2);
  const [, second] = two;
  if (first === undefined || second === undefined) throw new Error('no two of a grade have lunch');
  const standing = async () =>
    (
      await world.rows<{ luncher_id: number }>(
        `select luncher_id from orders where grade_id = $1 and date = $2 and status = 'placed'
         order by 1`,
        [first.grade_id, FRIDAY],
      )
    ).map(({ luncher_id }) => luncher_id);
  const before = await standing();

  await world.signIn(page, 'school@demo.test');
  await page.goto(`/schools/x-${first.school}/blackouts`);
  await page.getByRole('link', { name: say('class-trips.waiting.links') }).click();
  await page.getByRole('textbox', { name: say('class-trips.links.teacher') }).fill('Ines Moreau');
  await page.getByRole('button', { name: say('class-trips.links.make') }).click();
  const phone = await visitor(PHONE);
  await phone.goto(await page.locator('output').innerText());
  // Five taps, the first of which opens the link: the next possible day is chosen already.
  const taps = counted();
  await expect(phone.getByRole('radio', { name: 'Friday, October 16' })).toBeChecked();
  await taps.act(phone.getByRole('radio', { name: first.grade, exact: true }));
  const names = phone.getByRole('textbox', { name: say('class-trips.ask.names') });
  await taps.act(names);
  await names.fill(two.map(({ name }) => name.toUpperCase()).join(', '));
  const place = phone.getByRole('textbox', { name: say('class-trips.ask.place') });
  await taps.act(place);
  await place.fill('Spelling bee');
  await expect(phone.locator('.trip-count')).toContainText(`2 children of ${first.grade}`);
  await expectAccessible(phone, 'what a teacher asks for some children');
  await taps.act(phone.getByRole('button', { name: say('class-trips.ask.send') }));
  expect(1 + taps.acts()).toBe(5);
  await expect(phone.getByRole('heading', { name: say('class-trips.sent.title') })).toBeVisible();

  await page
    .getByRole('link', { name: say('class-trips.trip.back') })
    .first()
    .click();
  const clicks = counted();
  const grade = `2 children of ${first.grade}`;
  await clicks.act(
    page.getByRole('link', {
      name: say('class-trips.waiting.decideOn', { grade, day: 'Fri, Oct 16' }),
    }),
  );
  await expect(page.getByRole('heading', { name: say('class-trips.naming.title') })).toBeVisible();
  await expectAccessible(page, 'a class trip of some children');
  await clicks.act(
    page.getByRole('button', { name: say('class-trips.trip.agree', { day: 'Friday', grade }) }),
  );
  expect(clicks.acts()).toBe(2);
  const gone = two.map(({ id }) => id);
  await expect
    .poll(standing, { timeout: 60_000 })
    .toEqual(before.filter((id) => !gone.includes(id)));
});

test('a school closes a day for one of its grades and lifts it again', async ({ page, world }) => {
  await world.signIn(page, 'school@demo.test');
  await page.goto('/schools');
  await page
    .getByRole('link', { name: say('destinations-portal.tabs.closures'), exact: true })
    .click();
  await page.getByRole('link', { name: say('blackouts.portal.close') }).click();
  await page
    .getByRole('textbox', { name: say('blackouts.create.name'), exact: true })
    .fill('Field day');
  const reason = page.getByLabel(say('blackouts.create.reason'));
  await expect(reason.getByRole('option', { name: say('blackouts.reasons.holiday') })).toHaveCount(
    0,
  );
  await reason.selectOption('athletic_event');
  await page
    .getByRole('button', { name: new RegExp(`^${say('blackouts.create.dates')}:`) })
    .click();
  await page.getByRole('button', { name: say('blackouts.create.tomorrow') }).click();
  await page.getByRole('button', { name: 'Grade 2' }).click();
  await expect(page.getByText(say('blackouts.preview.orders'))).toBeVisible();
  await expectAccessible(page, 'a closure of a grade');
  await page.getByRole('button', { name: say('blackouts.create.close') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Close / })
    .click();
  await page.getByRole('link', { name: say('blackouts.create.toList') }).click();
  await page
    .getByRole('button', { name: say('blackouts.school.lift', { name: 'Field day' }) })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Lift/ }).click();
  await expect(
    page.getByRole('button', { name: say('blackouts.school.lift', { name: 'Field day' }) }),
  ).toHaveCount(0);
});
