import { expectAccessible } from '../support/accessible.ts';
import { mailedCode, mailedLink } from '../support/mailbox.ts';
import { freshEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

const NEW = 'four plates of soup';
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a changed address waits for its code, and the old one takes the account back', async ({
  page,
  world,
  watch,
  visitor,
  kims,
}) => {
  const moved = freshEmail('moved');
  await world.signIn(page, kims.email);
  await page.goto('/parents/account');
  const details = page.getByRole('form', { name: say('account.profile.title') });
  const email = details.getByLabel(say('account.profile.email'));
  await email.fill(moved);
  await details.getByLabel(say('account.profile.currentPassword'), { exact: true }).fill(PASSWORD);
  await details.getByRole('button', { name: say('account.save') }).click();

  const change = page.getByRole('form', { name: say('account.emailChange.title') });
  await expect(change).toContainText(say('account.emailChange.text', { email: moved }));
  await expect(email).toHaveValue(kims.email);
  const field = change.getByLabel(say('account.emailChange.code'));
  await expect(field).toBeFocused();
  await expectAccessible(page, 'an address that waits for its code');

  // It waits through a reload, and a new code ends the one before.
  await page.reload();
  await change.getByRole('button', { name: say('account.emailChange.sendAgain') }).click();
  await expect(change.getByText(say('account.emailChange.sentAgain'))).toBeVisible();
  const code = await mailedCode(page, moved);
  watch.expectFailure('/api/account/email-change/code');
  await field.fill(wrongFor(code));
  await change.getByRole('button', { name: say('account.emailChange.submit') }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(say('errors.field.code_not_right')));
  await field.fill(code);
  await change.getByRole('button', { name: say('account.emailChange.submit') }).click();
  await expect(alertOn(page, say('alerts.profileUpdated'))).toBeVisible();
  await expect(change).toHaveCount(0);
  await expect(email).toHaveValue(moved);

  // The old address gets it back, without being signed in; links with a query work as well.
  const owner = await visitor();
  const link = await mailedLink(owner, kims.email);
  await owner.goto(link.replace('#', '?'));
  const question = owner.getByRole('heading', { name: say('account.wayBack.title') });
  await expect(question).toBeVisible();
  await expect(owner).toHaveURL(/\/way-back$/);
  await owner.reload();
  await expect(question).toBeVisible();
  await expect(owner.getByText(say('account.wayBack.intro', { email: kims.email }))).toBeVisible();
  await expectAccessible(owner, 'the question before an address is put back');
  // The page that is signed in asks once more, and is sent away.
  watch.expectFailure('401');
  await owner.getByRole('button', { name: say('account.wayBack.submit') }).click();

  await expect(owner.getByRole('heading', { name: say('account.reset.title') })).toBeVisible();
  await expect(owner).toHaveURL(/\/reset-password$/);
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await owner.getByLabel(say('account.reset.password'), { exact: true }).fill(NEW);
  await owner.getByRole('button', { name: say('account.reset.submit') }).click();
  await expect(owner).toHaveURL(/\/login$/);
  await owner.getByLabel(say('identity.login.email')).fill(kims.email);
  await owner.getByLabel(say('identity.login.password'), { exact: true }).fill(NEW);
  await owner.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();
  await expect(owner).toHaveURL(/\/lunch-calendar/);
  // The page asked for no link that it had used.
  watch.check();
  watch.expectFailure('/way-back/check');
  await owner.goto(link);
  await expect(
    owner.getByRole('heading', { name: say('account.wayBack.overTitle') }),
  ).toBeVisible();
});
