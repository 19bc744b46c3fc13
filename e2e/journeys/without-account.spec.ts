import { DEMO_KIOSK_TOKEN } from '@yay/seeds/demo';
import { BAG_ROOM, BAG_SCHOOL, lunchesFor } from '../support/bags.ts';
import { expectLooks } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { di, say } from '../support/words.ts';

// Screens of people without an account, in the language of their browser.
test.use({ sharing: 'own', locale: 'es-US' });

const TODAY = '2026-10-15';

test('a teacher asks for some children in Spanish, by day and by night', async ({
  page,
  visitor,
  world,
}) => {
  const office = await visitor({ locale: 'en-US' });
  await world.signIn(office, 'school@demo.test');
  await office.goto(`/schools/x-${BAG_SCHOOL}/blackouts`);
  await office.getByRole('link', { name: say('class-trips.waiting.links') }).click();
  await office.getByRole('textbox', { name: say('class-trips.links.teacher') }).fill('Inés Moreno');
  await office.getByRole('button', { name: say('class-trips.links.make') }).click();
  await page.goto(await office.locator('output').innerText());
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(
    page.getByText(di('class-trips.ask.hello', { teacher: 'Inés Moreno' })),
  ).toBeVisible();
  await page.getByRole('radio', { name: /^2\.º\sgrado$/ }).click();
  await page
    .getByRole('textbox', { name: di('class-trips.ask.names') })
    .fill('Ana Ruiz, Benito Ode');
  await expect(page.locator('.trip-count')).toContainText(/2 niños de 2\.º\sgrado/);
  await expect(page.getByText(/\bGrade \d|Kindergarten/)).toHaveCount(0);
  await expectLooks(page, 'what a teacher asks in Spanish');
  await page.getByRole('button', { name: di('class-trips.ask.send') }).click();
  await expect(page.getByText(di('class-trips.ask.needPlace'))).toBeVisible();
  await expectLooks(page, 'what a teacher has left out, in Spanish');
  await page.getByRole('textbox', { name: di('class-trips.ask.place') }).fill('Museo del río');
  await page.getByRole('button', { name: di('class-trips.ask.send') }).click();
  await expect(page.getByRole('heading', { name: di('class-trips.sent.title') })).toBeVisible();
  await expectLooks(page, 'what a teacher has asked, in Spanish');
});

test('a tablet hands out in Spanish, by day and by night', async ({ page, world }) => {
  const [first, second] = await lunchesFor(world.rows, TODAY, 2);
  if (!first || !second) throw new Error('no lunches');
  await world.rows(
    `update lunchers set tolerances = '{"kosher": "avoid_strictly"}'
     where id = (select luncher_id from orders where id = $1)`,
    [second.id],
  );
  const tile = (child: typeof first) =>
    page.getByRole('button', {
      name: new RegExp(`^${child.first} ${child.last.slice(0, 1)}\\b`),
    });
  await page.goto(`/kiosk#${DEMO_KIOSK_TOKEN}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: di('handouts.find') })).toBeVisible();
  await expect(page.getByText(/\bGrade \d|Kindergarten/)).toHaveCount(0);
  await expectLooks(page, 'the classes of a tablet in Spanish');
  await page.getByRole('button', { name: new RegExp(`\\b${BAG_ROOM}\\b`) }).click();
  await tile(first).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bag1 Number');
  await expectLooks(page, 'a child on a tablet in Spanish');
  await page.getByRole('button', { name: di('handouts.problem'), exact: true }).click();
  await page.getByRole('button', { name: di('handouts.problems.damaged') }).click();
  await expectLooks(page, 'a problem on a tablet in Spanish');
  await page.getByRole('button', { name: di('handouts.tell') }).click();
  await expect(tile(first)).toContainText(di('handouts.problemsShort.damaged'));
  await expectLooks(page, 'a class on a tablet in Spanish');
  await tile(second).click();
  await expect(page.getByRole('heading', { name: di('handouts.stop') })).toBeVisible();
  await expectLooks(page, 'the alarm of a tablet in Spanish');
});
