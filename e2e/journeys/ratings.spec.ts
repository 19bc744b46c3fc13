import type { Locator } from '@playwright/test';
import { copyPerson } from '../support/copy-person.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test('a lunch that was served is liked, disliked and left unrated again', async ({
  page,
  world,
}) => {
  const kims = await copyPerson(world, DANA, { since: '2026-10-12' });
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-12');
  const said = async () =>
    (
      await world.rows<{ rating: number }>(
        `select rating from ratings r join lunchers l on l.id = r.luncher_id
         where l.user_id = $1`,
        [kims.id],
      )
    ).map(({ rating }) => rating);

  const rated = week.cell('Mia', 'Tuesday').getByRole('group', { name: /^Did Mia like / });
  const like = rated.getByRole('button', { name: /^Mia liked / });
  const dislike = rated.getByRole('button', { name: /^Mia did not like / });
  const isPressed = (button: Locator, pressed: boolean) =>
    expect(button).toHaveAttribute('aria-pressed', String(pressed));

  await like.click();
  await isPressed(like, true);
  await expect(alertOn(page, say('alerts.ratingUpdated'))).toBeVisible();
  expect(await said()).toEqual([1]);
  // The other one takes its place, here by the keyboard.
  await dislike.focus();
  await page.keyboard.press('Enter');
  await isPressed(dislike, true);
  await isPressed(like, false);
  await expect.poll(said).toEqual([0]);
  // It is still so for whoever comes back, and the day itself says the same.
  await page.reload();
  await isPressed(dislike, true);
  const day = await week.open('Mia', 'Tuesday');
  const inDay = day.getByRole('button', { name: /^Mia did not like / });
  await isPressed(inDay, true);
  // The same once more takes it back.
  await inDay.click();
  await expect(alertOn(page, say('alerts.ratingRemoved'))).toBeVisible();
  await isPressed(inDay, false);
  await expect.poll(said).toEqual([]);
  await expect(week.cell('Leo', 'Friday').getByRole('group')).toHaveCount(0);
});
