import { expectAccessible } from '../support/accessible.ts';
import { readMail } from '../support/mailbox.ts';
import { freshEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

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
  await field(say('requests-forms.school.message')).fill('Three lunch shifts.');
  const send = visitor.getByRole('button', { name: say('requests-forms.school.send') });
  await send.click();
  // It comes back with everything that was typed, and says at its field what is wrong.
  await expect(visitor.getByText(say('errors.field.zip_code'))).toBeVisible();
  await expect(
    visitor.getByRole('link', { name: say('requests-forms.school.signUp') }),
  ).toBeVisible();
  await expect(field(say('requests-forms.school.message'))).toHaveValue(/Three lunch shifts\./);
  await field(say('requests-forms.school.school')).fill('Willow Creek Elementary');
  await field(say('requests-forms.school.zip')).fill('37211');
  await expect(async () => {
    // Nobody types faster than three seconds; a form that comes too soon is asked for again.
    await send.click();
    await expect(
      visitor.getByRole('heading', { name: say('requests-forms.school.thanks') }).first(),
    ).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 20_000 });
  await visitor.context().close();

  await world.signIn(page, 'growth_sr@demo.test');
  await page.goto('/admin/requests?kind=school');
  await page.getByRole('link', { name: 'Jordan Ellis' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jordan Ellis' })).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
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
