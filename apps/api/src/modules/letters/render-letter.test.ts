import type { LetterName } from '@yay/words/letters/en';
import { LOCALES, type Locale } from '@yay/words/locales';
import { describe, expect, test } from 'vitest';
import { examples, sender } from './letters.fixture.ts';
import { type LetterData, renderLetter } from './render-letter.ts';

const names = Object.keys(examples) as LetterName[];
const render = (name: LetterName, locale: Locale, data: LetterData[LetterName] = examples[name]) =>
  renderLetter(name, locale, data as never, sender);

describe.each(LOCALES)('in %s', (locale) => {
  test.each(names)('%s says the same in text and in HTML', (name) => {
    const { subject, text, html } = render(name, locale);
    expect(subject).not.toBe('');
    expect(html).toContain(`<html lang="${locale}">`);
    const shown = html
      .replace(/<title>.*?<\/title>/, '')
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && line !== sender.product);
    for (const line of shown) expect(text.toLowerCase()).toContain(line.toLowerCase());
    // No sentence was left with a hole or with its key.
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/[{}]|undefined|\w+\.\w+_\w+/);
  });
});

test('the confirmation tells the order, its price, and the refused days', () => {
  const { subject, text } = render('order_confirmation', 'en');
  expect(subject).toBe('Your lunches for the week of October 5');
  expect(text).toBe(`Hi Dana,

2 lunches are ordered for the week of October 5.

AVA

Monday, October 5: $7.25
  Rice bowl
  With Brown rice, Mild chili
  Plus Apple
Tuesday, October 6: $6.00
  Pizza
  Includes a late fee of $1.00

Meals: $12.25
Late fees: $1.00
Discount LUNCH5: -$5.00
Total: $8.25

WHAT WE COULD NOT DO

These days stayed as they were:

Ben, Wednesday, October 7
  This just sold out. Please choose another meal.

See the week: https://lunch.example/lunch-calendar?week=2026-10-05

-- 

Questions? Email hello@yaylunch.example or text 555-0142.

You’re getting this email because this address has an account with Yay Lunch.
`);
});

test('the confirmation of an emptied week has no sums', () => {
  const { subject, text } = render('order_confirmation', 'es', {
    ...examples.order_confirmation,
    lunchers: [],
    refused: [],
  });
  expect(subject).toBe('No hay almuerzos pedidos para la semana del 5 de octubre');
  expect(text).toContain('La semana del 5 de octubre quedó vacía');
  expect(text).not.toContain('Total');
});

test('a grade is said in the language of the reader', () => {
  expect(render('trip_asked', 'en').subject).toContain('Grade 3');
  const asked = render('trip_asked', 'es');
  expect(asked.subject).toContain('3.er grado');
  expect(asked.text).toContain('3.er\u00A0grado');
  expect(render('trip_answered', 'es').subject).toContain('3.er grado');
  expect(render('lunches_changed', 'es').text).toContain('2.º\u00A0grado, 204');
});

test('the re-check tells first the lunch that the child may still be given', () => {
  const { text } = render('orders_rechecked', 'en');
  expect(text.indexOf('THE KITCHEN ALREADY HAS THIS LUNCH')).toBeGreaterThan(0);
  expect(text.indexOf('THE KITCHEN ALREADY HAS THIS LUNCH')).toBeLessThan(
    text.indexOf('THIS LUNCH WAS CANCELED'),
  );
  expect(text).toContain('Peanut noodles\n  Peanut noodles: peanuts, which Ava can’t have.');
  expect(text).toContain(
    'Mystery stew: peanuts. It has not been verified, so it is not considered safe for Ava.',
  );
  expect(text).toContain('WHAT YOU GET BACK\n\n$6.50 as account credit.');
});

test('the preview tells of each day its order, the reason for none, or that nothing is ordered', () => {
  const { subject, text } = render('week_preview', 'en');
  expect(subject).toBe('Next week’s lunches: week of October 5');
  expect(text).toContain(`1 lunch is ordered for the week of October 5. Here it is, day by day:

You can still choose a lunch for 1 day.

AVA

Monday, October 5
  Rice bowl
  With Brown rice
  Plus Apple
Tuesday, October 6
  No lunch: Founders day
Wednesday, October 7
  Nothing chosen yet
Thursday, October 8
  Nothing chosen
Friday, October 9
  There is no menu for this day yet

Choose lunches: https://lunch.example/lunch-calendar?week=2026-10-05`);
  expect(render('week_preview', 'es').text).toContain('No hay almuerzo: Founders day');
});

test('the welcome to a portal has a link for a password only where the account has no password', () => {
  const data = examples.portal_welcome;
  expect(render('portal_welcome', 'en').text).toContain(
    'https://lunch.example/reset-password#token=',
  );
  const { text } = render('portal_welcome', 'en', { ...data, portal: 'vendor', token: null });
  expect(text).not.toContain('reset-password');
  expect(text).toContain('Visit the vendor portal: https://lunch.example/vendors');
  expect(text).toContain('East School');
});

test('a person’s typed text stays text', () => {
  const nasty = `<img src=x onerror=alert(1)>"'&{count}`;
  for (const locale of LOCALES) {
    const letters = [
      render('welcome', locale, { first: nasty }),
      render('orders_rechecked', locale, {
        ...examples.orders_rechecked,
        luncher: nasty,
        orders: [{ ...examples.orders_rechecked.orders[0], item: nasty } as never],
      }),
    ];
    for (const { html, text } of letters) {
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;{count}');
      expect(text).toContain(nasty);
    }
  }
});

test('a subject is one line', () => {
  const { subject } = render('welcome', 'en', { first: 'Dana\r\nBcc: everybody@test.test' });
  expect(subject).toBe('Welcome to Yay Lunch, Dana Bcc: everybody@test.test');
});

test('a link is there even where the address of the product is not known', () => {
  const known = renderLetter('password_reset', 'en', examples.password_reset, sender);
  const path = `/reset-password#token=${examples.password_reset.token}`;
  expect(known.text).toContain(`Set a new password: https://lunch.example${path}`);
  const unknown = renderLetter('password_reset', 'en', examples.password_reset, {
    ...sender,
    url: undefined,
  });
  expect(unknown.text).toContain(`Set a new password: ${path}`);
  expect(unknown.html).toContain(`href="${path}"`);
});

test('a letter has no button while the product has no address', () => {
  const { text, html } = renderLetter(
    'welcome',
    'en',
    { first: 'Dana' },
    { ...sender, url: undefined },
  );
  expect(text).not.toContain('Add your first luncher');
  expect(html).not.toContain('href');
});
