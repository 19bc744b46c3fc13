import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

test('ratings are switched off with what that does read first, and on again from the history', async ({
  world,
  page,
  visitor,
}) => {
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-12');
  const thumbs = page.getByRole('group', { name: /^Did Mia like / });
  await expect(thumbs.first()).toBeVisible();
  const guest = await visitor();
  await guest.goto('/');
  const favorites = guest.getByRole('heading', { name: 'What the kids ate up this week' });
  await expect(favorites).toBeVisible();

  const team = await visitor();
  await world.signIn(team, 'marketing@demo.test');
  await team.goto('/admin/settings');
  const section = team.getByRole('region', {
    name: say('site-options.types.ratings'),
    exact: true,
  });
  await expect(section).toContainText(say('site-options.consequences.ratings_home'));
  await section.getByLabel(say('site-options.fields.ratings.enabled')).click();
  await expect(section).toContainText(say('site-options.willDo'));
  await expect(section).toContainText('Families can’t rate lunches or see ratings');
  await expectAccessible(team, 'ratings about to be switched off');
  await team.getByRole('button', { name: say('admin.record.save') }).click();
  await expect(team.getByText(say('alerts.settingsSaved'))).toBeVisible();

  await page.reload();
  await expect(week.cell('Mia', 'Tuesday')).toBeVisible();
  await expect(thumbs).toHaveCount(0);
  // A visitor's page is kept for as long as a glance takes.
  await expect(async () => {
    await guest.reload();
    await expect(favorites).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  await section
    .getByRole('button', {
      name: say('site-options.history.openOf', { type: say('site-options.types.ratings') }),
    })
    .click();
  const history = team.getByRole('dialog');
  await expect(history).toContainText('Enabled: Yes → No');
});
