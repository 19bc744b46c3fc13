import { z } from 'zod';
import { cents, date, dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const tag = 'billing';
/** A family's own, or one that staff with user:billing look after; checked by the call itself. */
const BILLING = { any: ['user:account'] } as const;
const params = z.object({ id: idText });

export const card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
});
export type Card = z.infer<typeof card>;

/** The sum that a week or a day that is not settled yet will take, as it stands now. */
export const nextCharge = z.object({
  mondayOfWeek: dateOut,
  /** The instant at which it is charged. */
  at: instantOut,
  total: cents,
  credit: cents,
  yay_bucks: cents,
  card: cents,
});
export type NextCharge = z.infer<typeof nextCharge>;

export const balance = z.object({
  server_now: instantOut,
  /** The family's zone: that of its first child's market. */
  timezone: z.string(),
  owed: cents,
  /** Account credit: one's own and what was given. */
  credit: cents,
  promo_credit: cents,
  /** The yay bucks with their bonus. */
  yay_bucks: cents,
  yay_bonus: cents,
  refunding: cents,
  delinquent: z.boolean(),
  /** A payment of what is owed that is under way. */
  open_payment: z
    .object({
      id: z.string(),
      amount: cents,
      status: z.string(),
      /** The debt is at a payment provider that is not in use any more: nobody asks after it. */
      elsewhere: z.boolean(),
    })
    .nullable(),
  dunning: z
    .object({
      next_try_at: instantOut.nullable(),
      grace_ends_at: instantOut,
      suspended: z.boolean(),
    })
    .nullable(),
  default_card: card.nullable(),
  next_charges: z.array(nextCharge),
});
export type Balance = z.infer<typeof balance>;

export const getBalance = endpoint({
  method: 'GET',
  path: '/api/users/:id/balance',
  permission: BILLING,
  owing: 'allowed',
  tag,
  summary: 'What a family owes and has, and what will be charged when',
  params,
  responses: { 200: z.object({ data: balance }), ...refusals },
});

export const getBalanceToo = endpoint({ ...getBalance, path: '/api/users/:id/get-balance' });

export const getAvailableCredit = endpoint({
  method: 'GET',
  path: '/api/users/:id/get-available-credit',
  permission: BILLING,
  owing: 'allowed',
  tag,
  summary: 'Account credit in cents that is left for a week, after the weeks before it',
  params,
  query: z.object({ week: date.optional(), date: date.optional(), userId: idText.optional() }),
  responses: {
    200: z.object({
      data: cents,
      /** Yay bucks left for that week. */
      yay_bucks: cents,
      /**
       * The part of that week that was charged already; the card's part of a summary leaves it out.
       */
      charged: cents,
      owed: cents,
      /** The card that pays the rest. */
      card: card.nullable(),
      /** The instant at which the week is charged as a whole; null once it was. */
      charged_at: instantOut.nullable(),
    }),
    ...refusals,
  },
});

/** The funds that pay a week besides a card. */
export type AvailableCredit = z.output<(typeof getAvailableCredit)['responses'][200]>;

export const statementOrder = z.object({
  order_id: z.number().int(),
  luncher: z.object({ id, first: z.string() }),
  date: dateOut,
  item: z.string(),
  options: z.array(z.string()),
  extras: z.array(z.string()),
  /** Differences: what this line added, or took back when negative. */
  meals: cents,
  late_fee: cents,
  discount: cents,
  total: cents,
  /** The reason for which it was given back. */
  cancel_reason: z.string().nullable(),
});
export type StatementOrder = z.infer<typeof statementOrder>;

export const STATEMENT_KINDS = [
  'opening',
  'settlement',
  'reversal',
  'debt_paid',
  'card_payment',
  'yay_bucks_purchase',
  'gift_sale',
  'gift_redemption',
  'code_redemption',
  'credit_issued',
  'credit_taken_back',
  'referral',
  'not_picked_up',
  'refund_started',
  'refund_done',
  'refund_failed',
  'dispute',
] as const;

export const statementLine = z.object({
  id: z.number().int(),
  kind: z.enum(STATEMENT_KINDS),
  at: instantOut,
  /** The day of it in the family's zone. */
  date: dateOut,
  mondayOfWeek: dateOut.nullable(),
  discount_code: z.string().nullable(),
  /** The reason in words, where a person gave one. */
  reason: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** The sum of the charge, payment or gift; always positive. */
  amount: cents,
  /** The change: more owed, more credit, more yay bucks when positive. */
  owed: cents,
  credit: cents,
  yay_bucks: cents,
  /** The bonus within `yay_bucks`. */
  yay_bonus: cents,
  orders: z.array(statementOrder),
});
export type StatementLine = z.infer<typeof statementLine>;

const position = z.object({ owed: cents, credit: cents, yay_bucks: cents });

export const statement = z.object({
  month: z.string(),
  /** Months in which anything happened, newest first, this one always among them. */
  months: z.array(z.string()),
  timezone: z.string(),
  opening: position,
  closing: position,
  lines: z.array(statementLine),
});
export type Statement = z.infer<typeof statement>;

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/users/:id/statement',
  permission: BILLING,
  owing: 'allowed',
  tag,
  summary: 'A month of a family, every movement with what it was for',
  params,
  query: z.object({ month: month.optional() }),
  responses: { 200: z.object({ data: statement }), ...refusals },
});

/** Lists the transactions of the family in the query; without it, one's own. */
export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/transactions',
  permission: BILLING,
  owing: 'allowed',
  tag,
  summary: getStatement.summary,
  query: z.object({ user_id: idText.optional(), month: month.optional() }),
  responses: getStatement.responses,
});

const fileOf = (kind: 'csv' | 'pdf') =>
  endpoint({
    method: 'GET',
    path: `/api/users/:id/statement.${kind}`,
    permission: BILLING,
    owing: 'allowed',
    file: true,
    tag,
    summary: `The same month as a ${kind === 'csv' ? 'table' : 'page to print'}`,
    params,
    query: z.object({ month: month.optional() }),
    responses: { 200: z.undefined(), ...refusals },
  });
export const getStatementCsv = fileOf('csv');
export const getStatementPdf = fileOf('pdf');
