import { words as intro } from '@yay/words/intro-wizard/en';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { settledAfter } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const STEPS = Object.values(intro.steps);

test('the introduction is read by keyboard and closes after its fifth picture', async ({
  world,
  page,
}) => {
  await world.signIn(page, DANA);
  await page.goto('/lunch-calendar?show-intro-wizard');
  const dialog = page.getByRole('dialog', { name: intro.title });
  const titled = (at: number) =>
    dialog.getByRole('heading', { level: 3, name: STEPS[at]?.title ?? '' });
  await expect(titled(0)).toBeVisible();
  await expect(dialog.getByRole('button', { name: intro.previous })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page, 'the introduction');

  await dialog.getByRole('button', { name: intro.next }).focus();
  await page.keyboard.press('Enter');
  await expect(titled(1)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(titled(2)).toBeVisible();
  await dialog.getByRole('button', { name: intro.previous }).focus();
  await page.keyboard.press('Enter');
  await expect(titled(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: intro.next })).toBeFocused();
  for (const at of [2, 3, 4]) {
    await page.keyboard.press('Enter');
    await expect(titled(at)).toBeVisible();
    await expect(dialog.locator('.intro-picture')).toHaveCount(1);
  }
  await expect(dialog.getByRole('button', { name: intro.done })).toBeFocused();
  await expectAccessible(page, 'the last picture of the introduction');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/show-intro-wizard/);

  await settledAfter(page, () => page.reload());
  await expect(dialog).toHaveCount(0);
});

test('Escape ends it, arrows turn its pictures, and the rest of the address stays', async ({
  page,
}) => {
  await page.goto('/?show-intro-wizard=1&from=letter');
  const dialog = page.getByRole('dialog', { name: intro.title });
  const heading = dialog.getByRole('heading', { level: 3 });
  await dialog.getByRole('button', { name: intro.next }).focus();
  for (let turn = 0; turn < 6; turn += 1) await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(STEPS[4]?.title ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(STEPS[3]?.title ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/\?from=letter$/);
});

test('going back to the first picture leaves the focus where it is', async ({ page }) => {
  await page.goto('/?show-intro-wizard');
  const dialog = page.getByRole('dialog', { name: intro.title });
  await dialog.getByRole('button', { name: intro.next }).click();
  await dialog.getByRole('button', { name: intro.previous }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(STEPS[0]?.title ?? '');
  await expect(dialog.getByRole('button', { name: intro.previous })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(STEPS[0]?.title ?? '');
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('the team chooses a picture for a step, and a new parent sees it', async ({
    world,
    page,
    visitor,
  }) => {
    const team = await visitor();
    await world.signIn(team, 'marketing@demo.test');
    await team.goto('/admin/settings');
    const step = team.getByRole('group', { name: say('site-options.fields.intro_wizard.week') });
    await step.locator('input[type=file]').setInputFiles({
      name: 'taco-day.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 960, height: 480, channels: 3, background: '#c63' } })
        .png()
        .toBuffer(),
    });
    await step.getByRole('textbox', { name: say('media.alt') }).fill('A table full of tacos');
    await step.getByRole('textbox', { name: say('media.alt') }).blur();
    await expect(alertOn(team, say('alerts.assetUpdated'))).toBeVisible();
    const section = team.getByRole('region', { name: say('site-options.types.intro_wizard') });
    await expect(section).toContainText(
      say('site-options.consequences.intro_pictures', { count: 1 }),
    );
    await expectAccessible(team, 'the pictures of the introduction');
    await team.getByRole('button', { name: say('admin.record.save') }).click();
    await expect(alertOn(team, say('alerts.settingsSaved'))).toBeVisible();

    await world.signIn(page, DANA);
    await page.goto('/lunch-calendar?show-intro-wizard');
    const dialog = page.getByRole('dialog', { name: intro.title });
    await expect(dialog.locator('svg.intro-picture')).toBeVisible();
    await dialog.getByRole('button', { name: intro.next }).click();
    const picture = dialog.getByRole('img', { name: 'A table full of tacos' });
    await expect(picture).toBeVisible();
    const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image/);
    await expectAccessible(page, 'the introduction with a picture of the library');
    await dialog.getByRole('button', { name: intro.next }).click();
    await expect(dialog.locator('svg.intro-picture')).toBeVisible();

    // The library knows where it stands, before anybody tries to delete it.
    await team.goto('/admin/media');
    await team
      .getByRole('button', { name: say('media-library.edit', { name: 'taco-day' }), exact: true })
      .click();
    await team.getByRole('button', { name: say('media-library.remove') }).click();
    const question = team.getByRole('alertdialog');
    await expect(question).toContainText(say('media-library.inUse', { count: 1 }));
    await expect(
      question.getByRole('link', { name: say('media-library.introStep', { number: 2 }) }),
    ).toBeVisible();
  });
});
