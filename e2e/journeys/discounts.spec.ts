import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectLooks } from '../support/looks.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

// The record of all discounts is read, and everybody sees which there are.
test.use({ sharing: 'own' });

const MARKETING = 'marketing@demo.test';
const SUPERADMIN = 'superadmin@demo.test';
/** May give credit, and so agree to what others promise. */
const SECOND = 'admin@demo.test';

/** One of the lists that targets are chosen from. */
const listOf = (page: Page, level: 'markets' | 'destinations' | 'grades') =>
  page.getByRole('group', { name: say(`targets.${level}`), exact: true });

async function createFor(page: Page, code: string, market: string): Promise<void> {
  await page.goto('/admin/discounts');
  await page.getByRole('link', { name: say('discounts.list.new') }).click();
  await page.getByRole('textbox', { name: say('discounts.form.code'), exact: true }).fill(code);
  await page.getByLabel(say('discounts.form.kind')).selectOption('amount');
  await page.getByLabel(say('discounts.form.amount')).fill('$4.50');
  await page.getByRole('radio', { name: say('targets.granularities.markets') }).check();
  await expect(listOf(page, 'markets').getByRole('option', { name: market })).toBeVisible();
  await page.getByRole('button', { name: say('discounts.create.create') }).click();
  await expect(listOf(page, 'markets')).toContainText('Select at least one market.');
  await listOf(page, 'markets').getByRole('option', { name: market }).click();
  await page.getByRole('button', { name: say('discounts.create.create') }).click();
  await expect(alertOn(page, say('alerts.discountSaved'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: code.toUpperCase() })).toBeVisible();
}

/** A second person lets a code through that waits. */
async function approve(second: Page, code: string): Promise<void> {
  await second.goto('/admin/approvals');
  const asked = second.getByRole('row').filter({ hasText: code });
  await expect(asked).toContainText(
    say('credit.approvals.promo', { code, gives: '$4.50', uses: 0 }),
  );
  const named = {
    what: say('credit.approvals.kinds.discount'),
    amount: say('credit.approvals.noMost'),
  };
  await expectAccessible(second, 'a discount that waits');
  await asked.getByRole('button', { name: say('credit.approvals.approveOf', named) }).click();
  const dialog = second.getByRole('alertdialog');
  await expect(dialog).toContainText(code);
  await dialog.getByRole('button', { name: say('credit.approvals.approve') }).click();
  await expect(second.getByText(say('credit.approvals.approved'))).toBeVisible();
}

test('a code is made for a market, agreed to, used by a family, seen by the team and archived', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('409');
  await world.signIn(page, SUPERADMIN);
  await createFor(page, 'harvest', 'Eastern');
  await expect(page.getByText(say('discounts.usage.none'))).toBeVisible();
  await expect(page.getByText(say('discounts.one.waitingNote'))).toBeVisible();
  // The maker reads that it waits, and can't decide.
  const yours = await visitor();
  await world.signIn(yours, SUPERADMIN);
  await yours.goto('/admin/approvals');
  await expect(yours.getByRole('row').filter({ hasText: 'HARVEST' })).toContainText(
    say('credit.approvals.yours'),
  );

  const dana = await visitor();
  await world.signIn(dana, DANA);
  const week = weekOn(dana);
  await week.visit('2026-10-19');
  await week.applyCode('harvest');
  await expect(
    week.summary.getByLabel(say('calendar-choosing.promo.label')),
  ).toHaveAccessibleDescription(new RegExp(say('refusals.discount.not_started')));
  const second = await visitor();
  await world.signIn(second, SECOND);
  await approve(second, 'HARVEST');
  await expect(page.getByText(say('discounts.one.waitingNote'))).toHaveCount(0);
  const apply = async () => {
    await week.applyCode('harvest');
    await expect(week.summary).toContainText('HARVEST applied-$4.50');
  };
  await apply();
  await week.save(1);

  await page.reload();
  const effect = page.getByRole('region', { name: say('discounts.usage.title') });
  await expect(effect).toContainText('$4.50');
  const families = page.getByRole('region', { name: say('discounts.usage.familiesTitle') });
  await expect(families.getByRole('row')).toHaveCount(2);
  await expect(page.getByText(say('discounts.one.inUse', { count: 1 }))).toBeVisible();
  await expect(
    page.getByRole('textbox', { name: say('discounts.form.code'), exact: true }),
  ).toBeDisabled();

  // She takes it off and is about to put it on again, when the team archives it.
  await week.summary
    .getByRole('button', { name: say('calendar-choosing.promo.remove', { code: 'HARVEST' }) })
    .click();
  await week.save(1);
  await apply();
  await expect(week.saveButton(1)).toBeEnabled();
  const reduced = await week.total();
  await page.getByRole('button', { name: say('discounts.one.archive'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('discounts.one.archive') }).click();
  await expect(alertOn(page, say('alerts.discountArchived'))).toBeVisible();
  await expect(page.getByText(say('discounts.one.archivedNote'))).toBeVisible();

  await week.saveButton(1).click();
  await expect(alertOn(dana, say('alerts.promoNoLongerValid'))).toBeVisible();
  await expect(week.summary).not.toContainText('HARVEST');
  await expect.poll(() => week.total()).toBe(reduced + 450);

  await page.getByRole('button', { name: say('discounts.one.restore'), exact: true }).click();
  await question.getByRole('button', { name: say('discounts.one.restore') }).click();
  await expect(alertOn(page, say('alerts.discountRestored'))).toBeVisible();
  const deeds = await world.rows<{ action: string }>(
    `select action from activity_log where subject_type = 'discount' order by id`,
  );
  expect(deeds.map(({ action }) => action)).toEqual([
    'discount.created',
    'discount.approved',
    'discount.archived',
    'discount.restored',
  ]);
});

test('the second of two people to change a discount sees both versions and decides', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('409');
  const other = await visitor();
  await world.signIn(page, SUPERADMIN);
  await world.signIn(other, MARKETING);
  for (const each of [page, other]) {
    await each.goto('/admin/discounts?code=WELCOME10');
    await each.getByRole('link', { name: 'WELCOME10' }).click();
  }
  const name = (each: Page) => each.getByLabel(say('discounts.form.name'), { exact: true });
  await name(page).fill('Mine');
  await name(other).fill('Theirs');
  await other.keyboard.press('Control+s');
  await expect(alertOn(other, say('alerts.discountSaved'))).toBeVisible();
  await expect(
    other.getByRole('region', { name: say('discounts.usage.familiesTitle') }),
  ).toBeHidden();

  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert', { name: say('admin.record.conflict.title') });
  await expect(conflict.getByRole('row', { name: /Theirs.*Mine/ })).toBeVisible();
  await expectAccessible(page, 'a conflict');
  await conflict.getByRole('button', { name: say('admin.record.conflict.keepMine') }).click();
  await expect(alertOn(page, say('alerts.discountSaved'))).toBeVisible();
  await expect(name(other)).toHaveValue('Mine');

  // Typed back to what it is now, there is nothing to choose; the next change is one of its own.
  await name(page).fill('Mine again');
  await name(other).fill('Theirs again');
  await other.keyboard.press('Control+s');
  await expect(other.getByRole('region', { name: say('admin.record.bar') })).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(conflict).toBeVisible();
  await name(page).fill('Theirs again');
  await expect(conflict).toBeHidden();
  await name(page).fill('Mine at last');
  await expect(conflict).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(name(other)).toHaveValue('Mine at last');
});

test('targets follow each other, by keyboard alone', async ({ page, world }) => {
  await world.signIn(page, MARKETING);
  await page.goto('/admin/discounts/new');
  await page.getByRole('radio', { name: say('targets.granularities.everyone') }).focus();
  for (const _ of ['markets', 'schools', 'grades']) await page.keyboard.press('ArrowRight');
  const [markets, schools, grades] = [
    listOf(page, 'markets'),
    listOf(page, 'destinations'),
    listOf(page, 'grades'),
  ];
  await expect(schools).toContainText(say('targets.marketsFirst'));
  await expect(grades).toContainText(say('targets.schoolsFirst'));

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(markets).toContainText(say('targets.chosen', { count: 2, total: '2' }));
  await schools
    .getByRole('button', { name: say('targets.allOf', { group: 'Eastern' }) })
    .press('Enter');
  await schools.getByRole('option', { name: 'Lakeview Elementary' }).press('Space');
  await expect(schools).toContainText(say('targets.chosen', { count: 4, total: '6' }));
  await grades.getByRole('searchbox').fill('lakeview kinder');
  await expect(grades.getByRole('option')).toHaveText(['Kindergarten']);
  await grades.getByRole('option').press('Space');
  await grades.getByRole('searchbox').fill("don't know");
  await expect(grades).toContainText(say('targets.noMatch'));
  await expectAccessible(page, 'targets');

  // Without its market, Lakeview and its grade go.
  await markets.getByRole('option', { name: 'Central' }).press('Space');
  await expect(schools).toContainText(say('targets.chosen', { count: 3, total: '3' }));
  await expect(grades).toContainText(
    say('targets.chosen', { count: 0, total: '0' }).split(' ')[0] ?? '',
  );
  await page.getByRole('button', { name: say('discounts.create.create') }).press('Enter');
  await expect(grades).toContainText('Select at least one grade.');
  await page.getByRole('radio', { name: say('targets.granularities.everyone') }).check();
  await page.getByRole('radio', { name: say('targets.granularities.grades') }).check();
  await expect(markets).toContainText(say('targets.chosen', { count: 0, total: '2' }));

  // Leaving asks, since something is typed.
  await page.getByRole('link', { name: say('admin.record.cancel') }).click();
  await expect(
    page.getByRole('alertdialog', { name: say('admin.record.leave.title') }),
  ).toBeVisible();
});

test.describe('a discount that families use', () => {
  test('shows its table of weeks in every look', async ({ page, world }) => {
    await world.signIn(page, SUPERADMIN);
    await page.goto('/admin/discounts');
    await page.getByRole('link', { name: 'LUNCH5' }).click();
    await page.getByText(say('discounts.usage.asTable')).click();
    await expect(page.getByRole('table', { name: say('discounts.usage.byWeek') })).toBeVisible();
    await expect(page.locator('.recharts-surface')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: say('discounts.usage.download') }).click();
    expect((await download).suggestedFilename()).toBe('LUNCH5.csv');
    await expectLooks(page, 'a discount with its table');
  });
});

test('a percentage that takes so much off a week at most counts without a second person', async ({
  page,
  world,
}) => {
  await world.signIn(page, MARKETING);
  await page.goto('/admin/discounts');
  await page.getByRole('link', { name: say('discounts.list.new') }).click();
  await page.getByRole('textbox', { name: say('discounts.form.code'), exact: true }).fill('half');
  await page.getByLabel(say('discounts.form.percent')).fill('50');
  const most = page.getByLabel(say('discounts.form.most'));
  await most.fill('much');
  await page.getByLabel(say('discounts.form.maxUses'), { exact: true }).fill('10');
  await page.getByRole('button', { name: say('discounts.create.create') }).click();
  await expect(most).toHaveAccessibleDescription(/does not look right/);
  await most.fill('3');
  await expectAccessible(page, 'a percentage with a most');
  await page.getByRole('button', { name: say('discounts.create.create') }).click();
  await expect(alertOn(page, say('alerts.discountSaved'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    say('discounts.one.percentOffUpTo', { value: '50', most: '$3.00' }),
  );
  await expect(main).toContainText(say('discounts.list.states.active'));
  await expect(most).toHaveValue('3.00');

  // Dollars have no other most than themselves.
  await page.getByLabel(say('discounts.form.kind')).selectOption('amount');
  await expect(most).toHaveCount(0);
});
