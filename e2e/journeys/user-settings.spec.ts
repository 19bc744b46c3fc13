import { expectAccessible } from '../support/accessible.ts';
import { holdBack } from '../support/hold-back.ts';
import { freshEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const ADMIN = 'admin@demo.test';

test('a role is given with a school, and counts at the next request', async ({
  page,
  visitor,
  world,
  nairs,
}) => {
  const [priya] = await world.rows<{ id: number }>('select id from users where email = $1', [
    nairs.email,
  ]);
  const priyaPage = await visitor();
  await world.signIn(priyaPage, nairs.email);
  const before = await priyaPage.request.get('/api/me');
  expect((await before.json()).data.permissions).not.toContain('school:portal');

  await world.signIn(page, ADMIN);
  await page.goto(`/admin/users/${priya?.id}`);
  await expect(page).toHaveURL(`/admin/users/${priya?.id}/settings`);
  const bar = page.getByRole('region', { name: say('admin.record.bar'), exact: true });
  await expect(bar).toHaveCount(0);
  const schools = page.getByLabel(say('users.one.access.schools'));
  await expect(page.getByLabel(say('users.one.access.reboard'))).toBeVisible();
  await expect(schools).toHaveCount(0);

  await page.getByRole('button', { name: say('users.one.access.addRole') }).click();
  await page.getByRole('menuitem', { name: say('users.roles.school'), exact: true }).click();
  await schools.fill('Lakeview');
  await page
    .getByRole('option', { name: /Lakeview/ })
    .first()
    .click();
  await expect(bar).toContainText(say('admin.record.count', { count: 2 }));
  await expectAccessible(page, 'settings with changes');

  // Nothing of it is saved yet, and leaving asks.
  await page.getByRole('link', { name: say('users.one.tabs.logs'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: say('admin.record.leave.title') });
  await expect(question).toContainText(say('admin.record.leave.text', { count: 2 }));
  await question.getByRole('button', { name: say('admin.record.leave.stay') }).click();
  await page.keyboard.press('Control+s');
  await expect(alertOn(page, say('alerts.userUpdated'))).toBeVisible();
  await expect(bar).toHaveCount(0);

  const after = await priyaPage.request.get('/api/me');
  expect((await after.json()).data.permissions).toContain('school:portal');
  const entries = await world.rows<{ action: string }>(
    'select action from activity_log where about_user_id = $1 and action = any($2)',
    [priya?.id, ['user.roles_changed', 'access.granted']],
  );
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'access.granted',
    'user.roles_changed',
  ]);

  // And taken away again.
  await page
    .getByRole('button', {
      name: say('users.one.access.removeRole', { role: say('users.roles.school') }),
    })
    .click();
  await page
    .getByRole('button', {
      name: say('users.one.access.removePlace', { name: 'Lakeview Elementary' }),
    })
    .click();
  await expect(
    page.getByRole('group', { name: say('users.one.access.selectedSchools') }),
  ).toHaveText(say('users.one.access.noSchools'));
  await bar.getByRole('button', { name: say('admin.record.save') }).click();
  await expect(bar).toHaveCount(0);
  const last = await priyaPage.request.get('/api/me');
  expect((await last.json()).data.permissions).not.toContain('school:portal');
});

test('two people change a person at once, and the second is told', async ({
  page,
  visitor,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, ADMIN);
  const colleague = await visitor();
  await world.signIn(colleague, 'superadmin@demo.test');
  // The page is read, and its socket admitted only after the colleague has saved.
  const socket = await holdBack(page, '**/api/broadcasting/auth');
  await page.goto(`/admin/users/${kims.id}/settings`);
  const last = page.getByLabel(say('users.one.person.last'));
  await last.fill('Kim-Lee');
  const answer = await colleague.request.put(`/api/users/${kims.id}`, {
    data: { last: 'Kim-Park', phone: '615 555 0142' },
  });
  expect(answer.status()).toBe(200);
  socket.admit();

  // Fields that she did not touch follow by themselves; those that she did say what they have become.
  await expect(page.getByLabel(say('users.one.person.phone'))).toHaveValue('(615) 555-0142');
  await expect(last).toHaveValue('Kim-Lee');
  await expect(last).toHaveAccessibleDescription(/Kim-Park/);

  await page.getByLabel(say('users.one.person.email')).fill('not an address');
  await page.getByRole('button', { name: say('admin.record.save') }).click();
  await expect(page.getByLabel(say('users.one.person.email'))).toBeFocused();
  await expect(page.getByLabel(say('users.one.person.email'))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page, 'settings that are refused');
  await page.getByRole('button', { name: say('admin.record.discard') }).click();
  await expect(last).toHaveValue('Kim-Park');
});

test('a new account gets its letter', async ({ page, world }) => {
  const email = freshEmail('noor');
  await world.signIn(page, ADMIN);
  await page.goto('/admin/users/new');
  await page.getByLabel(say('users.one.person.first')).fill('Noor');
  await page.getByLabel(say('users.one.person.last')).fill('Haddad');
  await page.getByLabel(say('users.one.person.email')).fill(email);
  await page.getByRole('button', { name: say('users.one.access.addRole') }).click();
  await page.getByRole('menuitem', { name: say('users.roles.customer'), exact: true }).click();
  await expectAccessible(page, 'a new user');
  await page.getByRole('button', { name: say('users.one.create.create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
  await expect(alertOn(page, say('alerts.userCreated'))).toBeVisible();
  const [{ count } = { count: 0 }] = await world.rows<{ count: number }>(
    'select count(*)::int as count from users where email = $1',
    [email],
  );
  expect(count).toBe(1);
});

test('quick actions ask first, and say how it went', async ({ page, world, kims }) => {
  await world.signIn(page, ADMIN);
  await page.goto(`/admin/users/${kims.id}/settings`);
  const act = (name: string) => page.getByRole('button', { name }).first();
  const confirm = page.getByRole('alertdialog');

  await act(say('users.one.actions.preview')).click();
  await expect(confirm).toContainText(say('users.one.actions.environment.demo'));
  await expectAccessible(page, 'sending the week preview');
  await confirm.getByRole('button', { name: say('users.one.preview.send') }).click();
  await expect(alertOn(page, say('alerts.weeklyOrderPreviewSent'))).toBeVisible();

  await act(say('users.one.actions.reset')).click();
  await confirm.getByRole('button', { name: say('users.one.reset.send') }).click();
  await expect(alertOn(page, say('alerts.emailSent'))).toBeVisible();

  const [{ ahead } = { ahead: 0 }] = await world.rows<{ ahead: number }>(
    'select count(*)::int as ahead from lunches where user_id = $1 and is_ahead',
    [kims.id],
  );
  expect(ahead).toBeGreaterThan(1);
  await act(say('users.one.actions.delete')).click();
  const lunches = confirm.getByRole('listitem');
  await expect(lunches).toHaveCount(ahead);
  // The dialog says which lunches are canceled, and how much comes back.
  await expect(confirm).toContainText(say('personal-data.closing.cancelled', { count: ahead }));
  await expect(confirm).toContainText(say('personal-data.closing.nothingBack', { count: ahead }));
  await expect(confirm).toContainText(say('personal-data.closing.erased', { days: 90 }));
  await expectAccessible(page, 'deleting an account');
  await confirm.getByRole('button', { name: say('users.one.actions.delete') }).click();
  await expect(alertOn(page, say('alerts.userDeleted'))).toBeVisible();
  await expect(
    page.getByText(say('users.one.state.deleted'), { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByText(say('users.one.change.readOnly'))).toBeVisible();
  await act(say('users.one.actions.restore')).click();
  await confirm.getByRole('button', { name: say('users.one.actions.restore') }).click();
  await expect(alertOn(page, say('alerts.userRestored'))).toBeVisible();

  // Cancelled lunches are offered, and ordered again by the ordinary save.
  const lost = await world.rows<{ id: number }>(
    `select id from orders where user_id = $1 and status = 'cancelled' and cancel_reason = 'staff'
       and date >= '2026-10-15'`,
    [kims.id],
  );
  expect(lost.length).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: say('personal-data.again.order', { count: lost.length }) })
    .click();
  // One of them stands on no menu of its week, and is named.
  const count = lost.length - 1;
  await expect(page.getByText(say('personal-data.again.ordered', { count }))).toBeVisible();
  await expect(page.getByText(say('personal-data.again.refused'))).toBeVisible();
  const placed = await world.rows(
    `select from orders where user_id = $1 and status = 'placed' and source = 'staff'`,
    [kims.id],
  );
  expect(placed).toHaveLength(count);
});

test('a family opens on a phone with its name in sight, and its open tab too', async ({
  page,
  world,
  nairs,
}) => {
  const [priya] = await world.rows<{ id: number }>('select id from users where email = $1', [
    nairs.email,
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn(page, ADMIN);
  await page.goto(`/admin/users/${priya?.id}/logs`);
  const tab = page.getByRole('link', { name: say('users.one.tabs.logs'), exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(tab).toBeInViewport({ ratio: 1 });
});
