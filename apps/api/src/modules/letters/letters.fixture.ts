import { plainDate } from '@yay/domain/calendar';
import { instant, zone } from '@yay/domain/time';
import type { LetterName } from '@yay/words/letters/en';
import type { Sender } from './letter.ts';
import type { LetterData } from './render-letter.ts';

export const sender: Sender = {
  product: 'Yay Lunch',
  email: 'hello@yaylunch.example',
  sms: '555-0142',
  url: 'https://lunch.example',
};

/** One of each letter, with everything in it that it can say. */
export const examples: { readonly [Name in LetterName]: LetterData[Name] } = {
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
    days: [
      { date: plainDate('2026-12-01'), lunchers: ['Ava', 'Ben'], door: null },
      {
        date: plainDate('2026-12-02'),
        lunchers: ['Ava'],
        door: {
          from: null,
          until: instant(Date.UTC(2026, 11, 1, 15)),
          zone: zone('America/New_York'),
        },
      },
      {
        date: plainDate('2026-12-04'),
        lunchers: ['Ben'],
        door: {
          from: instant(Date.UTC(2026, 11, 3, 5)),
          until: instant(Date.UTC(2026, 11, 3, 15)),
          zone: zone('America/New_York'),
        },
      },
    ],
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
    creditCents: 650,
    yayBucksCents: 0,
    debtCents: 0,
    someNotCharged: false,
    orders: [
      {
        date: plainDate('2026-10-06'),
        item: 'Peanut noodles',
        totalCents: 700,
        because: 'allergy',
        findings: [{ part: 'Peanut noodles', property: 'peanuts', found: 'contains' }],
        cancelled: false,
      },
      {
        date: plainDate('2026-10-07'),
        item: 'Mystery stew',
        totalCents: 650,
        because: 'allergy_unverified',
        findings: [{ part: 'Mystery stew', property: 'peanuts', found: 'unverified' }],
        cancelled: true,
      },
    ],
  },
};
