import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

test('a family gets all of its data as a file, and a child is erased', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  await page.goto('/parents/account');
  const yours = page.getByRole('region', { name: say('personal-data.yours.title') });
  await yours.getByRole('button', { name: say('personal-data.yours.ask') }).click();
  const link = yours.getByRole('link', { name: say('personal-data.yours.download') });
  await expect(link).toBeVisible();
  await expect(yours.getByText(say('personal-data.yours.asked'))).toBeHidden();
  await expectAccessible(page, 'a file of one’s own data');
  await expect(yours.getByRole('button')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.zip$/);
  const [mail] = await world.rows<{ template: string }>(
    `select template from mails where to_address = $1 and template = 'data_ready'`,
    [kims.email],
  );
  expect(mail).toBeDefined();

  await page.goto('/parents/account/lunchers');
  const [child] = await world.rows<{ id: number; first: string }>(
    'select id, first from lunchers where user_id = $1 and deleted_at is null order by id limit 1',
    [kims.id],
  );
  const name = child?.first ?? '';
  await page.getByRole('button', { name: say('lunchers.erase.open', { name }) }).click();
  const question = page.getByRole('alertdialog', { name: say('lunchers.erase.title', { name }) });
  await expect(question).toContainText(say('lunchers.erase.text', { name }));
  await expectAccessible(page, 'the question before a child is erased');
  await question.getByRole('button', { name: say('lunchers.erase.confirm') }).click();
  await expect(page.getByRole('status').filter({ hasText: name }).first()).toBeVisible();
  const [erased] = await world.rows<{ first: string; deleted: boolean; asked: boolean }>(
    `select first, deleted_at is not null as deleted, erase_asked_at is not null as asked
     from lunchers where id = $1`,
    [child?.id],
  );
  expect(erased).toMatchObject({ deleted: true, asked: true });
});

test.describe('a closed account', () => {
  test.use({ sharing: 'own' });

  test('is gone after 90 days, and its address is free', async ({ page, world, watch, kims }) => {
    // The page's last requests are refused once the account is closed.
    watch.expectFailure('/balance');
    await world.signIn(page, kims.email);
    await page.goto('/parents/account');
    const [{ ahead } = { ahead: 0 }] = await world.rows<{ ahead: number }>(
      'select count(*)::int as ahead from lunches where user_id = $1 and is_ahead',
      [kims.id],
    );
    await page.getByRole('button', { name: say('account.remove.open') }).click();
    const dialog = page.getByRole('alertdialog', { name: say('account.remove.question') });
    await expect(dialog.getByRole('listitem')).toHaveCount(ahead);
    await expect(dialog).toContainText(say('personal-data.closing.cancelled', { count: ahead }));
    await expect(dialog).toContainText(say('personal-data.closing.nothingBack', { count: ahead }));
    await expect(dialog).toContainText(say('personal-data.closing.erased', { days: 90 }));
    await dialog.getByLabel(say('account.remove.password'), { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: say('account.remove.confirm') }).click();
    await expect(alertOn(page, say('alerts.accountDeleted'))).toBeVisible();

    await world.moveTo('2027-01-20T15:00:00Z');
    const name = `Erased #${kims.id}`;
    await world.signIn(page, 'admin@demo.test');
    await page.goto(`/admin/users/${kims.id}/settings`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: say('users.one.actions.restore') })).toHaveCount(
      0,
    );
    const left = await world.rows(
      `select from users where email = $1
       union all select from mails where to_address = $1`,
      [kims.email],
    );
    expect(left).toEqual([]);
  });
});
