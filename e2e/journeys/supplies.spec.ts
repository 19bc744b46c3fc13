import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const SUPERADMIN = 'superadmin@demo.test';
const MERCHANDISING = 'merchandising_sr@demo.test';

const names = { name: 'Ketchup', school: 'Maplewood Elementary' };
const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: say('supply-schedules.editTitle', names) });
const fieldOf = (page: Page, field: 'quantity' | 'unit' | 'note') =>
  dialogOf(page).getByRole('textbox', { name: say(`supply-schedules.${field}`), exact: true });
const save = (page: Page) =>
  dialogOf(page)
    .getByRole('button', { name: say('supply-schedules.save'), exact: true })
    .click();

test('the second of two who change a supply sees both and decides', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('409');
  const other = await visitor();
  await world.signIn(page, SUPERADMIN);
  await world.signIn(other, MERCHANDISING);
  for (const each of [page, other]) {
    await each.goto('/admin/supply-schedules');
    await each.getByRole('button', { name: say('supply-schedules.editOf', names) }).click();
  }
  await fieldOf(page, 'quantity').fill('7');
  await fieldOf(page, 'note').fill('My note');
  await fieldOf(other, 'quantity').fill('');
  await save(other);
  await expect(alertOn(other, say('alerts.invalidForm'))).toBeVisible();
  await fieldOf(other, 'quantity').fill('9');
  await fieldOf(other, 'unit').fill('canisters');
  await save(other);
  await expect(alertOn(other, say('alerts.supplyScheduleSaved'))).toBeVisible();
  // The alert about wrong fields is gone once the record is saved.
  await expect(alertOn(other, say('alerts.invalidForm'))).toBeHidden({ timeout: 1 });

  await save(page);
  const conflict = dialogOf(page).getByRole('alert', { name: say('admin.record.conflict.title') });
  await expect(conflict.getByRole('row', { name: /\b9\b.*\b7\b/ })).toBeVisible();
  await expect(
    conflict.getByRole('row', { name: /Squeeze bottles only\..*My note/ }),
  ).toBeVisible();
  // Nobody else wanted another unit: theirs is there already.
  await expect(conflict).not.toContainText('canisters');
  await expect(fieldOf(page, 'unit')).toHaveValue('canisters');
  await expectAccessible(page, 'a conflict about a supply');

  // The dialog’s own button and Enter lead to the choice, and send nothing past it.
  const saves = countOf(page, 'PUT');
  await conflict.getByRole('radio', { name: /^Quantity, .*9$/ }).check();
  await dialogOf(page)
    .getByRole('button', { name: say('admin.record.conflict.choose') })
    .click();
  await expect(conflict).toBeFocused();
  await fieldOf(page, 'note').press('Enter');
  await fieldOf(page, 'quantity').press('Enter');
  await expect(conflict).toBeFocused();
  expect(saves()).toBe(0);

  await conflict.getByRole('button', { name: say('admin.record.conflict.keepChosen') }).click();
  await expect(alertOn(page, say('alerts.supplyScheduleSaved'))).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  const [kept] = await world.rows(
    `select s.quantity, s.unit, s.note from supply_schedules s
     join destinations d on d.id = s.destination_id where s.name = $1 and d.name = $2`,
    [names.name, names.school],
  );
  expect(kept).toEqual({ quantity: 9, unit: 'canisters', note: 'My note' });
});

/** Counts the requests of this method from now on. */
function countOf(page: Page, method: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === method) sent += 1;
  });
  return () => sent;
}
