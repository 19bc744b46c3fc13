import { expectAccessible } from '../support/accessible.ts';
import { newestMail, readMail } from '../support/mailbox.ts';
import { freshEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';
import { PASSWORD as FAMILY_PASSWORD } from '../support/world.ts';

const GROWTH = 'growth_sr@demo.test';
const PASSWORD = 'a sandwich and an apple';

test('somebody is invited into a school portal, accepts with a first password, enters, and is shut out again', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  const secretary = freshEmail('secretary');
  // The form that is sent empty.
  watch.expectFailure('422');
  // The portal, once the role is gone with the last place.
  watch.expectFailure('403');
  await world.signIn(page, GROWTH);
  await page.goto('/admin/schools');
  await page.getByRole('rowheader', { name: 'Lakeview Elementary' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lakeview Elementary' })).toBeVisible();
  await page.getByRole('link', { name: say('destinations.tabs.access'), exact: true }).click();
  await page.getByRole('button', { name: say('access.grant') }).click();
  const dialog = page.getByRole('dialog', { name: say('access.grant') });
  await expectAccessible(page, 'inviting somebody');
  await dialog.getByRole('button', { name: say('access-people.sendInvitation') }).click();
  await expect(dialog.getByLabel(say('access-people.email'))).toBeFocused();
  await dialog.getByLabel(say('access-people.email')).fill(secretary);
  await dialog.getByLabel(say('access-people.first')).fill('Nora');
  await dialog.getByLabel(say('access-people.last')).fill('Novak');
  await dialog.getByRole('button', { name: say('access-people.sendInvitation') }).click();
  const waiting = page.getByRole('region', { name: say('access-people.waiting') });
  const invitation = waiting.getByRole('row').filter({ hasText: secretary });
  await expect(invitation).toContainText('Nora Novak');
  await expectAccessible(page, 'who was invited');

  const first = await newestMail(page, secretary);
  await invitation.getByRole('button', { name: new RegExp(say('access-people.again')) }).click();
  await page
    .getByRole('alertdialog', { name: say('access-people.againTitle') })
    .getByRole('button', { name: say('access-people.again') })
    .click();
  await expect(page.getByText(say('alerts.emailSent'))).toBeVisible();

  const nora = await visitor();
  const letter = await readMail(
    nora,
    secretary,
    say('letters.letters.portal_invitation.subject', {
      product: 'Yay Lunch',
      place: 'Lakeview Elementary',
    }),
    first,
  );
  await nora.goto(/\/invitation#[\w-]{43}/.exec(letter)?.[0] ?? '');
  await expect(nora.getByRole('heading', { name: say('invitation.title') })).toBeVisible();
  // The token does not stay in the address bar.
  await expect(nora).toHaveURL(/\/invitation$/);
  await expectAccessible(nora, 'an invitation');
  await nora.getByLabel(say('invitation.password'), { exact: true }).fill(PASSWORD);
  await nora.getByRole('button', { name: say('invitation.passwordDone') }).click();
  await expect(nora).toHaveURL(/\/login/);
  // Her address is there, but not in the page's own; and nothing speaks of kids.
  await expect(nora.getByLabel(say('identity.login.email'))).toHaveValue(secretary);
  expect(nora.url()).not.toContain(secretary.split('@')[0]);
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText(say('identity.login.toGoOn'));
  await expectAccessible(nora, 'signing in after an invitation');
  await nora.getByLabel(say('identity.login.password'), { exact: true }).fill(PASSWORD);
  await nora.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();
  await expect(nora.getByText('Lakeview Elementary').first()).toBeVisible();

  await page.reload();
  const holder = page.getByRole('row').filter({ hasText: secretary });
  await holder.getByRole('button', { name: new RegExp(say('access-people.remove')) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('access-people.remove') })
    .click();
  await expect(holder).toBeHidden();
  await nora.goto('/schools');
  await expect(nora.getByText('Lakeview Elementary')).toHaveCount(0);
});

test('a family that is invited enters the portal with the account it has', async ({
  page,
  visitor,
  watch,
  world,
  kims,
  nairs,
}) => {
  // The page still asks for things as she logs out; the invitation is used up.
  watch.expectFailure('401', '422');
  await world.signIn(page, GROWTH);
  await page.goto('/admin/schools');
  await page.getByRole('rowheader', { name: 'Lakeview Elementary' }).getByRole('link').click();
  await page.getByRole('link', { name: say('destinations.tabs.access'), exact: true }).click();
  await page.getByRole('button', { name: say('access.grant') }).click();
  const dialog = page.getByRole('dialog', { name: say('access.grant') });
  await dialog.getByLabel(say('access-people.email')).fill(kims.email);
  await dialog.getByLabel(say('access-people.first')).fill('Robin');
  await dialog.getByLabel(say('access-people.last')).fill('Kim');
  await dialog.getByRole('button', { name: say('access-people.sendInvitation') }).click();
  await expect(dialog).toBeHidden();

  const robin = await visitor();
  const letter = await readMail(
    robin,
    kims.email,
    say('letters.letters.portal_invitation.subject', {
      product: 'Yay Lunch',
      place: 'Lakeview Elementary',
    }),
  );
  const link = /\/invitation#[\w-]{43}/.exec(letter)?.[0] ?? '';

  // A reader signed in as somebody else is told whose it is, and nothing is accepted.
  await world.signIn(robin, nairs.email);
  await robin.goto(link);
  await expect(robin.getByText(say('invitation.otherText', { email: kims.email }))).toBeVisible();
  await expectAccessible(robin, 'an invitation of somebody else');
  await expect(robin.getByRole('button', { name: say('invitation.accept') })).toHaveCount(0);
  await robin.getByRole('link', { name: say('invitation.logOut') }).click();
  await expect(robin).toHaveURL(/\/login/);

  await robin.goto(link);
  await expect(robin.getByText(say('invitation.signInText', { email: kims.email }))).toBeVisible();
  await expectAccessible(robin, 'an invitation before signing in');
  await robin.getByRole('link', { name: say('invitation.signIn') }).click();
  await expect(robin.getByLabel(say('identity.login.email'))).toHaveValue(kims.email);
  await robin.getByLabel(say('identity.login.password'), { exact: true }).fill(FAMILY_PASSWORD);
  await robin.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();
  await expect(robin).toHaveURL(/\/invitation$/);
  await expect(robin.getByRole('button', { name: say('invitation.accept') })).toBeVisible();
  await expectAccessible(robin, 'an invitation to accept');
  await robin.getByRole('button', { name: say('invitation.accept') }).click();
  await expect(robin).toHaveURL(/\/schools/);
  await expect(robin.getByText('Lakeview Elementary').first()).toBeVisible();

  // She is a family as before, and somebody of the school besides; the invitation is used up.
  const roles = await world.rows('select role from user_roles where user_id = $1 order by role', [
    kims.id,
  ]);
  expect(roles).toEqual([{ role: 'customer' }, { role: 'school' }]);
  await robin.goto(link);
  await expect(robin.getByRole('heading', { name: say('invitation.overTitle') })).toBeVisible();
});

test('a list of vendors leads to who may enter', async ({ page, world }) => {
  await world.signIn(page, 'merchandising_sr@demo.test');
  await page.goto('/admin/vendors');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: say('vendors.tabs.access'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('access.vendor.title') })).toBeVisible();
  await page.getByRole('link', { name: say('access.visitPortal') }).click();
  await expect(page).toHaveURL(/\/vendors\/[a-z0-9-]+-\d+$/);
});
