import { expectAccessible } from '../support/accessible.ts';
import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const SUNDAY_MORNING = '2026-10-18T13:00:00Z';
const MONDAY_AFTERNOON = '2026-10-19T17:30:00Z';

test('the late fee is changed with its consequences read first, and charged', async ({
  world,
  page,
  visitor,
  watch,
}) => {
  // The server checks values while they are typed, and refuses some.
  watch.expectFailure('/api/admin/site-options/preview');
  const team = await visitor();
  await world.signIn(team, 'admin@demo.test');
  await team.goto('/admin/settings');
  const section = team.getByRole('region', { name: say('site-options.types.late_fee') });
  const fee = section.getByLabel(say('site-options.fields.late_fee.cents'));
  await expect(fee).toHaveValue('1.00');
  await expect(section).toContainText(say('site-options.does'));

  // An impossible fee is refused at the field, before anything is saved.
  await fee.fill('250');
  await expect(section).toContainText(say('errors.field.invalid'));
  await fee.fill('2.50');
  await expect(section).toContainText(say('site-options.willDo'));
  await expect(section).toContainText('costs $2.50 more starting Sunday, October 18, 12 AM');
  await expect(section).toContainText(say('site-options.consequences.late_kept'));
  await expectAccessible(team, 'the settings with a change');
  await team.getByRole('button', { name: say('admin.record.save') }).click();
  await expect(team.getByText(say('alerts.settingsSaved'))).toBeVisible();

  // From now on it holds for families: said on the week, saved with the meal, charged at noon.
  await world.moveTo(SUNDAY_MORNING);
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await expect(page.getByRole('timer')).toContainText(
    say('calendar.bar.lateNow', { fee: '$2.50' }),
  );
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await week.save(1);
  await world.moveTo(MONDAY_AFTERNOON);
  const charged = await world.rows<{ cents: number }>(
    `select coalesce(sum(c.late_fee_cents), 0)::int as cents
     from order_charges c join orders o on o.id = c.order_id
     where o.user_id = $1 and o.date = '2026-10-22'`,
    [DANA_ID],
  );
  expect(charged).toEqual([{ cents: 250 }]);

  // The history tells who changed what, and puts it back through the same form.
  await team.reload();
  await section
    .getByRole('button', {
      name: say('site-options.history.openOf', { type: say('site-options.types.late_fee') }),
    })
    .click();
  const history = team.getByRole('dialog');
  await expect(history).toContainText('$1.00 → $2.50');
  await expectAccessible(team, 'the history of a setting');
  await history
    .getByRole('button', { name: say('site-options.history.restoreFirst', { version: '2' }) })
    .click();
  await expect(fee).toHaveValue('1.00');
  await team.getByRole('button', { name: say('admin.record.save') }).click();
  await expect(team.getByText(say('alerts.settingsSaved'))).toBeVisible();
  await team.reload();
  await expect(fee).toHaveValue('1.00');
});

test('hours that would close ordering for everybody are asked twice', async ({
  world,
  page,
  watch,
}) => {
  watch.expectFailure('409 (Conflict)');
  // Thursday, 7:30 in Chicago and 8:30 in New York: Friday can still be ordered until ten.
  await world.moveTo('2026-10-15T12:30:00Z');
  await world.signIn(page, 'admin@demo.test');
  await page.goto('/admin/settings');
  const section = page.getByRole('region', { name: say('site-options.types.times') });
  const closes = section.getByLabel(say('site-options.fields.times.dayBeforeHour'));
  await closes.selectOption('5');
  await expect(section).toContainText(say('site-options.consequences.closes_all'));
  const save = page.getByRole('button', { name: say('admin.record.save') });
  await save.click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText(say('site-options.closing.title'));
  await dialog.getByRole('button', { name: say('site-options.closing.next') }).click();
  await expect(dialog).toContainText(say('site-options.closing.againTitle'));
  // Nothing is saved by walking away.
  await page.keyboard.press('Escape');
  const times = () =>
    world.rows<{ hour: number }>(
      `select (fields ->> 'dayBeforeHour')::int as hour from site_options where type = 'times'`,
    );
  expect(await times()).toEqual([{ hour: 10 }]);
  await save.click();
  await dialog.getByRole('button', { name: say('site-options.closing.next') }).click();
  await dialog.getByRole('button', { name: say('site-options.closing.confirm') }).click();
  await expect(page.getByText(say('alerts.settingsSaved'))).toBeVisible();
  expect(await times()).toEqual([{ hour: 5 }]);
});
