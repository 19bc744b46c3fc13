import { expectAccessible } from '../support/accessible.ts';
import { listening } from '../support/listening.ts';
import { SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test('keyboard alone suspends a user, and her open page ends without a reload', async ({
  page,
  visitor,
  world,
  watch,
  nairs,
}) => {
  watch.expectFailure('401');
  const [priya] = await world.rows<{ id: number; full_name: string }>(
    "select id, first || ' ' || last as full_name from users where email = $1",
    [nairs.email],
  );
  if (!priya) throw new Error('Priya is not there');
  const heard = await visitor();
  await world.signIn(heard, nairs.email);
  const subscribed = listening(heard, /private-user/);
  await weekOn(heard).visit();
  await subscribed;

  await world.signIn(page, SUPPORT);
  await page.goto(`/admin/users/${priya.id}/settings`);
  const suspend = page.getByRole('button', { name: say('users.one.actions.suspend') });
  await expect(suspend).toBeVisible();
  // From the beginning of the page, as far as it takes.
  const focused = () => suspend.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 60 && !(await focused()); presses++) {
    await page.keyboard.press('Tab');
  }
  await expect(suspend).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', {
    name: say('users.one.suspend.title', { name: priya.full_name }),
  });
  await expect(dialog).toContainText(say('users.one.suspend.reasonAdmin'));
  await expectAccessible(page, 'the question before a suspension');

  // Escape is the other answer, and so is the button beside the deed.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(suspend).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: say('admin.record.cancel') }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(suspend).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = dialog.getByRole('button', { name: say('users.one.actions.suspend') });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 5; presses++) {
    if (await confirm.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heard).toHaveURL(/\/login/);

  await expect(alertOn(page, say('alerts.userSuspended'))).toBeVisible();
  await expect(
    page.getByText(say('users.one.state.suspended'), { exact: true }).first(),
  ).toBeVisible();
  const lift = page.getByRole('button', { name: say('users.one.actions.unsuspend') });
  await expect(lift).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page, 'the page of a suspended person');
  const refused = await heard.request.post('/api/login', {
    data: { email: nairs.email, password: 'lunch-demo-1' },
  });
  expect(refused.status()).not.toBe(200);

  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('users.one.actions.unsuspend') }).press('Enter');
  await expect(alertOn(page, say('alerts.userUnsuspended'))).toBeVisible();
  await world.signIn(heard, nairs.email);

  const log = await world.rows<{ action: string; actor: string }>(
    `select a.action, u.email as actor from activity_log a join users u on u.id = a.actor_id
     where a.about_user_id = $1 and a.action like 'user.%suspended' order by a.id`,
    [priya.id],
  );
  expect(log).toEqual([
    { action: 'user.suspended', actor: SUPPORT },
    { action: 'user.unsuspended', actor: SUPPORT },
  ]);
});
