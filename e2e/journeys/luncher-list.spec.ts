import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { readMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const SECRETARY = 'school@demo.test';
/** The night before: the first school day is Friday. */
const DAY = '2026-10-16';

test('an office gets from the welcome mail to the printed list of the day in six clicks', async ({
  page,
  visitor,
  world,
}) => {
  const [secretary] = await world.rows<{ id: number; name: string }>(
    `select u.id, d.name from users u join destination_users o on o.user_id = u.id
       join destinations d on d.id = o.destination_id where u.email = $1 order by d.id limit 1`,
    [SECRETARY],
  );
  const admin = await visitor();
  await world.signIn(admin, 'admin@demo.test');
  const sent = await admin.request.post(`/api/users/${secretary?.id}/send_welcome/school`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(sent.status()).toBe(200);

  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const letter = await readMail(
    page,
    SECRETARY,
    say('letters.letters.portal_welcome.school.subject', { product: 'Yay Lunch' }),
  );
  clicks += 1;
  await page.goto(/\/schools\b/.exec(letter)?.[0] ?? '');
  await page.getByLabel(say('identity.login.email')).fill(SECRETARY);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill('lunch-demo-1');
  await click(page.getByRole('button', { name: say('identity.login.submit'), exact: true }));
  await click(
    page.getByRole('link', { name: say('destinations-portal.tabs.lunchers'), exact: true }),
  );
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await click(page.getByRole('button', { name: say('luncher-lists.files.print'), exact: true }));
  await expect(page.getByRole('heading', { name: say('luncher-lists.sheet.title') })).toBeVisible();
  await click(page.getByRole('button', { name: say('luncher-lists.sheet.print'), exact: true }));
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  expect(clicks).toBeLessThanOrEqual(6);
});

test('the list names who eats and who must not eat what, and is one with its paper and its files', async ({
  page,
  world,
}) => {
  await world.signIn(page, SECRETARY);
  await page.goto('/schools');
  await page
    .getByRole('link', { name: say('destinations-portal.tabs.lunchers'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('luncher-lists.title'));
  await page.goto(`${new URL(page.url()).pathname}?date=${DAY}`);
  const [counted] = await world.rows<{ children: number; lunches: number; strict: number }>(
    `select (select count(*)::int from lunchers l where l.destination_id = d.id
         and l.deleted_at is null) as children,
       (select count(distinct luncher_id)::int from orders o where o.destination_id = d.id
         and o.date = $1 and o.status <> 'cancelled') as lunches,
       (select count(*)::int from lunchers l where l.destination_id = d.id and l.deleted_at is null
         and l.tolerances::text like '%avoid_strictly%') as strict
     from destinations d where d.id = $2`,
    [DAY, /-(\d+)\/lunchers/.exec(page.url())?.[1]],
  );
  const tab = (name: 'everyone' | 'lunch' | 'strict') =>
    page
      .getByRole('navigation', { name: say('luncher-lists.tabsLabel') })
      .getByRole('link', { name: say(`luncher-lists.tabs.${name}`) });
  await expect(tab('everyone')).toContainText(String(counted?.children));
  await expect(tab('lunch')).toContainText(String(counted?.lunches));
  await expect(tab('strict')).toContainText(String(counted?.strict));
  await expectAccessible(page, 'the list');

  await tab('strict').click();
  const table = page.getByRole('table', { name: say('luncher-lists.title') });
  await expect(table.getByRole('rowheader')).toHaveCount(counted?.strict ?? 0);
  const name = (await table.getByRole('rowheader').first().textContent()) ?? '';
  await expect(table.locator('.black-tag').first()).toBeVisible();
  await page.getByRole('searchbox', { name: say('luncher-lists.search') }).fill(name);
  await expect(table.getByRole('rowheader')).toHaveText([name]);
  await page.getByRole('searchbox', { name: say('luncher-lists.search') }).fill('no such child');
  await expect(page.getByText(say('luncher-lists.nobodyTitle'))).toBeVisible();
  await page.getByRole('link', { name: say('luncher-lists.clear') }).click();
  await expect(tab('everyone')).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: say('luncher-lists.files.print'), exact: true }).click();
  const paper = page.getByRole('region', { name: say('luncher-lists.sheet.title') });
  await expect(paper.locator('.box')).toHaveCount(counted?.lunches ?? 0);
  await expectAccessible(page, 'the sheet');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('luncher-lists.files.csv'), exact: true }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(
    new Set(
      file
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',').slice(1, 4).join()),
    ).size,
  ).toBe(counted?.lunches);

  // On paper there is nothing but the sheet.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});

test('the list shows a week of meals without the columns that nobody needs, any day, and today', async ({
  page,
  world,
}) => {
  await world.signIn(page, SECRETARY);
  await page.goto('/schools');
  await page
    .getByRole('link', { name: say('destinations-portal.tabs.lunchers'), exact: true })
    .click();
  const table = page.getByRole('table', { name: say('luncher-lists.title') });
  const head = (name: string) => table.getByRole('columnheader', { name, exact: true });
  const days = page.getByRole('navigation', { name: say('luncher-lists.day') });
  const today = days.getByRole('button', { name: say('luncher-lists.today') });
  await expect(today).toHaveAttribute('aria-current', 'date');
  const date = days.getByLabel(say('luncher-lists.date'));
  const first = await date.inputValue();
  // A Saturday leads to the Monday after.
  await date.fill('2026-10-24');
  await expect(date).toHaveValue('2026-10-26');
  await expect(today).not.toHaveAttribute('aria-current');
  await today.click();
  await expect(date).toHaveValue(first);

  const eaten = table.locator('.list-week [data-state="lunch"]');
  const dots = await eaten.count();
  expect(dots).toBeGreaterThan(0);
  await page.getByRole('radio', { name: say('luncher-lists.spans.week'), exact: true }).check();
  await expect(head(say('luncher-lists.columns.meal'))).toHaveCount(0);
  await expect(table.locator('td.list-day:has(.list-meal-line)')).toHaveCount(dots);
  await expectAccessible(page, 'the week of the list');

  await page.getByRole('button', { name: say('luncher-lists.columnsButton') }).click();
  const columns = page.getByRole('dialog', { name: say('luncher-lists.columnsButton') });
  await columns.getByRole('checkbox', { name: say('luncher-lists.columns.state') }).uncheck();
  await page.keyboard.press('Escape');
  await expect(head(say('luncher-lists.columns.state'))).toHaveCount(0);
  await expect(head(say('luncher-lists.columns.strict'))).toBeVisible();
  await page.reload();
  await expect(head(say('luncher-lists.columns.strict'))).toBeVisible();
  await expect(head(say('luncher-lists.columns.state'))).toHaveCount(0);
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('children without a room are seated together, in five clicks from the day', async ({
    page,
    world,
  }) => {
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    // A child who lacks a grade alone has a room to keep.
    await world.rows(
      `update lunchers set grade_id = g.id from grades g
       where g.destination_id = lunchers.destination_id and g.label like 'I Don%t Know Yet'
         and first = 'Cora' and last = 'Abbott' returning lunchers.id`,
      [],
    );
    await world.signIn(page, SECRETARY);
    await page.goto('/schools');
    await click(page.getByRole('link', { name: say('destinations-day.unplaced.open') }));
    await expect(page).toHaveURL(/lunchers\?tab=needs_you/);
    const cora = page.getByRole('row', { name: /Abbott, Cora/ });
    await expect(cora).toContainText('112');
    await click(page.getByLabel(say('luncher-lists.seat.allWithout')));
    // Two who are new, and two who have no valid grade either.
    const count = 4;
    await expect(page.getByText(say('luncher-lists.seat.chosen', { count }))).toBeVisible();
    await expectAccessible(page, 'a list with children that are checked');
    clicks += 1;
    await page.getByLabel(say('luncher-lists.seat.room'), { exact: true }).selectOption('202');
    await click(page.getByRole('button', { name: say('luncher-lists.seat.act') }));
    await expect(
      page.getByText(say('luncher-lists.seat.seated', { count, room: '202' })),
    ).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(5);
    for (const name of ['Abbott, Cora', 'Brooks, Eli', 'Haddad, Lina']) {
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
        say('luncher-lists.states.noGrade'),
      );
    }
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(cora).toContainText('112');

    // A child who has moved since is on the list of the day still, and no longer the office's to
    // seat.
    await world.rows(
      `update lunchers l set destination_id = g.destination_id, grade_id = g.id, room_id = null
       from grades g join destinations d on d.id = g.destination_id
       where d.name = 'Riverside Middle' and g.label = 'Grade 6'
         and l.first = 'Ezra' and l.last = 'Ahmed' returning l.id`,
      [],
    );
    await page.getByRole('link', { name: say('luncher-lists.tabs.everyone') }).click();
    await expect(page.getByRole('row', { name: /Ahmed, Ezra/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Ahmed, Ezra/ }).getByRole('checkbox')).toHaveCount(
      0,
    );

    // On a phone one child leaves the room again.
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('checkbox', { name: say('luncher-lists.seat.one', { name: 'Layla Cohen' }) })
      .check();
    await expectAccessible(page, 'a list on a phone with a child that is checked');
    await page
      .getByLabel(say('luncher-lists.seat.room'), { exact: true })
      .selectOption({ label: say('luncher-lists.seat.none') });
    await page.getByRole('button', { name: say('luncher-lists.seat.act') }).click();
    await expect(page.getByText(say('luncher-lists.seat.taken', { count: 1 }))).toBeVisible();
    const unseated = await world.rows<{ first: string }>(
      `select l.first from lunchers l join destinations d on d.id = l.destination_id
       where l.room_id is null and d.name = 'Maplewood Elementary' and l.deleted_at is null`,
      [],
    );
    expect(unseated.map(({ first }) => first)).toEqual(['Layla']);
  });
});
