import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const TEAM = 'merchandising_jr@demo.test';
const TAG = 'Autumn favorites';

test('many items are tagged at once, and it is taken back', async ({ page, world }) => {
  const tagged = async () =>
    (
      await world.rows<{ items: number }>(
        `select count(*)::int as items from item_terms it join terms t on t.id = it.term_id
         where t.name = $1`,
        [TAG],
      )
    )[0]?.items;
  await world.signIn(page, TEAM);
  await page.goto('/admin/tag-o-matic');
  await page.getByLabel(say('terms.search')).fill('pizza');
  const items = page.getByRole('region', { name: say('terms.filters') });
  const found = items.getByRole('status');
  await expect(items.getByRole('listitem').first()).toContainText(/pizza/i);
  const count = await items.getByRole('listitem').count();
  await page.getByLabel(say('terms.all'), { exact: true }).check();
  await expect(found).toContainText(say('terms.chosen', { count }));

  const panel = page.getByRole('region', { name: say('terms.what') });
  await panel.getByRole('combobox', { name: say('terms.add') }).fill(TAG);
  await page.keyboard.press('Enter');
  await expect(
    panel.getByRole('button', { name: say('terms.act', { items: count }) }),
  ).toBeEnabled();
  expect(await tagged()).toBe(0);
  await expectAccessible(page, 'tags to be given');
  await panel.getByRole('button', { name: say('terms.act', { items: count }) }).click();
  await expect(panel.getByRole('status').last()).toContainText(say('terms.done', { items: count }));
  // The button has nothing more to do; what was done has the focus that it had.
  await expect(panel.getByRole('status').last()).toBeFocused();
  expect(await tagged()).toBe(count);
  for (const item of await items.getByRole('listitem').all()) await expect(item).toContainText(TAG);

  const latest = page.getByRole('region', { name: say('terms.latest') });
  await expect(latest.getByRole('row').filter({ hasText: TAG })).toBeVisible();
  await latest
    .getByRole('button', { name: say('terms.undo') })
    .first()
    .click();
  await expect(latest.getByRole('status')).toContainText(say('terms.undone'));
  expect(await tagged()).toBe(0);
  for (const item of await items.getByRole('listitem').all()) {
    await expect(item).not.toContainText(TAG);
  }
  await expectAccessible(page, 'tags taken back');
});

test('every tag can be looked for and taken away, however many there are', async ({
  page,
  world,
}) => {
  await world.rows(
    `insert into terms (name) select 'Zest ' || lpad(n::text, 3, '0') from generate_series(1, 120) n`,
  );
  await world.signIn(page, TEAM);
  await page.goto('/admin/tag-o-matic');
  for (const name of [say('terms.tag'), say('terms.remove')]) {
    const choice = page.getByRole('combobox', { name, exact: true });
    await expect(choice.getByRole('option', { name: /^Zest 120/ })).toBeAttached();
  }
});
