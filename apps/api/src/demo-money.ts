import { issueCredit } from '@yay/contract/credit/calls';
import { allowAlone, limitOf } from './modules/allowances/index.ts';
import { post } from './modules/ledger/index.ts';
import { ensureCustomer, syncCards } from './modules/payments/index.ts';
import type { Db, Tx } from './platform/db/index.ts';
import { isRefusal } from './platform/http/index.ts';
import {
  type BuiltinProvider,
  isBuiltin,
  type PaymentProvider,
} from './platform/payments/index.ts';

/**
 * The families whose cards the demo world knows, by the numbers that the built-in provider is tried
 * with.
 */
const CARDS = [
  {
    email: 'parent@demo.test',
    number: '4242424242424242',
    paidAhead: 2_500,
    bonus: 125,
    given: 600,
  },
  { email: 'customer@demo.test', number: '5555555555554444', paidAhead: 0, bonus: 0, given: 0 },
] as const;

/** The person of the demo's team who gave credit. */
const GIVER = 'admin@demo.test';

/**
 * Cards and funds of the demo's families, through the built-in provider itself, so that its record
 * and the ledger say the same. Before anybody is served.
 */
export async function layDemoMoney(db: Db, provider: PaymentProvider): Promise<void> {
  if (!isBuiltin(provider)) return;
  for (const family of CARDS) {
    const [person] = await db.query<{ id: number }>(
      'demo.person',
      'select id from users where email = $1',
      [family.email],
    );
    if (person === undefined) continue;
    const methodId = await saveCard(db, provider, person.id, family.number);
    if (family.paidAhead > 0)
      await payAhead(db, provider, { ...family, userId: person.id, methodId });
    if (family.given > 0) await give(db, person.id, family.given);
  }
}

/** Credit of the team, in its list and in the ledger, without a letter to the demo's mailbox. */
async function give(db: Db, userId: number, cents: number): Promise<void> {
  const reason = 'The soup came late on Thursday. Sorry!';
  await db.tx(async (tx) => {
    const limit = limitOf(issueCredit, 'credit');
    const giver = await giverOf(tx);
    const [allowance] = (await allowAlone(tx, limit, giver, { gifts: [{ userId, cents }] })) ?? [];
    if (allowance === undefined) throw new Error('the demo credit needs a second person');
    const [grant] = await tx.query<{ id: number; actor_id: number }>(
      'demo.grant',
      `insert into credit_grants (user_id, amount_cents, reason, status, actor_id, request_key)
       values ($1, $2, $3, 'issued', $4, 'demo')
       returning id, actor_id`,
      [userId, cents, reason, giver.userId],
    );
    if (grant === undefined) throw new Error('the demo credit was not written');
    await post(tx, {
      key: `grant:${grant.id}`,
      kind: 'credit_issued',
      allowance,
      userId,
      reason,
      grantId: grant.id,
      by: { userId: grant.actor_id, impersonatorId: null },
      entries: [
        { account: 'promotion', cents },
        { account: 'promo_credit', cents: -cents },
      ],
    });
  });
}

async function giverOf(tx: Tx): Promise<{ readonly userId: number }> {
  const [giver] = await tx.query<{ userId: number }>(
    'demo.giver',
    'select id as "userId" from users where email = $1',
    [GIVER],
  );
  if (giver === undefined) throw new Error('nobody gives the demo credit');
  return giver;
}

async function saveCard(
  db: Db,
  provider: BuiltinProvider,
  userId: number,
  number: string,
): Promise<string> {
  const customerId = await ensureCustomer({ db, provider }, userId);
  if (isRefusal(customerId)) throw new Error(`user ${userId} can't be a customer`);
  const setup = await provider.createSetup({ customerId, key: `demo-setup-${customerId}` });
  const confirmed = await provider.passOn(`/pay/v1/setup_intents/${setup.id}/confirm`, {
    client_secret: setup.clientSecret,
    card: {
      number,
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 3,
      cvc: '123',
      zip: '10001',
    },
  });
  if (confirmed.status !== 200) throw new Error('the demo card was not taken');
  const [card] = await syncCards({ db, provider }, userId, null);
  if (card === undefined) throw new Error('the demo card is not there');
  return card.method_id;
}

async function payAhead(
  db: Db,
  provider: BuiltinProvider,
  bought: {
    readonly userId: number;
    readonly methodId: string;
    readonly paidAhead: number;
    readonly bonus: number;
  },
): Promise<void> {
  const { userId, methodId, paidAhead: cents, bonus } = bought;
  const [payment] = await db.query<{ id: number; public_id: string; customer_id: string }>(
    'demo.payment',
    `insert into payments (user_id, purpose, amount_cents, provider, customer_id, method_id,
       card_brand, card_last4, off_session, status, details, actor_id, asked_at)
     select m.user_id, 'yay_bucks', $2, m.provider, c.customer_id, m.method_id, m.brand, m.last4,
       false, 'pending', jsonb_build_object('bonus', $3::int), m.user_id, clock_timestamp()
     from payment_methods m join payment_customers c on c.user_id = m.user_id
     where m.user_id = $1 and m.method_id = $4
     returning id, public_id, customer_id`,
    [userId, cents, bonus, methodId],
  );
  if (payment === undefined) throw new Error('the demo payment was not written');
  const intent = await provider.createPayment({
    amount: cents,
    reference: payment.public_id,
    key: `payment-${payment.public_id}`,
    description: 'Yay bucks',
    customerId: payment.customer_id,
    methodId,
    offSession: false,
  });
  await db.tx(async (tx) => {
    await tx.query(
      'demo.payment_done',
      `update payments set status = 'succeeded', intent_id = $2, finished_at = app_now() where id = $1`,
      [payment.id, intent.id],
    );
    await post(tx, {
      key: `payment:${payment.id}:succeeded`,
      kind: 'yay_bucks_purchase',
      userId,
      paymentId: payment.id,
      entries: [
        { account: 'provider', cents },
        { account: 'yay_bucks', cents: -cents },
        { account: 'promotion', cents: bonus },
        { account: 'yay_bonus', cents: -bonus },
      ],
    });
  });
}
