import type { Balance } from '@yay/contract/billing/calls';
import type { PaymentMethods } from '@yay/contract/payments/calls';
import { words as billing } from '@yay/words/billing/en';
import { words as errors } from '@yay/words/errors/en';
import { words as payments } from '@yay/words/payments/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { Owed } from './owed.tsx';

const BALANCE: Balance = {
  server_now: '2026-10-15T15:30:00.000Z',
  timezone: 'America/New_York',
  owed: 1_900,
  credit: 0,
  promo_credit: 0,
  yay_bucks: 0,
  yay_bonus: 0,
  refunding: 0,
  delinquent: true,
  open_payment: null,
  dunning: {
    next_try_at: '2026-10-16T17:00:00.000Z',
    grace_ends_at: '2026-10-19T17:00:00.000Z',
    suspended: false,
  },
  default_card: null,
  next_charges: [],
};
const CARDS: PaymentMethods = {
  data: [],
  default_payment_method: null,
  provider: { kind: 'builtin', publishable_key: null },
};

const draw = (balance: Balance, cards = CARDS) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ billing, payments, errors }}>
      <Owed userId={1} balance={balance} cards={cards} mayPay onPaid={() => undefined} />
    </IntlProvider>,
  );

test('the notice of a debt says from when on lunches are cancelled', () => {
  expect(draw(BALANCE)).toContain('Lunches after Monday, October 19 will be canceled');
});

test('the notice of a debt blames no card where there is none', () => {
  expect(draw(BALANCE)).toContain(billing.owed.noCard);
  const card = {
    id: 'pm_1',
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: 2040,
    funding: 'credit',
  };
  const html = draw(BALANCE, {
    ...CARDS,
    data: [card],
    default_payment_method: card.id,
  } as PaymentMethods);
  expect(html).toContain(billing.owed.refused);
  expect(html).not.toContain(billing.owed.noCard);
});

test('the notice of a payment open at a former provider threatens no cancellation, and offers no button', () => {
  const html = draw({
    ...BALANCE,
    open_payment: { id: 'x', amount: 1_900, status: 'pending', elsewhere: true },
  });
  expect(html).toContain('still open with the payment service we used before');
  expect(html).toContain(billing.owed.text);
  expect(html).not.toContain('October 19');
  expect(html).not.toContain('<button');
});
