import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { readMail } from '../support/mailbox.ts';
import { freshEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

// Without a network a file is missing that no journey before may have left.
test.use({ isFirstVisit: true });

/** Sends a form until the thanks come: one within three seconds, which nobody types in, is asked for again. */
const sendUntil = (thanks: Locator, send: () => Promise<void>) =>
  expect(async () => {
    if (!(await thanks.isVisible())) await send();
    await expect(thanks).toBeVisible({ timeout: 1_500 });
  }).toPass();

test('a school that is not in is requested without a script, and answered by mail', async ({
  world,
  browser,
  page,
}) => {
  const email = freshEmail('jordan');
  const visitor = await (
    await browser.newContext({ baseURL: world.url, javaScriptEnabled: false, locale: 'en-US' })
  ).newPage();
  // The first field of the start page says that it is not in, and leads to one form.
  await visitor.goto('/');
  const search = visitor.getByRole('searchbox').first();
  await search.fill('Willow Creek Elementary');
  await search.press('Enter');
  await visitor
    .getByRole('main')
    .getByRole('link', { name: say('public-site.find.ask') })
    .click();
  const field = (name: string) => visitor.getByLabel(name, { exact: false });
  await field(say('requests-forms.school.school')).fill('maplewood elementary');
  await field(say('requests-forms.school.zip')).fill('3721');
  await visitor.getByLabel(say('requests-forms.school.askers.teacher')).check();
  await field(say('requests-forms.name')).fill('Jordan Ellis');
  await field(say('requests-forms.email')).fill(email);
  await field(say('requests-forms.school.lunchAt')).fill('11:30');
  await field(say('requests-forms.school.message')).fill('Three lunch shifts.');
  const send = visitor.getByRole('button', { name: say('requests-forms.school.send') });
  await send.click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    say('requests-forms.school.title'),
  );
  // It comes back with everything that was typed, and says at its field what is wrong.
  await expect(visitor.getByText(say('errors.field.zip_code'))).toBeVisible();
  await expect(
    visitor.getByRole('link', { name: say('requests-forms.school.signUp') }),
  ).toBeVisible();
  await expect(field(say('requests-forms.school.message'))).toHaveValue(/Three lunch shifts\./);
  await field(say('requests-forms.school.school')).fill('Willow Creek Elementary');
  await field(say('requests-forms.school.zip')).fill('37211');
  await sendUntil(
    visitor.getByRole('heading', { level: 1, name: say('requests-forms.school.thanks') }),
    () => send.click({ timeout: 2_000 }),
  );
  await visitor.context().close();

  await world.signIn(page, 'growth_sr@demo.test');
  await page.goto('/admin/requests?kind=school');
  await page.getByRole('link', { name: 'Jordan Ellis' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jordan Ellis' })).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByText('11:30 AM', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a request');
  await page.getByRole('button', { name: say('requests.record.take') }).click();
  await expect(page.getByText(say('requests.states.open'), { exact: true })).toBeVisible();
  const answer = page.getByLabel(say('requests.record.answer'));
  await answer.fill('We would love to come.\nCan we call you on Tuesday?');
  await page.getByRole('button', { name: say('requests.record.answerSend') }).click();
  await expect(page.getByText(say('requests.record.answerSent', { email }))).toBeVisible();
  await expect(answer).toHaveValue('');
  await expect(page.getByText(say('requests.states.answered'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('requests.record.acts.close') }).click();
  await expect(page.getByText(say('requests.states.closed'), { exact: true })).toBeVisible();

  await readMail(page, email, say('letters.letters.request_answered.subject'));
  await expect(page.getByText('Can we call you on Tuesday?')).toBeVisible();
});

test('a form says its faults at once, sends once, and is thanked in its place', async ({
  page,
  watch,
  world,
}) => {
  watch.expectFailure('422');
  const email = freshEmail('robin');
  await page.goto('/request?school=Maplewood+Elementary#school-form');
  const form = page.locator('#school-form');
  const field = (name: string) => form.getByLabel(name, { exact: false });
  const school = field(say('requests-forms.school.school'));
  // A school of ours is said under its name, with the way to order there.
  const ours = say('requests-forms.school.ours', { school: 'Maplewood Elementary' });
  const signUp = form.getByRole('link', { name: say('requests-forms.school.signUp') });
  await expect(form.getByText(ours)).toBeVisible();
  await expect(signUp).toBeVisible();
  await expectAccessible(page, 'a school of ours in the form of a request');
  await school.fill('Willow Creek Elementary');
  await school.press('Tab');
  await expect(form.getByText(say('requests-forms.school.notOurs'))).toBeVisible();
  await expect(signUp).toHaveCount(0);
  await school.fill('maplewood elem');
  await expect(form.getByText(say('requests-forms.school.notOurs'))).toHaveCount(0);
  await school.pressSequentially('entary');
  await expect(form.getByText(ours)).toBeVisible();
  await form.getByLabel(say('requests-forms.school.other')).check();

  await field(say('requests-forms.school.zip')).fill('3721');
  await form.getByLabel(say('requests-forms.school.askers.parent')).check();
  await field(say('requests-forms.name')).fill('Robin Ortiz');
  await field(say('requests-forms.email')).fill(email);
  const send = form.getByRole('button', { name: say('requests-forms.school.send') });
  await send.click();
  await expect(form.getByText(say('errors.field.zip_code'))).toBeVisible();
  const zip = field(say('requests-forms.school.zip'));
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expect(school).toHaveValue('maplewood elementary');
  await expect(page).toHaveURL(/\/request\?/);
  await expectAccessible(page, 'a form that was refused in its place');

  await zip.fill('37211');
  await expect(form.getByRole('heading', { level: 2 })).toHaveText(
    say('requests-forms.school.title'),
  );
  const thanks = page.getByRole('heading', {
    level: 2,
    name: say('requests-forms.school.thanks'),
  });
  await sendUntil(thanks, () => send.dblclick({ timeout: 2_000 }));
  await expect(page).toHaveURL(/\/request\?/);
  await expect(form).toHaveCount(0);
  expect(await world.rows(`select email from requests where email = '${email}'`)).toHaveLength(1);
});

test('a form that the network lost keeps the typed text, and an application its file', async ({
  page,
  watch,
}) => {
  watch.expectFailure('422', 'net::ERR_INTERNET_DISCONNECTED');
  await page.goto('/careers-page');
  await page.locator('.jobs li a').first().click();
  const form = page.locator('#job-form');
  const field = (name: string) => form.getByLabel(name, { exact: false });
  await field(say('requests-forms.name')).fill('Sam Whitfield');
  await field(say('requests-forms.email')).fill('sam@lunch');
  await field(say('requests-forms.job.file')).setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'),
  });
  const send = form.getByRole('button', { name: say('requests-forms.job.send') });
  await page.context().setOffline(true);
  await send.click();
  await expect(form.getByText(say('requests-forms.failed'))).toBeVisible();
  await page.context().setOffline(false);
  await send.click();
  await expect(field(say('requests-forms.email'))).toBeFocused();
  await expect(field(say('requests-forms.name'))).toHaveValue('Sam Whitfield');
  const kept = field(say('requests-forms.job.file'));
  expect(await kept.evaluate((one: HTMLInputElement) => one.files?.[0]?.name)).toBe('cv.pdf');
  await expect(form.getByText(say('requests-forms.job.fileAgain'))).toHaveCount(0);
});
