import { randomUUID } from 'node:crypto';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type pg from 'pg';
import { openDays, weekBody } from '../lib/choices.ts';
import { calendarPath, type Family, savePath } from '../lib/families.ts';
import type { Answer, Calls } from './calls.ts';
import { count, type Told } from './check.ts';
import type { Programs } from './programs.ts';

/** The parts that acts use, and the state that they share. */
export interface Stage {
  readonly programs: Programs;
  readonly calls: Calls;
  readonly db: pg.Pool;
  readonly families: readonly Family[];
  readonly staff: Family;
  readonly random: () => number;
  /** The Monday of the week that is ordered, changed and charged now. */
  monday: string;
  /** Codes that were issued and, as far as responses tell, not redeemed. */
  codes: string[];
  readonly told: Told;
}

export type Act = (stage: Stage) => Promise<void>;

const pick = <Value>(random: () => number, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('there is nothing to choose from');
  return value;
};
const someone = ({ random, families }: Stage) => pick(random, families);

async function week({ calls, monday }: Stage, family: Family): Promise<LunchCalendar | undefined> {
  const answer = await calls.send(family, 'GET', calendarPath(monday));
  return answer?.status === 200 ? (answer.body as LunchCalendar) : undefined;
}

async function save(stage: Stage, family: Family, skip: number, empty: number): Promise<void> {
  const { calls, random, monday } = stage;
  const calendar = await week(stage, family);
  if (calendar === undefined) return;
  const days = openDays(calendar).flatMap(({ luncherId, date, meals, extraIds }) => {
    if (random() < skip) return [];
    const extra = random() < 0.2 && extraIds.length > 0 ? [pick(random, extraIds)] : [];
    const meal = random() < empty ? null : { ...pick(random, meals), extraIds: extra };
    return [{ luncherId, date, meal }];
  });
  if (days.length === 0) return;
  const code = random() < 0.3 ? 'LUNCH5' : null;
  const body = {
    ...weekBody(monday, calendar.version, days),
    sendConfirmationEmail: false,
    ...(code !== null && { discounts: [{ mondayOfDiscountedWeek: monday, discountCode: code }] }),
  };
  await calls.send(family, 'PUT', savePath(family.userId), body);
}

async function clear(stage: Stage): Promise<void> {
  const { calls, monday, random } = stage;
  const family = someone(stage);
  const calendar = await week(stage, family);
  if (calendar === undefined) return;
  const last = new Date(Date.parse(`${monday}T00:00:00Z`) + (1 + Math.floor(random() * 4)) * 864e5);
  const dates = { start: monday, end: last.toISOString().slice(0, 10) };
  await calls.send(family, 'DELETE', savePath(family.userId), {
    mondayOfWeek: monday,
    version: calendar.version,
    lunchers: calendar.lunchers.map(({ id }) => ({ id, dates })),
    sendConfirmationEmail: false,
  });
}

export const CARDS = {
  pays: '4242424242424242',
  declinedLater: '4000000000000341',
  asksAlways: '4000002760003184',
} as const;

/** Saves a card as a browser does. */
export async function addCard(stage: Stage, family: Family, number: string): Promise<void> {
  const { calls } = stage;
  const path = `/api/payments/${family.userId}`;
  const begun = await calls.send(family, 'POST', `${path}/create-setup-intent`);
  if (begun?.status !== 200) return;
  const { id, client_secret } = begun.body as { id: string; client_secret: string };
  const setup = `/pay/v1/setup_intents/${id}`;
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123', zip: '10001' };
  const saved = await calls.send(null, 'POST', `${setup}/confirm`, { client_secret, card });
  if ((saved?.body as { status?: string } | null)?.status === 'requires_action') {
    await calls.send(null, 'POST', `${setup}/authenticate`, { client_secret, outcome: 'approve' });
  }
  await calls.send(family, 'GET', `${path}/payment-methods`);
}

async function cardOf({ db }: Stage, family: Family): Promise<string | undefined> {
  const { rows } = await db.query<{ method_id: string }>(
    'select method_id from payment_methods where user_id = $1 and is_default',
    [family.userId],
  );
  return rows[0]?.method_id;
}

/** Pays five times at once, like five impatient presses, each with a key of its own. */
async function payFiveTimes(stage: Stage): Promise<void> {
  const debtor = await anyDebtor(stage);
  if (debtor === undefined) return;
  await Promise.all(Array.from({ length: 5 }, () => payNow(stage, debtor)));
}

async function payNow(stage: Stage, debtor: Family): Promise<void> {
  const path = `/api/payments/${debtor.userId}/immediate-payment`;
  const answer = await stage.calls.send(debtor, 'POST', path);
  notePayment(stage, answer);
  await answerBank(stage, answer?.body);
}

function notePayment({ told }: Stage, answer: Answer | undefined): void {
  const paid = answer?.body as { success?: boolean; payment?: string | null } | null | undefined;
  if (answer?.status === 200 && paid?.success && paid.payment) told.payments.add(paid.payment);
}

async function anyDebtor({ db, families, random }: Stage): Promise<Family | undefined> {
  const { rows } = await db.query<{ user_id: number }>(
    'select user_id from family_funds where owed_cents > 0 order by user_id',
  );
  if (rows.length === 0) return undefined;
  const { user_id: userId } = pick(random, rows);
  return families.find((family) => family.userId === userId);
}

/** Answers the bank, or does not: some people close the window. */
async function answerBank({ calls, random }: Stage, body: unknown): Promise<void> {
  const secret = (body as { client_secret?: string | null } | null)?.client_secret;
  if (typeof secret !== 'string' || random() < 0.3) return;
  const [intent] = secret.split('_secret_');
  await calls.send(null, 'POST', `/pay/v1/payment_intents/${intent}/authenticate`, {
    client_secret: secret,
    outcome: random() < 0.8 ? 'approve' : 'decline',
  });
}

/** Pays ahead, sometimes with the same request sent twice. */
async function payAhead(stage: Stage): Promise<void> {
  const { calls, random } = stage;
  const family = someone(stage);
  const paymentMethod = await cardOf(stage, family);
  if (paymentMethod === undefined) return;
  const body = {
    userId: family.userId,
    paymentMethod,
    amount: random() < 0.7 ? 2_000 : 5_000,
    description: 'Pay ahead',
  };
  const key = randomUUID();
  const times = random() < 0.4 ? 2 : 1;
  await Promise.all(
    Array.from({ length: times }, async () => {
      const answer = await calls.send(family, 'POST', '/api/yay-bucks-payments', body, key);
      notePayment(stage, answer);
      await answerBank(stage, answer?.body);
    }),
  );
}

async function buyGift(stage: Stage): Promise<void> {
  const { calls, random } = stage;
  const buyer = random() < 0.5 ? null : someone(stage);
  const answer = await calls.send(buyer, 'POST', '/api/v2/credit-code-set-payments', {
    kind: 'gift_card',
    buyer_name: 'Grandmother',
    buyer_email: 'gifts@money.test',
    amount_cents: 2_500,
    quantity: 2,
  });
  const secret = (answer?.body as { data?: { client_secret?: string | null } } | null)?.data
    ?.client_secret;
  if (typeof secret !== 'string') return;
  const [intent] = secret.split('_secret_');
  await calls.send(null, 'POST', `/pay/v1/payment_intents/${intent}/confirm`, {
    client_secret: secret,
    card: { number: CARDS.pays, exp_month: 12, exp_year: 2040, cvc: '123', zip: '10001' },
  });
}

/** Collects the codes that mails delivered and that the team created. */
export async function learnCodes(stage: Stage): Promise<void> {
  const { rows } = await stage.db.query<{ text_body: string }>(
    `delete from mails where template = 'gift_receipt' returning text_body`,
  );
  for (const { text_body } of rows) {
    stage.codes.push(...(text_body.match(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){4}\b/g) ?? []));
  }
}

async function makeCodes({ calls, staff, codes }: Stage): Promise<void> {
  const body = { name: 'From the bench', amount_cents: 300, quantity: 3 };
  const made = await calls.send(staff, 'POST', '/api/v2/credit-code-sets', body);
  if (made?.status === 201) codes.push(...(made.body as { codes: string[] }).codes);
}

/** Redeems one code in twenty concurrent requests of several families. */
async function redeemTwentyTimes(stage: Stage): Promise<void> {
  const { calls, codes, told } = stage;
  const code = codes.shift();
  if (code === undefined) return;
  const path = '/api/v2/credit-code-redemptions';
  const all = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const family = someone(stage);
      const answer = await calls.send(family, 'POST', path, { code });
      if (answer?.status === 201) count(told.redeemed, family.userId);
      return answer;
    }),
  );
  const lucky = all.filter((answer) => answer?.status === 201).length;
  if (lucky > 1) throw new Error(`a code was redeemed ${lucky} times`);
  // Without all responses it is unknown which family redeemed the code.
  if (lucky === 0 && all.some((answer) => answer === undefined || answer.status >= 500)) {
    codes.push(code);
  }
}

async function issueCredit(stage: Stage): Promise<void> {
  const { calls, staff, random, told } = stage;
  const family = someone(stage);
  const body = { amount: 100 + Math.floor(random() * 1_500), reason: 'The soup was cold' };
  const path = `/api/users/${family.userId}/credit`;
  const given = await calls.send(staff, 'POST', path, body);
  if (given?.status !== 201) return;
  const { id, status } = (given.body as { data: { id: number; status: string } }).data;
  if (status === 'issued') told.grants.add(id);
  if (random() < 0.6) return;
  await calls.send(staff, 'POST', `${path}/take-back`, { grant: id, reason: 'Given by mistake' });
}

/** Refunds a payment in two concurrent requests of the team. */
async function refund({ calls, staff, db, random, told }: Stage): Promise<void> {
  const { rows } = await db.query<{ user_id: number; public_id: string; amount_cents: number }>(
    `select user_id, public_id, amount_cents from payments
     where status = 'succeeded' and user_id is not null order by id desc limit 30`,
  );
  if (rows.length === 0) return;
  const { user_id, public_id, amount_cents } = pick(random, rows);
  const amount = random() < 0.5 ? amount_cents : Math.min(500, amount_cents);
  const path = `/api/users/${user_id}/payments/${public_id}/refund`;
  const body = { amount, reason: 'Asked by the family' };
  const answers = await Promise.all([1, 2].map(() => calls.send(staff, 'POST', path, body)));
  for (const answer of answers) {
    const asked = answer?.body as { status?: string } | null | undefined;
    if (answer?.status === 201 && asked?.status === 'approved') count(told.refunds, public_id);
  }
}

/** Fails a refund that had succeeded: the bank returns it. */
async function refundReturns({ db, programs, random }: Stage): Promise<void> {
  const { rows } = await db.query<{ provider_refund_id: string }>(
    `select provider_refund_id from refunds where status = 'succeeded' order by id desc limit 10`,
  );
  if (rows.length === 0) return;
  const { provider_refund_id } = pick(random, rows);
  await programs.order(`/control/refunds/${provider_refund_id}/fail`, {});
}

/** Disputes a payment, or wins an open dispute. */
async function dispute({ db, programs, random }: Stage): Promise<void> {
  const isOver = random() < 0.4;
  const { rows } = await db.query<{ id: string }>(
    isOver
      ? `select distinct split_part(t.key, ':', 2) as id
         from ledger_transactions t where t.kind = 'dispute' order by id`
      : `select p.intent_id as id from payments p
         where p.status = 'succeeded' and p.intent_id is not null and not exists (
           select from ledger_transactions t where t.payment_id = p.id and t.kind = 'dispute')
         order by p.id desc limit 20`,
  );
  if (rows.length === 0) return;
  const { id } = pick(random, rows);
  await programs.order(
    isOver ? `/control/disputes/${id}/win` : `/control/payments/${id}/dispute`,
    {},
  );
}

async function retryDebt(stage: Stage): Promise<void> {
  const debtor = await anyDebtor(stage);
  if (debtor === undefined) return;
  const path = `/api/users/${debtor.userId}/retry-payment`;
  await Promise.all([1, 2].map(() => stage.calls.send(stage.staff, 'POST', path)));
}

async function newCard(stage: Stage): Promise<void> {
  const { calls, random } = stage;
  const debtor = (await anyDebtor(stage)) ?? someone(stage);
  await addCard(stage, debtor, random() < 0.85 ? CARDS.pays : CARDS.declinedLater);
  const path = `/api/payments/${debtor.userId}`;
  const listed = await calls.send(debtor, 'GET', `${path}/payment-methods`);
  if (listed?.status !== 200) return;
  const [newest] = (listed.body as { data: { id: string }[] }).data;
  if (newest === undefined) return;
  await calls.send(debtor, 'POST', `${path}/default-payment-method`, { paymentMethod: newest.id });
  await payNow(stage, debtor);
}

const saveWeek: Act = (stage) => save(stage, someone(stage), 0.3, 0.1);
const changeWeek: Act = (stage) => save(stage, someone(stage), 0.5, 0.4);

const ACTS: readonly (readonly [weight: number, name: string, act: Act])[] = [
  [8, 'a week is saved', saveWeek],
  [3, 'a week is changed', changeWeek],
  [2, 'a week is cleared', clear],
  [4, 'a debt is paid, five times at once', payFiveTimes],
  [2, 'a debt is tried again by the team', retryDebt],
  [3, 'yay bucks are bought', payAhead],
  [2, 'a gift is bought', buyGift],
  [1, 'codes are made', makeCodes],
  [2, 'a code is redeemed, twenty times at once', redeemTwentyTimes],
  [2, 'credit is given, and taken back', issueCredit],
  [2, 'a payment is refunded, twice at once', refund],
  [1, 'a refund comes back', refundReturns],
  [1, 'a payment is disputed, or a dispute won', dispute],
  [3, 'a card is added, and pays', newCard],
];

export interface ChosenAct {
  readonly name: string;
  readonly act: Act;
}

export function chooseActs(random: () => number, count: number): ChosenAct[] {
  const total = ACTS.reduce((sum, [weight]) => sum + weight, 0);
  return Array.from({ length: count }, () => {
    let at = random() * total;
    for (const [weight, name, act] of ACTS) {
      at -= weight;
      if (at < 0) return { name, act };
    }
    return { name: 'a week is saved', act: saveWeek };
  });
}
