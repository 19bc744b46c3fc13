import { expectAccessible } from '../support/accessible.ts';
import { copyPerson } from '../support/copy-person.ts';
import { DANA } from '../support/people.ts';
import { reloadAsking } from '../support/reload.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test('every state of a day is told in words', async ({ page, world }) => {
  const kims = await copyPerson(world, DANA, { since: '2026-10-12' });
  await world.signIn(page, kims.email);
  const week = weekOn(page);

  // Next week: ordered, free, not saved, taken off, no school, no menu.
  await week.visit('2026-10-19');
  await expect(week.cell('Mia', 'Monday')).toContainText(say('calendar.cell.ordered'));
  await expect(week.cell('Mia', 'Monday')).toContainText('Margherita pizza');
  await expect(week.cell('Mia', 'Monday')).toContainText('One slice, apple slices');
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.choose'));
  await expect(week.cell('Leo', 'Friday')).toContainText(
    say('calendar.cell.special', { count: 1, meal: 'Cheesy flatbread' }),
  );
  await expect(week.cell('Mia', 'Wednesday')).toContainText(say('calendar.cell.noSchool'));
  await expect(week.cell('Mia', 'Wednesday')).toContainText('Teacher planning day');
  await expect(week.cell('Mia', 'Wednesday').getByRole('button')).toHaveCount(0);
  // A closed day says whose it is and when, in a list as on the page.
  await expect(week.cell('Mia', 'Wednesday')).toContainText(
    `${say('calendar.cell.closedLabel', { child: 'Mia', day: 'Wednesday, October 21' })} ${say('calendar.cell.noSchool')}`,
  );
  await expect(
    week.cell('Mia', 'Monday').getByRole('button', {
      name: /^Margherita pizza, Ordered, \$\d+\.\d\d, Mia, Monday, October 19$/,
    }),
  ).toBeVisible();
  // Named as it is, and the reason is not said twice.
  await expect(week.cell('Mia', 'Wednesday')).not.toContainText('(');
  await expect(week.cell('Ada', 'Friday')).toContainText(say('calendar.cell.noMenu'));
  await expect(week.cell('Ada', 'Friday')).toContainText(
    say('calendar.cell.noMenuWhy', { school: 'Riverside Middle' }),
  );
  await week.choose('Leo', 'Friday', 'Cheesy flatbread');
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.unsaved'));
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.dailySpecial'));
  await week.takeOff('Mia', 'Tuesday');
  await expect(week.cell('Mia', 'Tuesday')).toContainText(say('calendar.cell.unsaved'));

  // A lunch that is no longer safe, which the checks at the luncher would have taken off.
  await world.rows(
    `update lunchers set tolerances = tolerances || '{"soy": "avoid_strictly"}'
     where user_id = $1 and first = 'Ada'`,
    [kims.id],
  );
  page.on('dialog', (dialog) => void dialog.accept());
  await reloadAsking(page);
  await expect(week.cell('Ada', 'Monday')).toContainText(say('calendar.cell.blocked'));
  await expect(week.cell('Ada', 'Monday')).toContainText(
    new RegExp(
      say('calendar.problem.has', { kind: 'other', name: say('calendar.property.soy') }),
      'i',
    ),
  );
  await expectAccessible(page, 'a week with most states of a day');

  // This week: past, served, locked, closed.
  await week.visit('2026-10-12');
  await expect(page.getByRole('timer')).toContainText(say('calendar.bar.shut'));
  await expect(week.cell('Leo', 'Tuesday')).toContainText(say('calendar.cell.over'));
  await expect(week.cell('Mia', 'Tuesday')).toContainText(say('calendar.cell.served'));
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.locked'));
  await expect(week.cell('Mia', 'Friday')).toContainText(
    say('calendar.cell.closedAt', { day: 'Friday', when: 'today at 10 AM ET' }),
  );
  const locked = await week.open('Mia', 'Thursday');
  await expect(locked).toContainText(say('refusals.day.locked'));
  await expect(
    locked.getByRole('button', { name: say('calendar-choosing.panel.remove') }),
  ).toHaveCount(0);
  await expectAccessible(page, 'a day that is locked');
});

test('a closure that leaves the school open says no lunch, and why', async ({ page, world }) => {
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-11-02');
  const trip = week.cell('Mia', 'Thursday');
  await expect(trip).toContainText(say('calendar.cell.noLunch'));
  await expect(trip).toContainText(
    `Science museum trip (${say('calendar-choosing.reasons.field_trip')})`,
  );
  await expect(trip).not.toContainText(say('calendar.cell.noSchool'));
});

test('a week without menus says so', async ({ page, world }) => {
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2027-02-01');
  await expect(page.getByRole('timer')).toContainText(say('calendar.bar.notYet'));
  await expect(week.cell('Mia', 'Monday')).toContainText(say('calendar.cell.noMenu'));
});
