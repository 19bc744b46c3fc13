import type { Locator } from '@playwright/test';
import { words as spanishMail } from '@yay/words/letters/es';
import { expectAccessible } from '../support/accessible.ts';
import { mailedCode } from '../support/mailbox.ts';
import { DANA_ID, freshEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { di } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

test.use({ locale: 'es-US' });

test('a family that speaks Spanish reads its calendar in Spanish', async ({ page, world }) => {
  const [family] = await world.rows<{ email: string; first: string }>(
    `select u.email, l.first from users u join lunchers l on l.user_id = u.id
     where u.locale = 'es' and u.id <> $1 and l.deleted_at is null order by u.id, l.id limit 1`,
    [DANA_ID],
  );
  if (family === undefined) throw new Error('nobody speaks Spanish');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel(di('identity.login.email')).fill(family.email);
  await page.getByLabel(di('identity.login.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: di('identity.login.submit'), exact: true }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(
    page.getByRole('complementary', { name: di('calendar.summary.label') }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: family.first, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/oct/);
  await expect(page.getByRole('timer')).toContainText(/para pedir|Cierra|cierra/);
  await page.reload();
  await expect(
    page.getByRole('button', { name: di('calendar.bar.next'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/\b(Ordered|Choose a lunch|Order summary)\b/)).toHaveCount(0);
  const child = page.getByRole('region', { name: family.first, exact: true });
  await expect(child).toContainText(/\d\.(er|º)\sgrado|Kínder/);
  await expect(page.getByText(/\bGrade \d|Kindergarten/)).toHaveCount(0);

  // Dishes and their choices are in Spanish, where she chooses and where she reads what she ordered.
  const dishes = await world.rows<{ name: string; name_es: string }>(
    'select name, name_es from items where name_es is not null and name <> name_es',
  );
  const spanish = new Map(dishes.map(({ name_es, name }) => [name_es, name]));
  const expectSpanish = async (titles: Locator) => {
    await expect(titles.first()).toBeVisible();
    const shown = await titles.allInnerTexts();
    expect(shown.filter((title) => spanish.has(title)).length).toBeGreaterThan(0);
    expect(shown.filter((title) => [...spanish.values()].includes(title))).toEqual([]);
  };
  await child.getByRole('listitem').getByRole('button').first().click();
  await expectSpanish(page.getByRole('dialog').getByRole('heading', { level: 3 }));
  await expectAccessible(page, 'dishes in Spanish');
});

test('an account that is opened in Spanish stays Spanish, its mail too', async ({
  page,
  world,
}) => {
  const email = freshEmail('lucia');
  await page.goto('/register');
  await page.getByLabel(di('identity.register.first')).fill('Lucía');
  await page.getByLabel(di('identity.register.last')).fill('Méndez');
  await page.getByLabel(di('identity.login.email')).fill(email);
  await page.getByLabel(di('identity.login.password'), { exact: true }).fill('mesa-tranquila-1');
  await page.getByRole('button', { name: di('identity.register.submit') }).click();
  const code = await mailedCode(page, email);
  await page.getByLabel(di('identity.code.code')).fill(code);
  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
  const proof = spanishMail.letters.prove_address.subject
    .replace('{code}', code)
    .replace('{product}', 'Yay Lunch');
  const subject = spanishMail.letters.welcome.subject
    .replace('{product}', 'Yay Lunch')
    .replace('{first}', 'Lucía');
  await expect
    .poll(() =>
      world.rows('select locale, subject from mails where to_address = $1 order by id', [email]),
    )
    .toEqual([
      { locale: 'es', subject: proof },
      { locale: 'es', subject },
    ]);
});
