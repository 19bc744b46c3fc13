import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const MERCHANDISING = 'merchandising_sr@demo.test';

test('a child’s form takes no allergy while it is being saved, since it would be lost', async ({
  page,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, kims.email);
  await page.goto('/parents/account/lunchers');
  await page
    .getByRole('button', { name: say('lunchers.edit', { name: 'Mia' }), exact: true })
    .click();
  const form = page.getByRole('form', { name: say('lunchers.editTitle', { name: 'Mia' }) });
  const first = form.getByRole('textbox', { name: say('lunchers.first') });
  const sesame = page.getByRole('radiogroup', { name: say('lunchers.allergens.sesame') });
  const level = sesame.getByRole('radio', { name: say('lunchers.levels.strict') });
  const strict = sesame.getByText(say('lunchers.levels.strict'));
  const answer = await holdBack(page, '**/api/lunchers/*', (route) =>
    route.fulfill({ status: 422, json: { errors: { last: ['too_long'] }, message: '', code: '' } }),
  );
  await first.fill('Mía');
  await first.press('Enter');
  await answer.asked;
  await strict.scrollIntoViewIfNeeded();
  const { x, y } = (await strict.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  answer.admit();
  const last = form.getByRole('textbox', { name: say('lunchers.last') });
  await expect(last).toBeFocused();
  await expect(level).not.toBeChecked();
  await strict.click();
  await form.getByRole('button', { name: say('lunchers.save', { name: 'Mia' }) }).click();
  await expect(alertOn(page, say('alerts.lunchersUpdated'))).toBeVisible();
  await page.reload();
  await expect(level).toBeChecked();
});

test('a profile keeps what is typed while it is being saved', async ({ page, world, kims }) => {
  await world.signIn(page, kims.email);
  await page.goto('/parents/account');
  const details = page.getByRole('form', { name: say('account.profile.title') });
  const first = details.getByLabel(say('account.profile.first'));
  const last = details.getByLabel(say('account.profile.last'));
  const save = details.getByRole('button', { name: say('account.save') });
  await first.fill('Danielle');
  const saving = await holdBack(page, '**/api/account');
  await save.click();
  await saving.asked;
  await last.fill('Kim-Lee');
  saving.admit();
  await expect(page.getByRole('banner')).toContainText('Danielle');
  await expect(last).toHaveValue('Kim-Lee');
  await save.click();
  await expect
    .poll(() => world.rows('select first, last from users where id = $1', [kims.id]))
    .toEqual([{ first: 'Danielle', last: 'Kim-Lee' }]);
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('the end of sales that is pressed while a number is being saved is saved after it', async ({
    page,
    world,
  }) => {
    const [dish] = await world.rows<{ id: number }>(
      `update items set daily_capacity = 40 where name = 'Beef stew' returning id`,
    );
    await world.signIn(page, MERCHANDISING);
    await page.goto(`/admin/items/${dish?.id}`);
    const row = page.getByRole('row').filter({ hasText: 'Oct 21' });
    const units = row.getByRole('textbox');
    const saving = await holdBack(page, '**/api/items/*/days/*');
    await units.fill('35');
    await row.getByRole('button', { name: new RegExp(say('items.days.stop')) }).click();
    await saving.asked;
    saving.admit();
    await expect(units).toHaveValue('0');
    await expect(row).toContainText(say('items.days.nothingMore'));
    await units.fill('30');
    await units.press('Enter');
    await expect(row).toContainText(say('items.days.other'));
    // The next day is one press of Tab away, or two, and not the whole page.
    await expect(units).toBeFocused();
    await row.getByRole('button', { name: new RegExp(say('items.days.reset')) }).click();
    await expect(units).toHaveValue('');
  });

  test('edited combinations stay until they are saved, whatever else is saved first', async ({
    page,
    world,
  }) => {
    const [dish] = await world.rows<{ id: number }>(
      `select id from items where name = 'Roast chicken drumsticks'`,
    );
    await world.signIn(page, MERCHANDISING);
    await page.goto(`/admin/items/${dish?.id}`);
    const names = page.getByRole('textbox', { name: /^Kitchen name of / });
    const save = page.getByRole('button', { name: say('items.combinations.save') });
    await names.nth(0).fill('No. 1');

    // Another field of the item hides them until it is saved.
    const price = page.getByRole('textbox', { name: say('items.form.price'), exact: true });
    await price.fill('7.35');
    await expect(page.getByText(say('items.combinations.saveFirst'))).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(alertOn(page, say('alerts.itemUpdated'))).toBeVisible();
    await expect(names.nth(0)).toHaveValue('No. 1');

    const saving = await holdBack(page, '**/option-combinations');
    await save.click();
    await saving.asked;
    await names.nth(1).fill('No. 2');
    saving.admit();
    await expect(names.nth(1)).toHaveValue('No. 2');
    await save.click();
    await expect(save).toHaveCount(0);
    await page.reload();
    await expect(names.nth(0)).toHaveValue('No. 1');
    await expect(names.nth(1)).toHaveValue('No. 2');
  });

  test('a picture keeps the words typed while others are being saved', async ({ page, world }) => {
    await world.signIn(page, MERCHANDISING);
    await page.goto('/admin/media');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const panel = page.getByRole('region', { name: say('media-library.panel') });
    const alt = panel.getByLabel(say('media-library.altText'), { exact: true });
    const notes = panel.getByLabel(say('media-library.notes'));
    const update = panel.getByRole('button', { name: say('media-library.update') });
    await alt.fill('A bowl of soup');
    const saving = await holdBack(page, '**/api/assets/*');
    await update.click();
    await saving.asked;
    await notes.fill('Taken in October');
    saving.admit();
    await expect(alertOn(page, say('alerts.assetUpdated'))).toBeVisible();
    await expect(notes).toHaveValue('Taken in October');
    await update.click();
    await expect
      .poll(() => world.rows(`select alt from assets where description = 'Taken in October'`))
      .toEqual([{ alt: 'A bowl of soup' }]);
  });

  test('the name of the next one stays while the one before is being added', async ({
    page,
    world,
  }) => {
    await world.signIn(page, MERCHANDISING);
    await page.goto('/admin/extra-types');
    const name = page.getByLabel(say('extra-types.new'));
    await name.fill('Dips');
    const adding = await holdBack(page, '**/api/extra-types');
    await name.press('Enter');
    await adding.asked;
    await name.fill('Spreads');
    adding.admit();
    await expect(page.getByRole('row').filter({ hasText: 'Dips' })).toBeVisible();
    await expect(name).toHaveValue('Spreads');
    await name.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Spreads' })).toBeVisible();
    await expect(name).toHaveValue('');
  });
});
