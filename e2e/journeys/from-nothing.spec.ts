import { FIRST } from '../support/first-superadmin.ts';
import { mailedCode } from '../support/mailbox.ts';
import { NEXT_MONDAY } from '../support/now.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own', beginning: 'empty' });

const PARENT = { email: 'noor.haddad@families.test', password: 'quiet-lunch-table' };
const SOUP = 'Tomato soup with a roll';

test('an empty database gets its first lunch into a kitchen’s count, through the screens alone', async ({
  page,
  visitor,
  world,
}) => {
  await page.goto('/login');
  await page.getByLabel(say('identity.login.email')).fill(FIRST.email);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill(FIRST.password);
  await page.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);

  // A market.
  await page.goto('/admin/markets');
  await expect(page.getByText(say('markets.emptyTitle'))).toBeVisible();
  await page
    .getByRole('link', { name: say('markets.new') })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: say('markets.newTitle'), level: 1 }),
  ).toBeVisible();
  await page.getByLabel(say('markets.name'), { exact: true }).fill('Richmond');
  await page.getByLabel(say('markets.abbreviation'), { exact: true }).fill('rva');
  await page.getByRole('button', { name: say('markets.create') }).click();
  await expect(alertOn(page, say('alerts.marketCreated'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Richmond', level: 1 })).toBeVisible();

  // A school in it, with its grades.
  await page.getByRole('link', { name: say('markets.openSchool') }).click();
  await expect(
    page.getByRole('heading', { name: say('destinations.newTitle'), level: 1 }),
  ).toBeVisible();
  await page.getByLabel(say('destinations.name'), { exact: true }).fill('Oak Hill Elementary');
  await page.getByLabel(say('destinations.abbreviation'), { exact: true }).fill('oak');
  await page.getByLabel(say('destinations.city')).fill('Richmond');
  const market = page.getByLabel(say('destinations.market'), { exact: true });
  await expect(market.getByRole('option', { selected: true })).toHaveText('Richmond');
  await page.getByRole('button', { name: say('destinations.usualGrades') }).click();
  await page.getByRole('button', { name: say('destinations.create') }).click();
  await expect(alertOn(page, say('alerts.schoolCreated'))).toBeVisible();

  // A kitchen.
  await page.goto('/admin/vendors');
  await page
    .getByRole('link', { name: say('access.vendors.new') })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: say('vendors.newTitle'), level: 1 }),
  ).toBeVisible();
  await page.getByLabel(say('vendors.displayName'), { exact: true }).fill('Green Spoon');
  await page.getByLabel(say('vendors.code'), { exact: true }).fill('spoon');
  await page.getByRole('button', { name: say('vendors.create') }).click();
  await expect(alertOn(page, say('alerts.vendorCreated'))).toBeVisible();

  // The kitchen makes an item, with a choice.
  await page.getByRole('link', { name: say('vendors.addItem') }).click();
  await expect(
    page.getByRole('heading', { name: say('items.one.newTitle'), level: 1 }),
  ).toBeVisible();
  await page.getByLabel(say('items.form.name'), { exact: true }).fill(SOUP);
  await page.getByLabel(say('items.form.price'), { exact: true }).fill('6.50');
  await page.getByLabel(say('items.form.priceToVendor')).fill('5.00');
  await page.getByRole('button', { name: say('items.options.addGroup') }).click();
  await page.getByLabel(say('items.options.groupName')).fill('Roll');
  await page.getByLabel(say('items.options.least')).fill('1');
  await page.getByLabel(say('items.options.most')).fill('1');
  const options = page.getByLabel(say('items.options.optionName'), { exact: true });
  while ((await options.count()) < 2) {
    await page.getByRole('button', { name: say('items.options.addOption') }).click();
  }
  await options.nth(0).fill('Plain');
  await options.nth(1).fill('With seeds');
  await page.getByRole('button', { name: say('items.one.create') }).click();
  await expect(alertOn(page, say('alerts.itemCreated'))).toBeVisible();

  // A menu, and the days that it is for.
  await page.goto('/admin/menus');
  await page
    .getByRole('link', { name: say('menus.list.new') })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: say('menus.create.newTitle'), level: 1 }),
  ).toBeVisible();
  await page.getByLabel(say('menus.form.name'), { exact: true }).fill('Autumn');
  await page.getByLabel(say('menus.form.lastDay')).fill('2026-12-18');
  await page.getByRole('button', { name: say('menus.create.create') }).click();
  await page.getByRole('combobox', { name: say('menus.items.add') }).fill('tomato');
  await page.getByRole('option', { name: new RegExp(SOUP) }).click();
  await expect(page.getByRole('row').filter({ hasText: SOUP })).toBeVisible();

  await page.goto('/admin/menu-schedules');
  await page.getByRole('button', { name: say('menu-schedules.tools.assign') }).click();
  const plan = page.getByRole('dialog', { name: say('menu-schedules.plan.title.assign') });
  await plan.getByRole('combobox', { name: say('menu-schedules.plan.menu') }).fill('autumn');
  await page.getByRole('option', { name: /Autumn/ }).click();
  await expect(plan.getByLabel(say('menu-schedules.plan.from'))).toHaveValue(NEXT_MONDAY);
  await expect(
    plan.getByRole('group', { name: say('menu-schedules.plan.groups') }).getByRole('checkbox'),
  ).toBeChecked();
  await plan.getByRole('button', { name: say('menu-schedules.plan.preview') }).click();
  await plan.getByRole('button', { name: say('menu-schedules.plan.save'), exact: true }).click();
  await expect(plan).toBeHidden();

  // A family comes, and orders.
  const parent = await visitor();
  await parent.goto('/sign-up');
  await parent.getByLabel(say('identity.register.first')).fill('Noor');
  await parent.getByLabel(say('identity.register.last')).fill('Haddad');
  await parent.getByLabel(say('identity.login.email')).fill(PARENT.email);
  await parent.getByLabel(say('identity.login.password'), { exact: true }).fill(PARENT.password);
  await parent.getByRole('button', { name: say('identity.register.submit') }).click();
  await expect(parent).toHaveURL(/\/login$/);
  const code = await mailedCode(parent, PARENT.email);
  await parent.getByLabel(say('identity.code.code')).fill(code);
  await expect(alertOn(parent, say('alerts.accountRegistered'))).toBeVisible();
  await expect(parent).toHaveURL(/\/parents\/account\/lunchers/);
  const form = parent.getByRole('form', { name: say('lunchers.addTitle') });
  await form.getByLabel(say('lunchers.first')).fill('Zaid');
  await form.getByRole('combobox', { name: say('lunchers.school') }).fill('oak hil');
  await parent.getByRole('option', { name: /Oak Hill Elementary/ }).click();
  await form.getByLabel(say('lunchers.grade')).selectOption('Grade 2');
  await form.getByRole('button', { name: say('lunchers.saveNew') }).click();
  await expect(
    parent.getByRole('heading', { name: say('lunchers.addedTitle', { name: 'Zaid' }) }),
  ).toBeVisible();

  await parent.getByRole('link', { name: say('lunchers.chooseLunches', { name: 'Zaid' }) }).click();
  const week = weekOn(parent);
  await expect(week.row('Zaid')).toBeVisible();
  await week.visit(NEXT_MONDAY);
  await week.choose('Zaid', 'Tuesday', SOUP, { options: ['With seeds'] });
  await week.saveButton(1).click();
  // A first save without a card asks for one.
  await parent
    .getByRole('dialog', { name: say('calendar-choosing.card.title') })
    .getByRole('button', { name: say('calendar-choosing.card.later') })
    .click();
  await expect(week.summary.getByText(say('calendar-choosing.card.missing'))).toBeVisible();

  // The kitchen's count shows it, and nothing else.
  await page.goto('/admin/vendors');
  await page.getByRole('link', { name: 'Green Spoon' }).first().click();
  await page.getByRole('link', { name: say('vendors.visit') }).click();
  await expect(page).toHaveURL(/\/vendors\/green-spoon-\d+/);
  await page.goto(`${new URL(page.url()).pathname}?date=2026-10-20`);
  const make = page.getByRole('region', { name: say('vendors.portal.make.title'), exact: true });
  await expect(make.getByRole('row').filter({ hasText: SOUP })).toContainText('1');
  await expect(make).toContainText('With seeds');
  await expect(page.getByText('Oak Hill Elementary').first()).toBeVisible();

  const [count] = await world.rows<{ orders: number; cents: number }>(
    'select count(*)::int as orders, sum(total_cents)::int as cents from orders',
  );
  expect(count).toEqual({ orders: 1, cents: 650 });
});
