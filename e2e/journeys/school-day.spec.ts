import { expectAccessible } from '../support/accessible.ts';
import { listening } from '../support/listening.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

// Other journeys order for children of this school.
test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('the office lands on its day, with the strict allergies in sight', async ({
    page,
    world,
  }) => {
    await page.goto('/login');
    await page.getByLabel(say('identity.login.email'), { exact: true }).fill('school@demo.test');
    await page.getByLabel(say('identity.login.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();

    // No click more: she is there.
    await expect(page).toHaveURL(/\/schools\/maplewood-elementary-\d+$/);
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursday, October 15');
    const allergies = page.getByRole('region', { name: say('destinations-day.allergies.title') });
    const mia = allergies.getByRole('row', { name: /^Mia Kim Grade 3, 212/ });
    await expect(mia).toContainText(say('destinations-day.strict.peanuts'));
    await expect(mia).toContainText(say('destinations-day.allergies.safe'));

    const [ordered] = await world.rows<{ all: number; strict: number }>(
      `select count(*)::int as all, (count(*) filter (where strict_tolerances <> '{}'))::int as strict
       from lunches where destination_id = $1 and date = '2026-10-15' and status <> 'cancelled'`,
      [id],
    );
    await expect(page.getByText(`${ordered?.all} lunches`, { exact: true })).toBeVisible();
    await expect(allergies.getByRole('row')).toHaveCount((ordered?.strict ?? 0) + 1);
    await expectAccessible(page, 'a school’s day');
    // On paper there is nothing to press, and an allergy is white on black.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    const tag = mia.locator('.black-tag').first();
    await expect(tag).toHaveCSS('print-color-adjust', 'exact');
    await expect(tag).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: null });

    // Tomorrow can still change until five, and says so.
    await page.getByRole('link', { name: /^Next day/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday, October 16');
    await expect(page.getByRole('status').filter({ hasText: '5 PM' })).toContainText('Not final');
    const days = page.getByRole('navigation', { name: say('destinations-day.days'), exact: true });
    await days.getByRole('link', { name: say('destinations-day.today'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursday, October 15');
  });

  test('a closed day, and a grade that is closed, say why and count nothing', async ({
    page,
    world,
  }) => {
    const closureOf = async (whose: string) => {
      const [row] = await world.rows<{ day: string; name: string }>(
        `select to_char(starts_on, 'YYYY-MM-DD') as day, name from blackouts b
         where destination_id = 1 and starts_on > '2026-10-15' and ${whose}
           and extract(isodow from starts_on) < 6 and not exists (
             select from lunches l where l.destination_id = 1 and l.date = b.starts_on
               and l.status <> 'cancelled' and (b.grade_id is null or l.grade_id = b.grade_id))
         order by starts_on limit 1`,
      );
      if (row === undefined) throw new Error('no such closure');
      return row;
    };
    const whole = await closureOf('grade_id is null');
    await world.signIn(page, 'school@demo.test');
    await page.goto(`/schools/maplewood-elementary-1?date=${whole.day}`);
    const standing = page.getByRole('status').filter({ hasText: whole.name });
    await expect(standing).toContainText(/^Closed: /);
    await expect(page.getByText(say('destinations-day.shut'))).toBeVisible();
    await expect(page.getByText(say('destinations-day.none'))).toHaveCount(0);
    const grades = page.getByRole('region', { name: say('destinations-day.grades.title') });
    await expect(grades).toHaveCount(0);
    await expectAccessible(page, 'a closed day of a school');

    const part = await closureOf('grade_id is not null');
    await page.goto(`/schools/maplewood-elementary-1?date=${part.day}`);
    const closed = say('destinations-day.grades.closed', { reason: part.name });
    const shut = grades.getByRole('row').filter({ hasText: closed });
    await expect(shut).toHaveCount(1);
    await expect(shut.getByRole('cell', { name: '0', exact: true })).toHaveCount(0);
    await expectAccessible(page, 'a day of a school on which a grade is closed');
  });

  test('a parent’s change shows on the open day of the office', async ({
    page,
    visitor,
    world,
  }) => {
    await world.signIn(page, 'school@demo.test');
    const heard = listening(page, /private-school/);
    await page.goto('/schools/maplewood-elementary-1?date=2026-10-22');
    await heard;
    const changes = page.getByRole('region', {
      name: new RegExp(`^${say('destinations-day.changes.title')}`),
    });
    await expect(changes).toBeVisible();
    const mia = changes
      .getByRole('listitem')
      .filter({ hasText: 'Mia Kim' })
      .filter({ hasText: 'Cheese ravioli' });
    await expect(mia).toHaveCount(0);

    const parent = await visitor();
    await world.signIn(parent, DANA);
    const week = weekOn(parent);
    await week.visit('2026-10-19');
    await week.choose('Mia', 'Thursday', 'Cheese ravioli');
    await week.save(1);
    // Well before the page would look by itself.
    await expect(mia).toBeVisible({ timeout: 20_000 });
  });

  test('the office seats a child who has no room', async ({ page, world }) => {
    await world.signIn(page, 'school@demo.test');
    await page.goto('/schools');
    const needs = page.getByRole('region', {
      name: new RegExp(say('destinations-day.unplaced.title')),
    });
    const field = needs.getByRole('combobox').first();
    const child = (await field.getAttribute('id')) ?? '';
    const name = await page.locator(`label[for="${child}"]`).innerText();
    await field.selectOption({ label: '102' });
    await expect(needs.getByRole('combobox', { name })).toHaveCount(0);
    const [first] = name.replace('Room of ', '').split(' ');
    const [seated] = await world.rows<{ room: string }>(
      `select r.name as room from lunchers l join rooms r on r.id = l.room_id
       where l.destination_id = 1 and l.first = $1 and r.name = '102'`,
      [first],
    );
    expect(seated).toEqual({ room: '102' });
  });
});

test('somebody with several schools keeps her page in another one', async ({ page, world }) => {
  await world.signIn(page, 'admin@demo.test');
  await page.goto('/schools');
  await page.getByRole('link', { name: 'Maplewood Elementary' }).click();
  await page.getByRole('link', { name: say('destinations-portal.tabs.week'), exact: true }).click();
  await expect(page).toHaveURL(/\/maplewood-elementary-\d+\/week$/);
  // The new page takes the focus once it is there, and a menu that was opened before would close.
  await expect(page.getByRole('main')).toBeFocused();
  const name = say('destinations-portal.switch', { school: 'Maplewood Elementary' });
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: /^Lakeview Elementary/ }).click();
  await expect(page).toHaveURL(/\/lakeview-elementary-\d+\/week$/);

  // The page below a tab stays as well, with its day; a grade is the other school's own.
  await page.goto('/schools/maplewood-elementary-1/lunchers/sheet?date=2026-10-16&grade_id=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('luncher-lists.sheet.title'),
  );
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: /^Lakeview Elementary/ }).click();
  await expect(page).toHaveURL(/\/lakeview-elementary-\d+\/lunchers\/sheet\?date=2026-10-16$/);
});
