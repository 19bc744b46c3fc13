import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectAccessible } from '../support/accessible.ts';
import { copyPerson } from '../support/copy-person.ts';
import { mailedLink, readMail } from '../support/mailbox.ts';
import { byName, withDevice } from '../support/passkeys.ts';
import { freshEmail, SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

/** The app's code of now; each works once, so the next sign-in takes the next one. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

async function givePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(say('identity.login.email')).fill(email);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();
}

async function confirmPassword(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('second-factor.password'), { exact: true }).fill(password);
}

/** Sets an authenticator app up; gives its secret and the recovery codes. */
async function setUpApp(
  page: Page,
  password = PASSWORD,
): Promise<{ secret: string; codes: string[] }> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: say('second-factor.app.add') }).click();
  await confirmPassword(page, password);
  await dialog.getByRole('button', { name: say('second-factor.app.next') }).click();
  await expect(dialog.getByRole('img', { name: say('second-factor.app.qr') })).toBeVisible();
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  const code = dialog.getByLabel(say('second-factor.app.code'));
  await code.fill('000000');
  await dialog.getByRole('button', { name: say('second-factor.app.confirm') }).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(say('errors.field.wrong_code')));
  await code.fill(codeOf(secret));
  await dialog.getByRole('button', { name: say('second-factor.app.confirm') }).click();
  return { secret, codes: await keepCodes(page) };
}

async function keepCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: say('second-factor.recovery.list') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: say('second-factor.recovery.kept') }).click();
  await expect(list).toBeHidden();
  return codes;
}

async function leave(page: Page, watch: Watch): Promise<void> {
  // The page still asks for things in that moment, without a session.
  watch.expectFailure('401');
  await page.context().clearCookies();
  await page.goto('/login');
}

test('an authenticator app: set up by its secret, asked for at the next sign-in', async ({
  page,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, kims.email);
  await page.goto('/second-factor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'before anything is set up');
  const { secret } = await setUpApp(page);
  await expect(page.getByText(say('second-factor.saved.totp'))).toBeVisible();
  await expectAccessible(page, 'with an app');
  const mail = await readMail(
    page,
    kims.email,
    say('letters.letters.second_factor_added.subject', { product: 'Yay Lunch' }),
  );
  expect(mail).toContain(say('letters.letters.second_factor_added.totp'));

  await leave(page, watch);
  await givePassword(page, kims.email);
  const code = page.getByLabel(say('second-factor.step.code'));
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page, 'the second step');
  expect((await page.request.get('/api/me')).status(), 'nobody is signed in yet').toBe(401);
  await code.fill('000000');
  await page.getByRole('button', { name: say('second-factor.step.submit') }).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(say('errors.field.wrong_code')));
  await code.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: say('second-factor.step.submit') }).click();
  await expect(weekOn(page).row('Mia')).toBeVisible();
});

test('a recovery code lets in once, and five wrong tries lead back to the password', async ({
  page,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('422', '401');
  await world.signIn(page, kims.email);
  await page.goto('/second-factor');
  const { codes } = await setUpApp(page);
  const code = page.getByLabel(say('second-factor.step.recoveryCode'));
  const submit = page.getByRole('button', { name: say('second-factor.step.submit') });
  const useCode = async (text = '') => {
    await code.fill(text.toLowerCase());
    await submit.click();
  };
  const begin = async () => {
    await leave(page, watch);
    await givePassword(page, kims.email);
    await page.getByRole('button', { name: say('second-factor.step.useRecovery') }).click();
  };
  await begin();
  await useCode(codes[0]);
  await expect(weekOn(page).row('Mia')).toBeVisible();

  await begin();
  for (let tries = 0; tries < 5; tries += 1) {
    await useCode(codes[0]);
    await expect(code).toHaveAccessibleDescription(new RegExp(say('errors.field.wrong_code')));
    await expect(code).toHaveValue('');
  }
  await useCode(codes[1]);
  await expect(page.getByText(say('errors.request.sign_in_over'))).toBeVisible();
  await expect(page.getByLabel(say('identity.login.email'))).toBeVisible();
});

test('a passkey: made, used beside the password and without it, renamed and removed', async ({
  visitor,
  watch,
  world,
  kims,
}) => {
  const page = await visitor({ baseURL: byName(world.url) });
  await withDevice(page);
  await page.goto('/login?to=/second-factor');
  await givePassword(page, kims.email);
  await page.getByRole('button', { name: say('second-factor.passkeys.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('second-factor.passkeys.name')).fill('My phone');
  await confirmPassword(page);
  await dialog.getByRole('button', { name: say('second-factor.passkeys.create') }).click();
  await keepCodes(page);
  await expect(page.getByText(say('second-factor.saved.passkey'))).toBeVisible();

  await leave(page, watch);
  await givePassword(page, kims.email);
  await expect(page.getByRole('heading', { name: say('second-factor.step.title') })).toBeFocused();
  await page.getByRole('button', { name: say('second-factor.step.usePasskey') }).click();
  await expect(weekOn(page).row('Mia')).toBeVisible();

  await leave(page, watch);
  await page.getByRole('button', { name: say('identity.login.withPasskey') }).click();
  await expect(weekOn(page).row('Mia')).toBeVisible();
  const used = await world.rows(
    `select second_factor from sessions
     where second_factor is not null and user_id = $1 order by id`,
    [kims.id],
  );
  expect(used).toEqual([{ second_factor: 'passkey' }, { second_factor: 'passkey' }]);

  await page.goto('/second-factor');
  const renaming = say('second-factor.passkeys.rename', { name: 'My phone' });
  await page.getByRole('button', { name: renaming }).click();
  await dialog.getByLabel(say('second-factor.passkeys.name')).fill('Old phone');
  await dialog.getByRole('button', { name: say('second-factor.passkeys.save') }).click();
  const removing = say('second-factor.passkeys.remove', { name: 'Old phone' });
  await page.getByRole('button', { name: removing }).click();
  await confirmPassword(page);
  await dialog.getByRole('button', { name: say('second-factor.passkeys.removeConfirm') }).click();
  await expect(page.getByText(say('second-factor.saved.passkeyRemoved'))).toBeVisible();
  await expect(page.getByText('Old phone')).toBeHidden();
});

test('a person of a team that needs the second factor sets it up before anything else', async ({
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('422', '409');
  const support = await copyPerson(world, SUPPORT);
  const server = await world.startBeside({ REQUIRE_SECOND_FACTOR: 'yes' });
  try {
    const page = await visitor({ baseURL: server.url });
    await page.goto('/login?to=/lunch-calendar');
    await givePassword(page, support.email);
    await expect(page).toHaveURL(/\/second-factor\?to=\/lunch-calendar/);
    await expect(page.getByText(say('second-factor.page.required'))).toBeVisible();
    await page.goto('/vendors');
    await expect(page).toHaveURL(/\/second-factor\?to=\/vendors/);
    const { secret } = await setUpApp(page);
    await page.getByRole('button', { name: say('second-factor.page.goOn') }).click();
    await expect(page).toHaveURL(/\/vendors$/);

    // The last one stays.
    await page.goto('/second-factor');
    await page.getByRole('button', { name: say('second-factor.app.remove') }).click();
    await confirmPassword(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('second-factor.app.removeCode')).fill(codeOf(secret, 1));
    await dialog.getByRole('button', { name: say('second-factor.app.removeConfirm') }).click();
    await expect(dialog.getByText(say('errors.request.last_second_factor'))).toBeVisible();
    // Before its server goes, or it would look for it.
    await page.close();
  } finally {
    await server.stop();
  }
});

test('a person who lost phone and codes is helped by somebody above her, and sets up another', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  // A wrong code; what is asked before the app is there, and after the session is gone.
  watch.expectFailure('422', '409', '401');
  const support = await copyPerson(world, SUPPORT);
  const server = await world.startBeside({ REQUIRE_SECOND_FACTOR: 'yes' });
  try {
    const hers = await visitor({ baseURL: server.url });
    await hers.goto('/login?to=/vendors');
    await givePassword(hers, support.email);
    await setUpApp(hers);
    await hers.getByRole('button', { name: say('second-factor.page.goOn') }).click();
    await expect(hers).toHaveURL(/\/vendors$/);
    await hers.goto('about:blank');

    await world.signIn(page, 'admin@demo.test');
    await page.goto(`/admin/users/${support.id}/settings`);
    await page.getByRole('button', { name: say('users.one.actions.resetFactor') }).click();
    const question = page.getByRole('alertdialog', {
      name: say('users.one.resetFactor.title', { name: support.name }),
    });
    await expect(question).toContainText(support.email);
    await expectAccessible(page, 'the question before a second step is reset');
    await question
      .getByRole('button', { name: say('users.one.resetFactor.confirm'), exact: true })
      .click();
    await expect(alertOn(page, say('alerts.secondFactorReset'))).toBeVisible();
    await expect(
      page.getByRole('button', { name: say('users.one.actions.resetFactor') }),
    ).toHaveCount(0);
    const mail = await readMail(
      page,
      support.email,
      say('letters.letters.second_factor_removed.subject', { product: 'Yay Lunch' }),
    );
    expect(mail).toContain(say('letters.letters.second_factor_removed.totp'));

    await hers.goto('/vendors');
    await expect(hers).toHaveURL(/\/login/);
    await givePassword(hers, support.email);
    await expect(hers.getByText(say('second-factor.page.required'))).toBeVisible();
    await setUpApp(hers);
    await hers.close();
  } finally {
    await server.stop();
  }
});

test('somebody new on the team comes in by the mail, a password and an app, in this order', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  // A wrong code; what is asked before the app is there, and after the session is gone.
  watch.expectFailure('422', '409', '401');
  const email = freshEmail('ines');
  await world.signIn(page, 'admin@demo.test');
  await page.goto('/admin/users/new');
  await page.getByLabel(say('users.one.person.first')).fill('Ines');
  await page.getByLabel(say('users.one.person.last')).fill('Duarte');
  await page.getByLabel(say('users.one.person.email')).fill(email);
  await page.getByRole('button', { name: say('users.one.access.addRole') }).click();
  await page.getByRole('menuitem', { name: say('users.roles.customer_support') }).click();
  await page.getByRole('button', { name: say('users.one.create.create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible();

  const secret = 'a pot of lentils at noon';
  const server = await world.startBeside({ REQUIRE_SECOND_FACTOR: 'yes' });
  try {
    const ines = await visitor({ baseURL: server.url });
    await ines.goto(await mailedLink(ines, email));
    await expect(
      ines.getByRole('heading', { name: say('account.reset.firstTitle') }),
    ).toBeVisible();
    await expectAccessible(ines, 'a first password');
    await ines.getByLabel(say('account.reset.password'), { exact: true }).fill(secret);
    await ines.getByRole('button', { name: say('account.reset.submit') }).click();
    await expect(ines).toHaveURL(/\/login$/);

    await givePassword(ines, email, secret);
    await expect(ines).toHaveURL(/\/second-factor/);
    await expect(ines.getByText(say('second-factor.page.required'))).toBeVisible();
    await expectAccessible(ines, 'the second factor before anything else');
    // Nothing of the team is answered before it is set up.
    expect((await ines.request.get('/api/users')).status()).toBe(403);
    await ines.goto('/admin/users');
    await expect(ines).toHaveURL(/\/second-factor\?to=\/admin\/users/);
    const { secret: app } = await setUpApp(ines, secret);
    await ines.getByRole('button', { name: say('second-factor.page.goOn') }).click();
    await expect(ines).toHaveURL(/\/admin\/users$/);
    await expect(ines.getByRole('heading', { level: 1 })).toBeVisible();

    // From the second time on the password alone is not enough.
    await leave(ines, watch);
    await givePassword(ines, email, secret);
    const code = ines.getByLabel(say('second-factor.step.code'));
    await expect(code).toBeFocused();
    expect((await ines.request.get('/api/me')).status(), 'nobody is signed in yet').toBe(401);
    await code.fill(codeOf(app, 1));
    await ines.getByRole('button', { name: say('second-factor.step.submit') }).click();
    await expect(ines).not.toHaveURL(/\/login|\/second-factor/);
    expect((await ines.request.get('/api/users')).status()).toBe(200);
    // Before its server goes, or it would look for it.
    await ines.close();
  } finally {
    await server.stop();
  }
});
