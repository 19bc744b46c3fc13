import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

test('a tag is renamed in its row, and two become one', async ({ world, page, watch }) => {
  watch.expectFailure('422 (Unprocessable Entity)');
  await world.rows(
    `with made as (insert into terms (name) values ('School year 26'), ('school-year-26')
       returning id, name)
     insert into item_terms (item_id, term_id)
     select case when name = 'School year 26' then 1 else 2 end, id from made`,
  );
  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin/terms?search=school');
  const rows = page.getByRole('row').filter({ hasText: /school.year.26/i });
  await expect(rows).toHaveCount(2);

  await page
    .getByRole('button', { name: say('terms-admin.rename', { name: 'School year 26' }) })
    .click();
  const name = page.getByLabel(say('terms-admin.newNameOf', { name: 'School year 26' }));
  await expect(name).toBeFocused();
  await name.fill('school-year-26');
  await name.press('Enter');
  await expect(page.getByText(say('errors.field.name_exists'))).toBeVisible();
  await name.fill('School year 2026');
  await name.press('Enter');
  await expect(
    page.getByText(say('terms-admin.renamed', { name: 'School year 2026' })),
  ).toBeVisible();

  for (const ticked of ['School year 2026', 'school-year-26']) {
    await page.getByLabel(say('terms-admin.choose', { name: ticked })).check();
  }
  const merge = page.getByRole('region', { name: say('terms-admin.merge.title') });
  await merge.getByRole('radio', { name: /^School year 2026/ }).check();
  await expectAccessible(page, 'two terms being merged');
  await merge.getByRole('button', { name: say('terms-admin.merge.act') }).click();
  await expect(
    page.getByText(say('terms-admin.merge.done', { name: 'School year 2026' })),
  ).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('row', { name: /School year 2026/ })).toContainText('2');

  // One that nothing carries can go; one that something carries can't.
  await page.getByRole('button', { name: say('terms-admin.new') }).click();
  await page.getByLabel(say('terms-admin.newName')).fill('school idea');
  await page.getByRole('button', { name: say('terms-admin.make'), exact: true }).click();
  await page
    .getByRole('button', { name: say('terms-admin.removeNamed', { name: 'school idea' }) })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('terms-admin.remove'), exact: true })
    .click();
  await expect(page.getByText(say('terms-admin.removed', { name: 'school idea' }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('terms-admin.keeps', { name: 'School year 2026' }) }),
  ).toHaveAttribute('aria-disabled', 'true');
});
