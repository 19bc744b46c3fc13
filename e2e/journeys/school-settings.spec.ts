import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

test.use({ sharing: 'own' });

test('a school’s office looks after its rooms, lunch periods and contacts', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('422', '409', '403');
  await world.signIn(page, 'school@demo.test');
  await page.goto('/schools');
  await page.getByRole('link', { name: say('destinations-portal.tabs.settings') }).click();
  const rooms = page.getByRole('region', { name: say('school-setup.rooms.title') });
  await expect(rooms.getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'the settings of a school');

  // A name twice is said at its field; the list as it was typed stays.
  const first = await rooms
    .getByRole('listitem')
    .filter({ hasText: /\d child/ })
    .getByRole('textbox')
    .first()
    .inputValue();
  await rooms.getByRole('button', { name: say('school-setup.rooms.add') }).click();
  const added = rooms.getByRole('textbox').last();
  await added.fill(first);
  await rooms.getByRole('button', { name: say('school-setup.save') }).click();
  await expect(rooms.getByText(say('errors.field.duplicate'))).toBeVisible();
  await added.fill('Sunflower');
  await rooms.getByRole('button', { name: say('school-setup.save') }).click();
  await expect(page.getByText(say('alerts.settingsSaved'))).toBeVisible();

  // Before a room with children goes, it is said how many are without one then.
  await rooms
    .getByRole('button', { name: say('school-setup.removeNamed', { name: first }) })
    .click();
  await rooms.getByRole('button', { name: say('school-setup.save') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(first);
  await dialog
    .getByRole('button', { name: say('school-setup.cancel') })
    .first()
    .click();
  await rooms.getByRole('button', { name: say('school-setup.undo') }).click();
  await expect(
    rooms.getByRole('button', { name: say('school-setup.removeNamed', { name: first }) }),
  ).toBeVisible();

  // A colleague adds a contact meanwhile: what is written here waits, and hers is shown.
  const contacts = page.getByRole('region', { name: say('school-setup.contacts.title') });
  const colleague = await visitor();
  await world.signIn(colleague, 'school@demo.test');
  await colleague.goto(page.url());
  const theirs = colleague.getByRole('region', { name: say('school-setup.contacts.title') });
  await theirs.getByLabel(say('school-setup.contacts.role')).first().fill('Front office');
  await contacts.getByLabel(say('school-setup.contacts.role')).first().fill('Principal');
  await theirs.getByRole('button', { name: say('school-setup.save') }).click();
  await expect(colleague.getByText(say('alerts.settingsSaved'))).toBeVisible();
  await contacts.getByRole('button', { name: say('school-setup.save') }).click();
  await expect(contacts.getByText(say('school-setup.conflict'))).toBeVisible();
  await contacts.getByRole('button', { name: say('school-setup.theirs') }).click();
  await expect(contacts.getByLabel(say('school-setup.contacts.role')).first()).toHaveValue(
    'Front office',
  );

  // A contact who gets mail has an address.
  await contacts.getByRole('button', { name: say('school-setup.contacts.add') }).click();
  await contacts.getByLabel(say('school-setup.contacts.name')).last().fill('Bea Ortiz');
  for (const mail of ['labels', 'lists', 'changes'] as const) {
    const offered = contacts.getByRole('checkbox', { name: say(`school-setup.contacts.${mail}`) });
    await offered.last().check();
  }
  await contacts.getByRole('button', { name: say('school-setup.save') }).click();
  await expect(contacts.getByText(say('errors.field.needs_email'))).toBeVisible();
  await expectAccessible(page, 'the settings of a school with an error');
  await contacts.getByLabel(say('school-setup.contacts.email')).last().fill('bea@school.test');

  // The choice of who gets children's names needs a fresh sign-in.
  await world.rows(
    `update sessions set proved_at = clock_timestamp() - interval '16 minutes'
     where user_id = (select id from users where email = 'school@demo.test')`,
  );
  await contacts.getByRole('button', { name: say('school-setup.save') }).click();
  const who = page.getByRole('alertdialog', { name: say('fresh-sign-in.title') });
  await who.getByLabel(say('fresh-sign-in.password'), { exact: true }).fill(PASSWORD);
  await who.getByRole('button', { name: say('fresh-sign-in.confirm') }).click();
  await expect(page.getByText(say('alerts.settingsSaved'))).toBeVisible();
  await expect(contacts.getByLabel(say('school-setup.contacts.email')).last()).toHaveValue(
    'bea@school.test',
  );
});

test('a team member who may not see families leaves the mails with children’s names alone', async ({
  page,
  watch,
  world,
}) => {
  watch.expectFailure('422');
  const [school] = await world.rows<{ id: number }>(
    `select destination_id as id from school_contacts where gets_labels order by id limit 1`,
  );
  await world.signIn(page, 'growth_jr@demo.test');
  await page.goto(`/admin/schools/${school?.id}/settings`);
  const contacts = page.getByRole('region', { name: say('school-setup.contacts.title') });
  await expect(contacts.getByText(say('school-setup.contacts.notYours'))).toBeVisible();
  const mail = (name: 'labels' | 'lists' | 'changes' | 'closures') =>
    contacts.getByRole('checkbox', { name: say(`school-setup.contacts.${name}`) }).first();
  for (const name of ['labels', 'lists', 'changes'] as const)
    await expect(mail(name)).toBeDisabled();
  await expect(mail('closures')).toBeEnabled();
  await expectAccessible(page, 'the contacts of a school for who may not see families');

  // Nor are they led elsewhere by another address.
  const email = contacts.getByLabel(say('school-setup.contacts.email')).first();
  await email.fill('mine@elsewhere.test');
  await contacts.getByRole('button', { name: say('school-setup.save') }).click();
  await expect(email).toHaveAccessibleDescription(say('errors.field.names_children'));
});
