import type { ApprovalKind } from '@yay/contract/credit/calls';
import { formatUsd } from '@yay/domain/money';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { record } from '../activity/index.ts';
import { allowBySecond, type Limit, whyNotSecond } from '../allowances/index.ts';
import { decideDiscount } from '../discounts/index.ts';
import { decideSet } from '../gifts/index.ts';
import type { Letters } from '../letters/index.ts';
import type { Payments } from '../payments/index.ts';
import { announceApprovals, announceRecord, announceUpload } from './announce.ts';
import { decideRefundRequest, lockRefundRequest } from './approvals.repo.ts';
import { carryOutUpload } from './credit.kinds.ts';
import { giveCredit } from './give-credit.ts';
import { decideGrant, lockGrant } from './grants.repo.ts';
import { decideUpload, isFor, lockUpload } from './uploads.repo.ts';

export interface DecisionParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
  readonly payments: Pick<Payments, 'requestRefund'>;
}
type Parts = DecisionParts & { readonly limit: Limit };
export type Decision = 'approve' | 'refuse';

/** Lets through what somebody else asked for, or refuses it. It is decided once. */
export function decideApproval(
  parts: Parts,
  actor: Actor,
  { kind, id, decision }: { kind: ApprovalKind; id: number; decision: Decision },
): Promise<{ decision: Decision } | Refusal> {
  const decide = DECIDE[kind];
  return parts.db.tx(async (tx) => {
    const refused = await decide(parts, tx, actor, id, decision === 'approve');
    if (isRefusal(refused)) return refused;
    await announceApprovals(tx);
    return { decision };
  });
}

type Decide = (
  parts: Parts,
  tx: Tx,
  actor: Actor,
  id: number,
  isApproved: boolean,
) => Promise<Refusal | undefined>;

const decideOnGrant: Decide = async ({ letters, limit }, tx, actor, id, isApproved) => {
  const grant = await lockGrant(tx, id);
  // A row of a file is decided with its file.
  if (grant === undefined || grant.upload_id !== null) return refuse(404, 'not_found');
  const { user_id: userId, amount_cents: cents } = grant;
  if (grant.status !== 'waiting') return refuse(409, 'already_decided');
  const allowance = allowBySecond(limit, actor, { askedBy: grant.actor_id, userId, cents });
  if (allowance === null) return refuse(403, 'second_person');
  await decideGrant(tx, id, isApproved ? 'issued' : 'refused', actor.userId);
  if (isApproved) {
    await giveCredit(letters, tx, grant, actor, allowance);
    return undefined;
  }
  await record(tx, actor, {
    action: 'credit.refused',
    subject: { type: 'credit_grant', id, label: formatUsd(cents) },
    aboutUserId: userId,
    after: { amount_cents: cents, reason: grant.reason },
  });
  await announceRecord(tx, userId);
  return undefined;
};

const decideOnUpload: Decide = async ({ jobs }, tx, actor, id, isApproved) => {
  const upload = await lockUpload(tx, id);
  if (upload === undefined) return refuse(404, 'not_found');
  if (upload.status !== 'waiting') return refuse(409, 'already_decided');
  if (whyNotSecond(actor, upload.actor_id, await isFor(tx, id, actor.userId))) {
    return refuse(403, 'second_person');
  }
  await decideUpload(tx, id, isApproved ? 'running' : 'refused', actor.userId);
  if (isApproved) await jobs.enqueue(tx, carryOutUpload, { uploadId: id });
  await record(tx, actor, {
    action: isApproved ? 'credit_upload.approved' : 'credit_upload.refused',
    subject: { type: 'credit_upload', id, label: upload.file_name },
    after: { quantity: upload.rows, amount_cents: upload.total_cents },
  });
  await announceUpload(tx, id);
  return undefined;
};

const decideOnRefund: Decide = async ({ payments, limit }, tx, actor, id, isApproved) => {
  const request = await lockRefundRequest(tx, id);
  if (request === undefined) return refuse(404, 'not_found');
  const { user_id: userId, amount_cents: cents, reason } = request;
  if (request.status !== 'waiting') return refuse(409, 'already_decided');
  const allowance = allowBySecond(limit, actor, { askedBy: request.actor_id, userId, cents });
  if (allowance === null) return refuse(403, 'second_person');
  if (isApproved) {
    const asked = { paymentId: request.payment_id, cents, reason, by: actor, allowance };
    const refund = await payments.requestRefund(tx, asked);
    if (isRefusal(refund)) return refund;
    await decideRefundRequest(tx, id, {
      status: 'approved',
      by: actor.userId,
      refundId: refund.id,
    });
  } else {
    await decideRefundRequest(tx, id, { status: 'refused', by: actor.userId, refundId: null });
    await record(tx, actor, {
      action: 'refund.refused',
      subject: { type: 'refund', id: null, label: formatUsd(cents) },
      ...(userId !== null && { aboutUserId: userId }),
      after: { amount_cents: cents, reason },
    });
  }
  if (userId !== null) await announceRecord(tx, userId);
  return undefined;
};

const decideOnSet: Decide = (_parts, tx, actor, id, isApproved) =>
  decideSet(tx, actor, id, isApproved);

const DECIDE: Record<ApprovalKind, Decide> = {
  grant: decideOnGrant,
  upload: decideOnUpload,
  refund: decideOnRefund,
  code_set: decideOnSet,
  discount: (_parts, tx, actor, id, isApproved) => decideDiscount(tx, actor, id, isApproved),
};
