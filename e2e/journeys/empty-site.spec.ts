import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

test('what the team has nothing of yet says what to do next, and leads there', async ({
  page,
  world,
}) => {
  const tables = ['assets', 'terms', 'requests', 'message_modals', 'redirects', 'page_versions'];
  // Past what holds on to them: nothing else is looked at here.
  await world.rows(
    `do $$ begin set local session_replication_role = replica;
       ${[...tables, 'message_modal_addresses', 'pages'].map((table) => `delete from ${table};`).join(' ')}
     end $$`,
  );
  await world.signIn(page, 'superadmin@demo.test');
  const main = page.getByRole('main');

  await page.goto('/admin/media');
  await expect(main.getByText(say('media-library.emptyTitle'))).toBeVisible();
  await expect(main.getByText(say('media-library.none'))).toHaveCount(0);
  await expect(main.locator('.blank').getByText(say('media-library.upload'))).toBeVisible();

  await page.goto('/admin/terms');
  await main
    .locator('.blank')
    .getByRole('button', { name: say('terms-admin.new') })
    .click();
  await expect(main.getByLabel(say('terms-admin.newName'))).toBeFocused();

  await page.goto('/admin/requests');
  await expect(main.getByRole('link', { name: say('requests.emptyAct') })).toHaveAttribute(
    'href',
    '/contact-us',
  );

  for (const [path, name, to] of [
    ['/admin/modals/addresses', say('message-modals-admin.list.new'), '/admin/modals/new'],
    ['/admin/modals', say('message-modals-admin.list.new'), '/admin/modals/new'],
    ['/admin/pages', say('pages.list.new'), '/admin/pages/new'],
    ['/admin/redirects', say('redirects.list.new'), '/admin/redirects/new'],
  ] as const) {
    await page.goto(path);
    await main.getByRole('link', { name }).last().click();
    await expect(page, path).toHaveURL(to);
  }
});
