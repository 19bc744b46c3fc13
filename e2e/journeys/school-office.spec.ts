import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { readMail } from '../support/mailbox.ts';
import { freshEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const SECRETARY = 'school@demo.test';
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(700_000, 32)]);

test('a document and a link are added, found by a colleague of the team, and taken away', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, SECRETARY);
  await page.goto('/schools');
  await page
    .getByRole('link', { name: say('destinations-portal.tabs.resources'), exact: true })
    .click();
  const title = `Duty rota ${Date.now()} 🦄 נועה`;
  await page.getByRole('button', { name: say('resources.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('resources.form.add'), exact: true }).click();
  await expect(dialog.getByText(say('errors.field.required')).first()).toBeVisible();
  await dialog
    .getByLabel(say('resources.form.chooseFile'), { exact: true })
    .last()
    .setInputFiles({ name: 'rota.pdf', mimeType: 'application/pdf', buffer: PDF });
  await dialog.getByLabel(say('resources.form.title'), { exact: true }).fill(title);
  await expectAccessible(page, 'adding a resource');
  await dialog.getByRole('button', { name: say('resources.form.add'), exact: true }).click();
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toBeVisible();
  await expectAccessible(page, 'the resources of a school');

  const saved = page.waitForEvent('download');
  await card.getByRole('link', { name: new RegExp(say('resources.download')) }).click();
  expect((await readFile(await (await saved).path())).equals(PDF)).toBe(true);

  const id = /-(\d+)\/resources/.exec(page.url())?.[1];
  const team = await visitor();
  await world.signIn(team, 'admin@demo.test');
  await team.goto(`/admin/schools/${id}/resources`);
  await expect(team.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await expectAccessible(team, 'the resources as the team sees them');

  await card.getByRole('button', { name: say('resources.more', { title }) }).click();
  await page.getByRole('menuitem', { name: say('resources.remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('resources.remove'), exact: true })
    .click();
  await expect(card).toHaveCount(0);
});

test('a colleague is invited by mail, comes in, and is removed', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, SECRETARY);
  await page.goto('/schools');
  await page
    .getByRole('link', { name: say('destinations-portal.tabs.staff'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('access-staff.title'));
  await page.getByRole('button', { name: say('access-staff.invite') }).click();
  const colleague = freshEmail('nurse');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('access-people.email')).fill('nurse@school');
  await dialog.getByLabel(say('access-people.first')).fill('Nora');
  await dialog.getByLabel(say('access-people.last')).fill('Nurse');
  await dialog.getByRole('button', { name: say('access-people.sendInvitation') }).click();
  await expect(dialog.getByText(say('errors.field.email_invalid'))).toBeVisible();
  await dialog.getByLabel(say('access-people.email')).fill(colleague);
  await dialog.getByRole('button', { name: say('access-people.sendInvitation') }).click();
  const waiting = page.getByRole('region', { name: say('access-people.waiting') });
  await expect(waiting.getByRole('row').filter({ hasText: colleague })).toBeVisible();
  await expectAccessible(page, 'the staff of a school');

  const nurse = await visitor();
  const school = (await page.locator('.school-bar-name').textContent())?.trim() ?? '';
  const letter = await readMail(
    nurse,
    colleague,
    say('letters.letters.portal_invitation.subject', { product: 'Yay Lunch', place: school }),
  );
  await nurse.goto(/\/invitation#[\w-]{43}/.exec(letter)?.[0] ?? '');
  await nurse
    .getByLabel(say('invitation.password'), { exact: true })
    .fill('a sandwich and an apple');
  await nurse.getByRole('button', { name: say('invitation.passwordDone') }).click();
  await expect(nurse).toHaveURL(/\/login/);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: colleague });
  await row.getByRole('button', { name: new RegExp(say('access-people.remove')) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('access-people.remove'), exact: true })
    .click();
  await expect(row).toHaveCount(0);
});
