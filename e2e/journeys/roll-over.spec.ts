import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, type World } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { di, say } from '../support/words.ts';

test.use({ sharing: 'own' });

const SCHOOL = 1;
const LATER_MONDAY = '2026-10-26';

const seats = (world: World) =>
  world.rows<{ id: number; grade_id: number; room_id: number | null }>(
    `select id, grade_id, room_id from lunchers
     where destination_id = $1 and deleted_at is null order by id`,
    [SCHOOL],
  );

/** Moves the grades of the school up, as its office does. */
async function moveUp(page: Page, world: World): Promise<void> {
  await world.signIn(page, 'school@demo.test');
  await page.goto('/schools');
  await page.getByRole('link', { name: say('destinations-portal.tabs.lunchers') }).click();
  await page.getByRole('link', { name: say('luncher-lists.rollOver') }).click();
  await expect(page.getByText(say('roll-over.preview'))).toBeVisible();
  // In October it comes late: the office is told before anything moves.
  await expect(
    page.getByText(say('roll-over.runsTitle', { year: '2026', next: '27' })),
  ).toBeVisible();
}
const startButton = (page: Page) => page.getByRole('button', { name: /^Move \d+ child/ });

test('a roll-over is looked at, lets one child stay, and is undone', async ({ page, world }) => {
  const before = await seats(world);
  await moveUp(page, world);
  await expectAccessible(page, 'the preview of a roll-over');
  expect(await seats(world), 'nothing moves before it is confirmed').toEqual(before);

  // One child goes another way: the number on the button says so.
  const count = async () => Number((await startButton(page).innerText()).match(/\d+/)?.[0]);
  const all = await count();
  await page.getByLabel(say('roll-over.child')).selectOption({ index: 1 });
  await expect.poll(count).toBe(all - 1);

  await startButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: say('roll-over.confirmTitle') });
  await dialog.getByRole('button', { name: /^Move/ }).click();
  await expect(page.getByRole('heading', { name: say('roll-over.doneTitle') })).toBeVisible();
  await expectAccessible(page, 'a roll-over that is done');
  const moved = await seats(world);
  expect(moved.filter((seat, at) => seat.grade_id !== before[at]?.grade_id)).toHaveLength(all - 1);

  await page.getByRole('button', { name: say('roll-over.undo') }).click();
  const undoing = page.getByRole('alertdialog', { name: say('roll-over.undoTitle') });
  await undoing.getByRole('button', { name: say('roll-over.undo') }).click();
  await expect(page.getByText(say('roll-over.preview'))).toBeVisible();
  expect(await seats(world)).toEqual(before);
});

test('the last grade goes to another school of the office, and nobody is asked', async ({
  page,
  world,
}) => {
  const [last] = await world.rows<{ id: number; label: string; children: number }>(
    `select g.id, g.label, (select count(*)::int from lunchers l
       where l.grade_id = g.id and l.deleted_at is null) as children
     from grades g where g.destination_id = $1 and g.label like 'Grade %'
     order by g.position desc limit 1`,
    [SCHOOL],
  );
  const [next] = await world.rows<{ id: number; name: string; grade: string }>(
    `with other as (
       select d.id, d.name from destinations d join destinations here on here.id = $1
       where d.market_id = here.market_id and d.id <> here.id and d.status = 'active'
       order by d.id limit 1
     ), mine as (
       insert into destination_users (destination_id, user_id)
       select other.id, u.id from other, users u where u.email = 'school@demo.test'
     )
     select other.id, other.name, g.label as grade from other join grades g
       on g.destination_id = other.id order by g.position limit 1`,
    [SCHOOL],
  );
  if (!last || !next) throw new Error('no second school');
  await world.signIn(page, 'school@demo.test');
  await page.goto(`/schools/x-${SCHOOL}/lunchers/rollover`);
  const choice = page.getByLabel(say('roll-over.lastTo', { grade: last.label }));
  await choice.selectOption({ label: next.grade });
  const where = say('roll-over.atSchool', { grade: next.grade, school: next.name });
  await expect(page.getByRole('cell', { name: where })).toBeVisible();
  await expect(page.getByText(say('roll-over.whatLastAway'))).toBeVisible();
  await expectAccessible(page, 'a roll-over whose last grade goes to another school');
  await startButton(page).click();
  await page
    .getByRole('alertdialog', { name: say('roll-over.confirmTitle') })
    .getByRole('button', { name: /^Move/ })
    .click();
  await expect(page.getByRole('heading', { name: say('roll-over.doneTitle') })).toBeVisible();
  const [gone] = await world.rows<{ children: number; asked: number }>(
    `select count(*)::int as children, count(*) filter (where m.asked)::int as asked
     from roll_over_lunchers m join lunchers l on l.id = m.luncher_id
     where m.from_grade_id = $1 and l.destination_id = $2`,
    [last.id, next.id],
  );
  expect(gone).toEqual({ children: last.children, asked: 0 });
});

test('an office that speaks Spanish reads its grades in Spanish', async ({ page, world }) => {
  await world.rows(`update users set locale = 'es' where email = $1 returning id`, [
    'school@demo.test',
  ]);
  await world.signIn(page, 'school@demo.test');
  const spanish = page.getByText(/\d\.(er|º)\sgrado|Kínder/);
  const english = page.getByText(/\bGrade \d|Kindergarten/);
  for (const [below, sentence] of [
    ['lunchers/rollover', di('roll-over.preview')],
    ['lunchers/sheet', di('luncher-lists.sheet.print')],
    ['labels', di('labels.preview.first')],
  ] as const) {
    await page.goto(`/schools/maplewood-elementary-${SCHOOL}/${below}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(spanish.first()).toBeAttached();
    await expect(english).toHaveCount(0);
  }
});

test('a family whose child left the last grade answers, and orders its first lunch', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('402');
  const office = await visitor();
  await moveUp(office, world);
  await startButton(office).click();
  await office
    .getByRole('alertdialog', { name: say('roll-over.confirmTitle') })
    .getByRole('button', { name: /^Move/ })
    .click();
  await expect(office.getByRole('heading', { name: say('roll-over.doneTitle') })).toBeVisible();

  const [asked] = await world.rows<{ email: string; first: string; children: number }>(
    `select u.email, l.first,
       (select count(*)::int from lunchers o where o.user_id = u.id and o.deleted_at is null)
         as children
     from roll_over_lunchers m join lunchers l on l.id = m.luncher_id
     join users u on u.id = l.user_id
     where u.reboard and m.asked and l.destination_id = $1 order by u.id limit 1`,
    [SCHOOL],
  );
  if (asked === undefined) throw new Error('nobody left the last grade');
  await world.signIn(page, asked.email);
  await page.goto('/lunch-calendar');
  await expect(page).toHaveURL(/\/welcome-back$/);
  const child = page.getByRole('region', { name: new RegExp(`^${asked.first}`) });
  await expect(child).toBeVisible();
  await expectAccessible(page, 'the questions to a family whose child left the last grade');
  // The grade that nobody knows is none to pick.
  await expect(child.getByLabel(say('lunchers.grade'))).not.toContainText(/Know Yet/);
  await child.getByRole('combobox', { name: say('lunchers.school') }).fill('saint bren');
  await page.getByRole('option', { name: /St\. Brendan's School/ }).click();
  await child.getByLabel(say('lunchers.grade')).selectOption('Grade 2');
  await page.getByRole('button', { name: say('lunchers.returning.submit') }).click();
  // Lunches that a kitchen has already still come: the dialog says so before it saves.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('lunchers.returning.confirm') })
    .click();
  await expect(page).toHaveURL(/\/lunch-calendar/);

  const week = weekOn(page);
  await week.visit(LATER_MONDAY);
  await expect(week.row(asked.first)).toContainText("Grade 2, St. Brendan's School");
  const panel = await week.open(asked.first, 'Thursday');
  await panel
    .getByRole('button', {
      name: new RegExp(`^${say('calendar-choosing.panel.chooseLabel', { meal: '' })}`),
    })
    .first()
    .click();
  await expect(panel).toBeHidden();
  await week.saveButton(1).click();
  await expect
    .poll(() =>
      world.rows(
        `select o.status from orders o join lunchers l on l.id = o.luncher_id
         join users u on u.id = l.user_id
         join destinations d on d.id = o.destination_id
         where u.email = $1 and l.first = $2 and d.name like 'St. Brendan%'
           and o.date >= '2026-10-26' and o.status <> 'cancelled'`,
        [asked.email, asked.first],
      ),
    )
    .toEqual([{ status: 'placed' }]);
});
