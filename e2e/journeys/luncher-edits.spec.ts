import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { listening } from '../support/listening.ts';
import { expectThemes } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const formOf = (page: Page, name: string) =>
  page.getByRole('form', { name: say('lunchers.editTitle', { name }) });
const edit = (page: Page, name: string) =>
  page.getByRole('button', { name: say('lunchers.edit', { name }), exact: true }).click();
const strict = (page: Page, allergen: 'sesame' | 'milk') =>
  page
    .getByRole('radiogroup', { name: say(`lunchers.allergens.${allergen}`) })
    .getByRole('radio', { name: say('lunchers.levels.strict') });
const choose = (page: Page, allergen: 'sesame' | 'milk') =>
  page
    .getByRole('radiogroup', { name: say(`lunchers.allergens.${allergen}`) })
    .getByText(say('lunchers.levels.strict'))
    .click();

test('an allergy that is not saved is asked about before its form is left', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  await page.goto('/parents/account/lunchers');
  // The first child's form stands open without being named by the address, and is no other one then.
  await choose(page, 'sesame');
  await edit(page, 'Mia');
  await expect(page).toHaveURL(/luncher=/);
  await expect(strict(page, 'sesame')).toBeChecked();
  await edit(page, 'Leo');
  const question = page.getByRole('alertdialog', { name: say('lunchers.leave.title') });
  await expect(question).toContainText(say('lunchers.leave.text', { count: 1 }));
  await expectThemes(page, 'the question before an allergy is left');
  await question.getByRole('button', { name: say('lunchers.leave.stay') }).click();
  await expect(strict(page, 'sesame')).toBeChecked();

  // Another page is asked about like another child.
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('frame.menu.lunchCalendar') })
    .click();
  await question.getByRole('button', { name: say('lunchers.leave.stay') }).click();
  await edit(page, 'Leo');
  await question.getByRole('button', { name: say('lunchers.leave.leave'), exact: true }).click();
  await expect(formOf(page, 'Leo')).toBeVisible();
  await edit(page, 'Mia');
  await expect(formOf(page, 'Mia')).toBeVisible();
  await expect(strict(page, 'sesame')).not.toBeChecked();

  // Cancel gives the edits up, and asks nothing; nor does what is saved.
  await choose(page, 'sesame');
  await formOf(page, 'Mia')
    .getByRole('button', { name: say('lunchers.cancel') })
    .click();
  await expect(strict(page, 'sesame')).not.toBeChecked();
  await edit(page, 'Mia');
  await choose(page, 'sesame');
  await formOf(page, 'Mia')
    .getByRole('button', { name: say('lunchers.save', { name: 'Mia' }) })
    .click();
  await expect(alertOn(page, say('alerts.lunchersUpdated'))).toBeVisible();
  await edit(page, 'Leo');
  await expect(formOf(page, 'Leo')).toBeVisible();
});

test('an allergy stays chosen while the child before is still being saved', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  await page.goto('/parents/account/lunchers');
  await edit(page, 'Mia');
  const name = formOf(page, 'Mia').getByRole('textbox', { name: say('lunchers.first') });
  const saving = await holdBack(page, '**/api/lunchers/*');
  await name.fill('Maya');
  await name.press('Enter');
  await saving.asked;
  await edit(page, 'Leo');
  await choose(page, 'milk');
  const readAgain = page.waitForResponse('**/api/lunchers');
  saving.admit();
  await expect(alertOn(page, say('alerts.lunchersUpdated'))).toBeVisible();
  await readAgain;
  await expect(
    page.getByRole('button', { name: say('lunchers.edit', { name: 'Maya' }), exact: true }),
  ).toBeVisible();
  await expect(formOf(page, 'Leo')).toBeVisible();
  await expect(strict(page, 'milk')).toBeChecked();
});

test('an allergy stays chosen while another device changes the same child', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  const heard = listening(page, /private-user/);
  await page.goto('/parents/account/lunchers');
  await heard;
  await edit(page, 'Mia');
  await choose(page, 'sesame');
  const [mia] = await world.rows<{ id: number; tolerances: object }>(
    `select id, tolerances from lunchers where user_id = $1 and first = 'Mia'`,
    [kims.id],
  );
  const saved = await page.request.put(`${world.url}/api/lunchers/${mia?.id}`, {
    headers: { origin: world.url },
    data: { first: 'Maya', tolerances: { ...mia?.tolerances, milk: 'avoid_strictly' } },
  });
  expect(saved.status(), await saved.text()).toBe(200);

  // A language that is chosen elsewhere has the page read everything again.
  for (const locale of ['es', 'en']) {
    const readAgain = page.waitForResponse('**/api/lunchers');
    const chosen = await page.request.put(`${world.url}/api/account`, {
      headers: { origin: world.url },
      data: { locale },
    });
    expect(chosen.status(), await chosen.text()).toBe(200);
    await readAgain;
  }
  await expect(formOf(page, 'Maya')).toBeVisible();
  await expect(strict(page, 'milk')).toBeChecked();
  await expect(strict(page, 'sesame')).toBeChecked();
  await formOf(page, 'Maya')
    .getByRole('button', { name: say('lunchers.save', { name: 'Maya' }) })
    .click();
  await expect(alertOn(page, say('alerts.lunchersUpdated'))).toBeVisible();
  const [maya] = await world.rows<{ tolerances: object }>(
    `select tolerances from lunchers where id = $1 and first = 'Maya'`,
    [mia?.id],
  );
  expect(maya?.tolerances).toMatchObject({ sesame: 'avoid_strictly', milk: 'avoid_strictly' });
});
