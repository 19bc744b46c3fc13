import { z } from 'zod';
import { cents, errorBody, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { UPLOAD_MOST_CHARACTERS } from './values.ts';

const CREDIT = { any: ['user:credit'] } as const;
const UPLOAD = { any: ['credit:upload'] } as const;
const BILLING = { any: ['user:billing'] } as const;
const ofFamily = z.object({ id: idText });
const madeByKey = z.object({ 'idempotency-key': z.string().min(8).max(100) });
const conflicts = { 409: errorBody } as const;

/** Several lines; nothing else that no one can see. */
const LINES = /^[\P{Cc}\n\r\t]*$/u;
export const REASON_MIN = 3;
export const REASON_MAX = 500;
const reason = z.string().trim().min(REASON_MIN).max(REASON_MAX).regex(LINES);
/** Whole cents. Which sums are allowed is told at the field, so every number comes this far. */
const amount = z.number();

const person = z.object({ id, full_name: z.string() });

/** The most that may be given at once, and the sum above which a second person has to agree. */
export const moneyLimits = z.object({ credit_max: cents, second_person_over: cents });
export type MoneyLimits = z.infer<typeof moneyLimits>;

/** Waiting: for a second person, or, of an upload that is let through, for its turn. */
export const GRANT_STATES = ['waiting', 'issued', 'refused'] as const;

export const creditGrant = z.object({
  id: z.number().int(),
  amount: cents,
  reason: z.string(),
  status: z.enum(GRANT_STATES),
  asked_by: person,
  created_at: instantOut,
  decided_by: person.nullable(),
  decided_at: instantOut.nullable(),
  /** The file that it came with. */
  upload: z.object({ id: z.number().int(), file_name: z.string() }).nullable(),
  /** The part that was taken back; null while nobody has. */
  taken_back: cents.nullable(),
  /** The sum that would be taken back now. */
  left: cents,
});
export type CreditGrant = z.infer<typeof creditGrant>;

export const issueCredit = endpoint({
  method: 'POST',
  path: '/api/users/:id/credit',
  permission: CREDIT,
  fresh: true,
  givesBy: 'credit',
  impersonating: 'refused',
  tag: 'credit',
  summary: 'Give a family credit; over a set amount it waits for a second person',
  params: ofFamily,
  headers: madeByKey,
  body: z.strictObject({ amount, reason }),
  responses: {
    201: z.object({ data: creditGrant, message: z.string() }),
    ...refusals,
    ...conflicts,
  },
});

export const takeBackCredit = endpoint({
  method: 'POST',
  path: '/api/users/:id/credit/take-back',
  permission: CREDIT,
  impersonating: 'refused',
  tag: 'credit',
  summary: 'Take back what is left of a credit that was given',
  params: ofFamily,
  body: z.strictObject({ grant: id, reason }),
  responses: { 200: z.object({ data: creditGrant }), ...refusals },
});

export const listCredit = endpoint({
  method: 'GET',
  path: '/api/users/:id/credit',
  permission: BILLING,
  tag: 'credit',
  summary: 'What staff gave a family, the newest first',
  params: ofFamily,
  query: z.object({ page: idText.optional() }),
  responses: {
    200: page(creditGrant).extend({ limits: moneyLimits, may_issue: z.boolean() }),
    ...refusals,
  },
});

export const REFUND_STATES = [
  'waiting',
  'refused',
  'new',
  'pending',
  'succeeded',
  'failed',
] as const;

export const familyRefund = z.object({
  amount: cents,
  reason: z.string(),
  /** Waiting and refused are of its request, before the provider is asked. */
  status: z.enum(REFUND_STATES),
  failure_code: z.string().nullable(),
  asked_by: person,
  created_at: instantOut,
});

export const familyPayment = z.object({
  id: z.string(),
  purpose: z.enum(['debt', 'yay_bucks', 'gift']),
  amount: cents,
  status: z.enum(['new', 'pending', 'requires_action', 'succeeded', 'failed', 'cancelled']),
  failure_code: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  created_at: instantOut,
  finished_at: instantOut.nullable(),
  refunds: z.array(familyRefund),
  /** The part that has not gone back and is not on its way. */
  rest: cents,
  /** The sum that can be given back to the card now; never more than the family has of its own. */
  refundable: cents,
});
export type FamilyPayment = z.infer<typeof familyPayment>;

export const listFamilyPayments = endpoint({
  method: 'GET',
  path: '/api/users/:id/payments',
  permission: BILLING,
  tag: 'credit',
  summary: 'A family’s card payments with what went back of each, the newest first',
  params: ofFamily,
  query: z.object({ page: idText.optional() }),
  responses: {
    200: page(familyPayment).extend({ limits: moneyLimits, may_refund: z.boolean() }),
    ...refusals,
  },
});

export const refundFamilyPayment = endpoint({
  method: 'POST',
  path: '/api/users/:id/payments/:payment/refund',
  permission: CREDIT,
  fresh: true,
  givesBy: 'refund',
  impersonating: 'refused',
  tag: 'credit',
  summary: 'Give money back to the card that it came from; over a set amount it waits',
  params: ofFamily.extend({ payment: z.uuid() }),
  headers: madeByKey,
  body: z.strictObject({ amount, reason }),
  responses: {
    201: z.object({ status: z.enum(['waiting', 'approved', 'refused']) }),
    ...refusals,
    ...conflicts,
  },
});

export const retryDebt = endpoint({
  method: 'POST',
  path: '/api/users/:id/retry-payment',
  permission: BILLING,
  impersonating: 'refused',
  tag: 'credit',
  summary: 'Have what a family owes charged to its default card, now',
  params: ofFamily,
  responses: {
    200: z.object({ started: z.boolean(), amount: cents }),
    ...refusals,
    ...conflicts,
  },
});

// Credit from a file ------------------------------------------------------------------------------

export const UPLOAD_MOST_ROWS = 5_000;
const fileOfCredit = z.object({
  file_name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u),
  text: z.string().min(1).max(UPLOAD_MOST_CHARACTERS),
});

export const UPLOAD_PROBLEMS = [
  'required',
  'email_invalid',
  'unknown_family',
  'invalid',
  'not_whole_cents',
  'amount_low',
  'amount_high',
  'too_short',
  'too_long',
  'duplicate',
  'unknown_column',
] as const;
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];
export const UPLOAD_COLUMNS = ['email', 'amount', 'reason'] as const;
export type UploadColumn = (typeof UPLOAD_COLUMNS)[number];

export const uploadRow = z.object({
  /** The line of the file, its head line counted. */
  line: z.number().int(),
  email: z.string(),
  /** Null where it can't be read. */
  amount: cents.nullable(),
  reason: z.string(),
  family: person.nullable(),
  problems: z.array(z.object({ column: z.enum(UPLOAD_COLUMNS), code: z.enum(UPLOAD_PROBLEMS) })),
});
export type UploadRow = z.infer<typeof uploadRow>;

export const UPLOAD_FILE_PROBLEMS = ['no_head', 'no_rows', 'too_many_rows', 'unreadable'] as const;

export const uploadPreview = z.object({
  rows: z.array(uploadRow),
  /** The reason why none of it can be read. */
  problem: z.enum(UPLOAD_FILE_PROBLEMS).nullable(),
  bad_rows: z.number().int(),
  total: cents,
  families: z.number().int(),
  /** The earlier upload of the same file. */
  before: z.object({ created_at: instantOut, by: z.string() }).nullable(),
  needs_second_person: z.boolean(),
  limits: moneyLimits,
});
export type UploadPreview = z.infer<typeof uploadPreview>;

export const previewUpload = endpoint({
  method: 'POST',
  path: '/api/credit-uploads/preview',
  permission: UPLOAD,
  impersonating: 'refused',
  tag: 'credit',
  summary: 'What each row of a file of credit would do; nothing is done',
  body: fileOfCredit,
  responses: { 200: uploadPreview, ...refusals },
});

export const creditUpload = z.object({
  id: z.number().int(),
  file_name: z.string(),
  rows: z.number().int(),
  issued: z.number().int(),
  total: cents,
  status: z.enum(['waiting', 'running', 'done', 'refused']),
  asked_by: person,
  created_at: instantOut,
  decided_by: person.nullable(),
  finished_at: instantOut.nullable(),
});
export type CreditUpload = z.infer<typeof creditUpload>;

/** One bad row and nothing is saved; every row's problem is at `rows.<line>.<column>`. */
export const startUpload = endpoint({
  method: 'POST',
  path: '/api/credit-uploads',
  permission: UPLOAD,
  fresh: true,
  givesBy: 'credit_file',
  impersonating: 'refused',
  tag: 'credit',
  summary: 'Give credit to every family of a file, or to none',
  headers: madeByKey,
  body: fileOfCredit.extend({
    /** True where the same file was uploaded before, and is meant once more. */
    again: z.boolean().default(false),
  }),
  responses: { 201: z.object({ data: creditUpload }), ...refusals, ...conflicts },
});

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/credit-uploads',
  permission: UPLOAD,
  tag: 'credit',
  summary: 'The latest files of credit and how far each is',
  responses: { 200: z.object({ data: z.array(creditUpload) }), ...refusals },
});

// Requests that wait for a second person ----------------------------------------------------------

export const APPROVAL_KINDS = ['grant', 'upload', 'refund', 'code_set', 'discount'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

export const approval = z.object({
  kind: z.enum(APPROVAL_KINDS),
  id: z.number().int(),
  /** Null: a promo code of which nobody can say how much it will give. */
  amount: cents.nullable(),
  reason: z.string().nullable(),
  family: person.nullable(),
  /** The file of an upload. */
  file: z.object({ name: z.string(), rows: z.number().int() }).nullable(),
  /** The codes of a set of promotion codes: so many, each worth so much. */
  codes: z.object({ name: z.string(), quantity: z.number().int(), each: cents }).nullable(),
  /** A promo code of families' weeks. */
  promo: z
    .object({
      code: z.string(),
      kind: z.enum(['percent', 'amount']),
      value: z.number().int(),
      most_cents: cents.nullable(),
      max_uses: z.number().int().nullable(),
    })
    .nullable(),
  asked_by: person,
  created_at: instantOut,
  /** The reason why the reader can't decide: she asked for it, or it is for her. */
  why_not: z.enum(['yours', 'for_you']).nullable(),
});
export type Approval = z.infer<typeof approval>;

export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/approvals',
  permission: CREDIT,
  tag: 'credit',
  summary: 'Credit, refunds and promotion codes that wait for a second person, the oldest first',
  responses: {
    200: z.object({ data: z.array(approval), total: z.number().int() }),
    ...refusals,
  },
});

export const decideApproval = endpoint({
  method: 'POST',
  path: '/api/approvals/:kind/:id/:decision',
  permission: CREDIT,
  fresh: true,
  givesBy: 'second_person',
  impersonating: 'refused',
  tag: 'credit',
  summary: 'Let through what somebody else asked for, or refuse it',
  params: z.object({
    kind: z.enum(APPROVAL_KINDS),
    id: idText,
    decision: z.enum(['approve', 'refuse']),
  }),
  responses: {
    200: z.object({ decision: z.enum(['approve', 'refuse']) }),
    ...refusals,
    ...conflicts,
  },
});
