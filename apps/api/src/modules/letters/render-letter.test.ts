import { plainDate } from '@yay/domain/calendar';
import { LOCALES, type Locale } from '@yay/words/locales';
import type { LetterName } from '@yay/words/mail/en';
import { describe, expect, test } from 'vitest';
import type { Sender } from './letter.ts';
import { type LetterData, renderLetter } from './render-letter.ts';

const sender: Sender = {
  product: 'Yay Lunch',
  email: 'hello@yaylunch.example',
  sms: '555-0142',
  url: 'https://lunch.example',
};

const examples: { readonly [Name in LetterName]: LetterData[Name] } = {
  welcome: { first: 'Dana' },
  already_registered: { first: 'Dana' },
  password_reset: { first: 'Dana', token: 'q_3-'.repeat(10) },
  first_password: { first: 'Dana', token: 'q_3-'.repeat(10) },
  password_changed: { first: 'Dana' },
  email_changed: { first: 'Dana', email: 'new@lunch.example' },
  email_adopted: { first: 'Dana', email: 'new@lunch.example' },
  account_deleted: { first: 'Dana' },
  order_confirmation: {
    first: 'Dana',
    monday: plainDate('2026-10-05'),
    lunchers: [
      {
        name: 'Ava',
        days: [
          {
            date: plainDate('2026-10-05'),
            item: 'Rice bowl',
            options: ['Brown rice', 'Mild chili'],
            extras: ['Apple'],
            mealCents: 725,
            lateFeeCents: 0,
          },
          {
            date: plainDate('2026-10-06'),
            item: 'Pizza',
            options: [],
            extras: [],
            mealCents: 500,
            lateFeeCents: 100,
          },
        ],
      },
    ],
    mealsCents: 1225,
    lateFeesCents: 100,
    discountCents: 500,
    discountCode: 'LUNCH5',
    totalCents: 825,
    refused: [{ luncher: 'Ben', date: plainDate('2026-10-07'), code: 'sold_out' }],
  },
  payment_receipt: {
    first: 'Dana',
    cents: 1925,
    card: { brand: 'visa', last4: '4242' },
    weeks: [
      {
        monday: plainDate('2026-10-05'),
        lunches: 5,
        mealsCents: 3000,
        lateFeesCents: 100,
        discountCents: 300,
        creditCents: 600,
        yayBucksCents: 275,
      },
    ],
    yayBucks: { cents: 2500, bonusCents: 125 },
  },
  gift_receipt: {
    buyer: 'Gil',
    recipient: 'Ms. Rivera',
    message: null,
    amountCents: 2500,
    totalCents: 5000,
    lunches: null,
    school: null,
    codes: ['AAAA-BBBB-CCCC-DDDD-EEEE', 'FFFF-GGGG-HHHH-JJJJ-KKKK'],
    sentTo: 'teacher@lunch.example',
  },
  gift_card: {
    buyer: 'Gil',
    recipient: 'Ms. Rivera',
    message: 'Thank you\n\nfor a great year!',
    amountCents: 4250,
    totalCents: 4250,
    lunches: 5,
    school: 'East School',
    codes: ['AAAA-BBBB-CCCC-DDDD-EEEE'],
  },
  gift_restored: { buyer: 'Gil', totalCents: 5000, endings: ['EEEE', 'KKKK'] },
  referral_invitation: { from: 'Dana', code: 'K7M2QX9P', cents: 1000 },
  payment_failed: {
    first: 'Dana',
    owedCents: 1275,
    failure: 'insufficient_funds',
    card: '9995',
    nextTry: plainDate('2026-11-24'),
    graceEnds: plainDate('2026-11-30'),
    isOver: false,
  },
  payment_suspended: {
    first: 'Dana',
    owedCents: 1275,
    failure: 'no_card',
    card: null,
    nextTry: null,
    graceEnds: plainDate('2026-11-30'),
    isOver: true,
  },
  unpaid_warning: {
    first: 'Dana',
    owedCents: 1275,
    lunches: [
      { date: plainDate('2026-12-01'), luncher: 'Ava', item: 'Rice bowl', cents: 725 },
      { date: plainDate('2026-12-02'), luncher: 'Ben', item: 'Pizza', cents: 500 },
    ],
  },
  unpaid_cancelled: {
    first: 'Dana',
    owedCents: 0,
    lunches: [{ date: plainDate('2026-12-01'), luncher: 'Ava', item: 'Rice bowl', cents: 725 }],
  },
  lunches_cancelled: {
    first: 'Dana',
    because: 'Snow day',
    closedBecause: 'weather_closure',
    lunches: [
      { date: plainDate('2026-12-01'), luncher: 'Ava', item: 'Rice bowl', cents: 725 },
      { date: plainDate('2026-12-02'), luncher: 'Ben', item: 'Pizza', cents: 500 },
    ],
    creditCents: 725,
    yayBucksCents: 0,
    debtCents: 0,
    someNotCharged: true,
  },
  days_reopened: {
    first: 'Dana',
    because: 'Snow day',
    days: [{ date: plainDate('2026-12-01'), lunchers: ['Ava', 'Ben'] }],
  },
  referral_reward: { first: 'Dana', cents: 1000, other: 'Sam', side: 'referrer' },
  credit_issued: { first: 'Dana', cents: 1250, reason: 'The bowl arrived cold.' },
  export_ready: { first: 'Ada', name: 'Users', rows: 1, days: 7 },
  reconciliation_differs: {
    first: 'Ada',
    runId: 7,
    from: plainDate('2026-11-19'),
    to: plainDate('2026-11-20'),
    difference: -1250,
    lines: 1,
  },
  second_factor_added: { first: 'Dana', factor: { method: 'totp' } },
  second_factor_removed: {
    first: 'Dana',
    factor: { method: 'passkey', name: 'My phone' },
  },
  portal_welcome: {
    first: 'Dana',
    portal: 'school',
    places: ['East School', 'West School'],
    token: 'q_3-'.repeat(10),
  },
  nothing_chosen: { first: 'Dana', monday: plainDate('2026-10-05'), lunchers: ['Ava', 'Ben'] },
  week_preview: {
    first: 'Dana',
    monday: plainDate('2026-10-05'),
    lunchers: [
      {
        name: 'Ava',
        days: [
          {
            date: plainDate('2026-10-05'),
            kind: 'ordered',
            item: 'Rice bowl',
            options: ['Brown rice'],
            extras: ['Apple'],
          },
          { date: plainDate('2026-10-06'), kind: 'closed', why: 'Founders day' },
          { date: plainDate('2026-10-07'), kind: 'nothing', open: true },
          { date: plainDate('2026-10-08'), kind: 'nothing', open: false },
          { date: plainDate('2026-10-09'), kind: 'no_menu' },
        ],
      },
    ],
  },
  repeat_report: {
    first: 'Maya',
    lunchers: [
      {
        name: 'Mia',
        days: [
          { date: plainDate('2026-11-26'), item: 'Pasta', code: 'blackout' },
          { date: plainDate('2026-12-01'), item: 'Sushi', code: 'sold_out' },
        ],
      },
    ],
  },
  item_replaced: {
    first: 'Dana',
    because: 'The oven is broken',
    lunches: [
      {
        date: plainDate('2026-12-01'),
        luncher: 'Ava',
        from: 'Pizza',
        to: 'Peanut noodles',
        problem: 'allergy',
        property: 'peanuts',
        cents: 725,
      },
      {
        date: plainDate('2026-12-01'),
        luncher: 'Ben',
        from: 'Pizza',
        to: 'Peanut noodles',
        problem: null,
        property: null,
        cents: 650,
      },
    ],
  },
  replacement_settled: {
    first: 'Dana',
    lunches: [
      {
        date: plainDate('2026-12-01'),
        luncher: 'Ava',
        from: 'Pizza',
        to: 'Peanut noodles',
        outcome: 'credited',
        returnedCents: 725,
      },
      {
        date: plainDate('2026-12-01'),
        luncher: 'Ben',
        from: 'Pizza',
        to: 'Peanut noodles',
        outcome: 'accepted',
        returnedCents: 0,
      },
    ],
  },
  lunch_not_safe: {
    first: 'Dana',
    lunches: [
      {
        date: plainDate('2026-12-01'),
        luncher: 'Ava',
        item: 'Rice bowl',
        part: 'Green sauce',
        property: 'peanuts',
        found: 'contains',
        cents: 700,
        cancelled: false,
      },
      {
        date: plainDate('2026-12-02'),
        luncher: 'Ava',
        item: 'Rice bowl',
        part: 'Rice bowl',
        property: 'sesame',
        found: 'unverified',
        cents: 700,
        cancelled: true,
      },
    ],
    creditCents: 700,
    yayBucksCents: 0,
    debtCents: 0,
    someNotCharged: false,
  },
  orders_rechecked: {
    first: 'Dana',
    luncher: 'Ava',
    deleted: false,
    orders: [
      {
        date: plainDate('2026-10-06'),
        item: 'Peanut noodles',
        totalCents: 700,
        because: 'allergy',
        cancelled: false,
      },
      {
        date: plainDate('2026-10-07'),
        item: 'Mystery stew',
        totalCents: 650,
        because: 'allergy_unverified',
        cancelled: true,
      },
    ],
  },
};
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
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && line !== sender.product);
    for (const line of shown) expect(text.toLowerCase()).toContain(line.toLowerCase());
    // No sentence was left with a hole or with its key.
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/[{}]|undefined|\w+\.\w+_\w+/);
  });
});

test('the confirmation says what is ordered, what it costs, and what could not be done', () => {
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
  Somebody took the last one. Please pick another meal.

See the week: https://lunch.example/lunch-calendar?week=2026-10-05

-- 

Questions? Write to hello@yaylunch.example or text 555-0142.

You get this mail because this address has an account with Yay Lunch.
`);
});

test('the confirmation of an emptied week has no sums', () => {
  const { subject, text } = render('order_confirmation', 'es', {
    ...examples.order_confirmation,
    lunchers: [],
    refused: [],
  });
  expect(subject).toBe('No hay almuerzos pedidos para la semana del 5 de octubre');
  expect(text).toContain('Vaciamos la semana del 5 de octubre');
  expect(text).not.toContain('Total');
});

test('the re-check tells first what the child may still be given', () => {
  const { text } = render('orders_rechecked', 'en');
  expect(text.indexOf('THE KITCHEN ALREADY HAS THIS LUNCH')).toBeGreaterThan(0);
  expect(text.indexOf('THE KITCHEN ALREADY HAS THIS LUNCH')).toBeLessThan(
    text.indexOf('THIS LUNCH WAS CANCELLED'),
  );
  expect(text).toContain('Peanut noodles\n  Contains something that Ava must not have.');
});

test('the preview says of each day what is ordered, why not, or that nothing is', () => {
  const { subject, text } = render('week_preview', 'en');
  expect(subject).toBe('Next week’s lunches: week of October 5');
  expect(
    text,
  ).toContain(`1 lunch is ordered for the week of October 5. This is how it looks, day by day:

On 1 day you can still choose a lunch.

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

test('the welcome to a portal has a link for a password only where there is none', () => {
  const data = examples.portal_welcome;
  expect(render('portal_welcome', 'en').text).toContain(
    'https://lunch.example/reset-password?token=',
  );
  const { text } = render('portal_welcome', 'en', { ...data, portal: 'vendor', token: null });
  expect(text).not.toContain('reset-password');
  expect(text).toContain('Visit the vendor portal: https://lunch.example/vendors');
  expect(text).toContain('East School');
});

test('what people typed stays text', () => {
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
  const path = `/reset-password?token=${examples.password_reset.token}`;
  expect(known.text).toContain(`Set a new password: https://lunch.example${path}`);
  const unknown = renderLetter('password_reset', 'en', examples.password_reset, {
    ...sender,
    url: undefined,
  });
  expect(unknown.text).toContain(`Set a new password: ${path}`);
  expect(unknown.html).toContain(`href="${path}"`);
});

test('without an address of the product there is no button', () => {
  const { text, html } = renderLetter(
    'welcome',
    'en',
    { first: 'Dana' },
    { ...sender, url: undefined },
  );
  expect(text).not.toContain('Add your first luncher');
  expect(html).not.toContain('href');
});
