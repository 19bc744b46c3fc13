import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { freshEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const ADMIN = 'admin@demo.test';
const WITHOUT_AREA = '555-0142';
const AREA_NEEDED = holding(say('errors.field.phone_area_code'));
const NO_NUMBER = holding(say('errors.field.phone_invalid'));

/** Matches a text that has this sentence in it, the brackets of an example included. */
function holding(sentence: string): RegExp {
  return new RegExp(sentence.replaceAll(/[^\w\s]/g, '.'));
}

/** Expects that the field itself says why its number was refused, and keeps what was typed. */
async function expectRefused(phone: Locator, typed: string, why: RegExp): Promise<void> {
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(why);
  await expect(phone).toHaveValue(typed);
}

test.beforeEach(({ watch }) => watch.expectFailure('422'));

test('a parent is told at the field why her number is refused, and a good one is kept', async ({
  page,
  world,
  kims,
}) => {
  const saved = () => world.rows('select first, phone from users where id = $1', [kims.id]);
  const [before] = await saved();
  await world.signIn(page, kims.email);
  await page.goto('/parents/account');
  const details = page.getByRole('form', { name: say('account.profile.title') });
  const phone = details.getByLabel(say('account.profile.phone'));
  const save = details.getByRole('button', { name: say('account.save') });
  await details.getByLabel(say('account.profile.first')).fill('Danielle');
  await phone.fill(WITHOUT_AREA);
  await save.click();
  await expectRefused(phone, WITHOUT_AREA, AREA_NEEDED);
  await expect(phone).toBeFocused();
  await expectAccessible(page, 'a refused mobile number');
  await phone.fill('call my office');
  await save.click();
  await expectRefused(phone, 'call my office', NO_NUMBER);
  expect(await saved(), 'nothing else of the form was saved').toEqual([before]);

  await phone.fill('312.555.0142');
  await save.click();
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await expect.poll(saved).toEqual([{ first: 'Danielle', phone: '+13125550142' }]);
  await page.reload();
  await expect(phone).toHaveValue('(312) 555-0142');

  // It may go as well.
  await phone.fill('');
  await save.click();
  await expect.poll(saved).toEqual([{ first: 'Danielle', phone: null }]);
});

test('a new parent is told at the field, and registers with a good number', async ({
  page,
  world,
}) => {
  const email = freshEmail('noor');
  await page.goto('/sign-up');
  await page.getByLabel(say('identity.register.first')).fill('Noor');
  await page.getByLabel(say('identity.register.last')).fill('Haddad');
  await page.getByLabel(say('identity.login.email')).fill(email);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill('quiet-lunch-table');
  const phone = page.getByLabel(say('identity.register.phone'));
  await phone.fill(WITHOUT_AREA);
  await page.getByRole('button', { name: say('identity.register.submit') }).click();
  await expectRefused(phone, WITHOUT_AREA, AREA_NEEDED);
  await phone.fill('+52 55 1234 5678');
  await page.getByRole('button', { name: say('identity.register.submit') }).click();
  await expect(page.getByRole('heading', { name: say('identity.code.title') })).toBeVisible();
  expect(await world.rows('select phone from registrations where email = $1', [email])).toEqual([
    { phone: '+525512345678' },
  ]);
});

test('the team is told at the field of a new account and of one that exists', async ({
  page,
  world,
  kims,
}) => {
  const email = freshEmail('noor');
  await world.signIn(page, ADMIN);
  await page.goto('/admin/users/new');
  const phone = page.getByLabel(say('users.one.person.phone'));
  const create = page.getByRole('button', { name: say('users.one.create.create') });
  await page.getByLabel(say('users.one.person.first')).fill('Noor');
  await page.getByLabel(say('users.one.person.last')).fill('Haddad');
  await page.getByLabel(say('users.one.person.email')).fill(email);
  await page.getByRole('button', { name: say('users.one.access.addRole') }).click();
  await page.getByRole('menuitem', { name: say('users.roles.customer'), exact: true }).click();
  await phone.fill(WITHOUT_AREA);
  await create.click();
  await expectRefused(phone, WITHOUT_AREA, AREA_NEEDED);
  await phone.fill('(615) 555 0142');
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
  expect(await world.rows('select phone from users where email = $1', [email])).toEqual([
    { phone: '+16155550142' },
  ]);

  await page.goto(`/admin/users/${kims.id}/settings`);
  const save = page.getByRole('button', { name: say('admin.record.save') });
  await phone.fill('911');
  await save.click();
  await expectRefused(phone, '911', NO_NUMBER);
  await phone.fill('1-615-555-0143');
  await save.click();
  await expect(save).toBeHidden();
  expect(await world.rows('select phone from users where id = $1', [kims.id])).toEqual([
    { phone: '+16155550143' },
  ]);
});

test('a school’s office is told at the contact whose number is refused', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'school@demo.test');
  await page.goto('/schools');
  await page.getByRole('link', { name: say('destinations-portal.tabs.settings') }).click();
  const contacts = page.getByRole('region', { name: say('school-setup.contacts.title') });
  const save = contacts.getByRole('button', { name: say('school-setup.save') });
  await contacts.getByRole('button', { name: say('school-setup.contacts.add') }).click();
  await contacts.getByLabel(say('school-setup.contacts.name')).last().fill('Bea Ortiz');
  const phone = contacts.getByLabel(say('school-setup.contacts.phone')).last();
  await phone.fill(WITHOUT_AREA);
  await save.click();
  await expectRefused(phone, WITHOUT_AREA, AREA_NEEDED);
  await phone.fill('615 555 0144');
  await save.click();
  await expect(page.getByText(say('alerts.settingsSaved'))).toBeVisible();
  expect(await world.rows(`select phone from school_contacts where name = 'Bea Ortiz'`)).toEqual([
    { phone: '+16155550144' },
  ]);
});
