import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

test('a redirect is made and followed, and a loop is refused with its way', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin/redirects');
  await expect(page.getByRole('link', { name: say('redirects.list.new') })).toBeVisible();
  await expectAccessible(page, 'the list of redirects');
  await page.getByRole('link', { name: say('redirects.list.new') }).click();
  const from = page.getByLabel(say('redirects.list.from'), { exact: true });
  const to = page.getByLabel(say('redirects.list.to'), { exact: true });
  const create = page.getByRole('button', { name: say('redirects.create.create') });

  // The demo's way goes from /winter over /holidays to the menus.
  watch.expectFailure('422');
  await from.fill('/summer');
  await to.fill('/summer');
  await create.click();
  await expect(page.getByText(say('errors.field.redirect_loop'))).toBeVisible();
  await expect(page.locator('.redirect-chain li')).toHaveText(['/summer', '/summer']);
  await expectAccessible(page, 'a redirect that is refused');

  await from.fill('/start-here');
  await to.fill('/faqs');
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: '/start-here' })).toBeVisible();
  await expectAccessible(page, 'a redirect');

  const guest = await visitor();
  await guest.goto('/start-here?utm_source=flyer');
  await expect(guest).toHaveURL(/\/faqs\?utm_source=flyer$/);
  await expect
    .poll(async () =>
      world.rows(`select hits::int as hits from redirects where from_path = '/start-here'`),
    )
    .toEqual([{ hits: 1 }]);
});
