import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import type { Person } from '../support/copy-person.ts';
import { expect, test, type World } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const versionsOf = (page: Page, child: string, day: string): Locator =>
  page.getByRole('group', { name: say('calendar-choosing.conflict.day', { child, day }) });

async function mealOf(
  world: World,
  family: Person,
  luncher: string,
  date: string,
): Promise<string | undefined> {
  const [row] = await world.rows<{ name: string }>(
    `select i.name from orders o join items i on i.id = o.item_id
     join lunchers l on l.id = o.luncher_id
     where o.user_id = $1 and l.first = $2 and o.date = $3 and o.status <> 'cancelled'`,
    [family.id, luncher, date],
  );
  return row?.name;
}

test('two parents of one family save at once: nothing is overwritten unseen', async ({
  page,
  visitor,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('409');
  const other = await visitor();
  await world.signIn(page, kims.email);
  await world.signIn(other, kims.email);
  const mine = weekOn(page);
  const theirs = weekOn(other);
  await mine.visit('2026-10-19');
  await theirs.visit('2026-10-19');

  await mine.choose('Mia', 'Thursday', 'Vegetable dumplings');
  await mine.choose('Leo', 'Friday', 'Cheese ravioli');
  await theirs.choose('Mia', 'Thursday', 'Cheese ravioli');
  await theirs.choose('Ada', 'Tuesday', 'Beef hot dog');
  await theirs.save(2);

  // Theirs stand, mine are not lost, and both are shown.
  await mine.saveButton(2).click();
  const dialog = page.getByRole('dialog', { name: say('calendar-choosing.conflict.title') });
  await expect(dialog).toBeVisible();
  expect(await mealOf(world, kims, 'Mia', '2026-10-22')).toBe('Cheese ravioli');
  expect(await mealOf(world, kims, 'Leo', '2026-10-23')).toBeUndefined();
  const versions = versionsOf(page, 'Mia', 'Thursday');
  const saved = versions.getByRole('radio', { name: say('calendar-choosing.conflict.theirs') });
  const chosen = versions.getByRole('radio', { name: say('calendar-choosing.conflict.mine') });
  await expect(saved).toBeChecked();
  await expect(saved).toHaveAccessibleName(/Cheese ravioli/);
  await expect(chosen).toHaveAccessibleName(/Vegetable dumplings/);
  await expect(dialog).toContainText(
    `${say('calendar-choosing.conflict.alsoTitle')}Ada, Tuesday: Beef hot dog`,
  );
  await expectAccessible(page, 'two versions of a week');

  // Theirs is taken; what nobody else touched still waits to be saved.
  await dialog.getByRole('button', { name: say('calendar-choosing.conflict.done') }).click();
  await expect(mine.cell('Mia', 'Thursday')).toContainText('Cheese ravioli');
  await expect(mine.cell('Ada', 'Tuesday')).toContainText('Beef hot dog');
  await expect(mine.cell('Leo', 'Friday')).toContainText(say('calendar.cell.unsaved'));
  await mine.save(1);
  expect(await mealOf(world, kims, 'Mia', '2026-10-22')).toBe('Cheese ravioli');
  expect(await mealOf(world, kims, 'Leo', '2026-10-23')).toBe('Cheese ravioli');

  // The other browser still shows the week as it was before that, and keeps its own version.
  await theirs.choose('Leo', 'Friday', 'Beef stew');
  await theirs.saveButton(1).click();
  const otherDialog = other.getByRole('dialog', { name: say('calendar-choosing.conflict.title') });
  await versionsOf(other, 'Leo', 'Friday')
    .getByRole('radio', { name: say('calendar-choosing.conflict.mine') })
    .check();
  await otherDialog.getByRole('button', { name: say('calendar-choosing.conflict.done') }).click();
  expect(await mealOf(world, kims, 'Leo', '2026-10-23')).toBe('Cheese ravioli');
  await theirs.save(1);
  await expect(theirs.cell('Leo', 'Friday')).toContainText('Beef stew');
  expect(await mealOf(world, kims, 'Leo', '2026-10-23')).toBe('Beef stew');
});

test('a conflict can be looked at later, and is not forgotten', async ({
  page,
  visitor,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('409');
  const other = await visitor();
  await world.signIn(page, kims.email);
  await world.signIn(other, kims.email);
  const mine = weekOn(page);
  await mine.visit('2026-10-19');
  await mine.choose('Leo', 'Thursday', 'Cheese ravioli');
  const theirs = weekOn(other);
  await theirs.visit('2026-10-19');
  await theirs.takeOff('Leo', 'Thursday');
  await theirs.save(1);

  await mine.saveButton(1).click();
  await page.getByRole('button', { name: say('calendar-choosing.conflict.close') }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
    say('calendar-choosing.conflict.pending'),
  );
  await page.getByRole('button', { name: say('calendar-choosing.conflict.look') }).click();
  const versions = versionsOf(page, 'Leo', 'Thursday');
  await expect(
    versions.getByRole('radio', { name: say('calendar-choosing.conflict.theirs') }),
  ).toHaveAccessibleName(new RegExp(say('calendar-choosing.conflict.nothing')));
  await versions.getByRole('radio', { name: say('calendar-choosing.conflict.mine') }).check();
  await page.getByRole('button', { name: say('calendar-choosing.conflict.done') }).click();
  await mine.save(1);
  expect(await mealOf(world, kims, 'Leo', '2026-10-22')).toBe('Cheese ravioli');
});
