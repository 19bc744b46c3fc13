import * as contract from '@yay/contract/credit/calls';
import type { FastifyInstance } from 'fastify';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import { limitOf } from '../allowances/index.ts';
import type { Payments } from '../payments/index.ts';
import { askRefund } from './ask-refund.ts';
import { previewUpload } from './check-file.ts';
import { type DecisionParts, decideApproval } from './decide-approval.ts';
import { issueCredit } from './issue-credit.ts';
import { listApprovals } from './list-approvals.ts';
import { listCredit } from './list-credit.ts';
import { listPayments } from './list-payments.ts';
import { listUploads } from './list-uploads.ts';
import { retryDebt } from './retry-debt.ts';
import { startUpload } from './start-upload.ts';
import { takeBackCredit } from './take-back-credit.ts';

export function creditRoutes(
  app: FastifyInstance,
  parts: DecisionParts & {
    readonly payments: Pick<Payments, 'requestRefund' | 'requestDebtCharge' | 'parts'>;
    readonly said: (what: 'creditApplied', locale: 'en' | 'es') => string;
  },
): void {
  const { db } = parts;
  const by = {
    credit: { ...parts, limit: limitOf(contract.issueCredit, 'credit') },
    refund: { ...parts, limit: limitOf(contract.refundFamilyPayment, 'refund') },
    file: { ...parts, limit: limitOf(contract.startUpload, 'credit_file') },
    second: { ...parts, limit: limitOf(contract.decideApproval, 'second_person') },
  };

  register(app, contract.issueCredit, async ({ actor, params, headers, body, locale }) => {
    const grant = await issueCredit(by.credit, actor, {
      userId: params.id,
      cents: body.amount,
      reason: body.reason,
      key: headers['idempotency-key'],
    });
    if (isRefusal(grant)) return grant;
    return answer(201, { data: grant, message: parts.said('creditApplied', locale) });
  });
  register(app, contract.takeBackCredit, async ({ actor, params, body }) => {
    const asked = { userId: params.id, grantId: body.grant, reason: body.reason };
    const grant = await takeBackCredit(db, actor, asked);
    return isRefusal(grant) ? grant : { data: grant };
  });
  register(app, contract.listCredit, ({ actor, params, query }) =>
    listCredit(db, actor, params.id, query.page ?? 1),
  );

  register(app, contract.listFamilyPayments, ({ actor, params, query }) =>
    listPayments(db, actor, params.id, query.page ?? 1),
  );
  register(app, contract.refundFamilyPayment, async ({ actor, params, headers, body }) => {
    const asked = await askRefund(by.refund, actor, {
      userId: params.id,
      payment: params.payment,
      cents: body.amount,
      reason: body.reason,
      key: headers['idempotency-key'],
    });
    return isRefusal(asked) ? asked : answer(201, asked);
  });
  register(app, contract.retryDebt, ({ actor, params }) => retryDebt(parts, actor, params.id));

  register(app, contract.previewUpload, ({ actor, body }) => previewUpload(db, actor, body.text));
  register(app, contract.startUpload, async ({ actor, headers, body }) => {
    const { file_name: fileName, text, again } = body;
    const key = headers['idempotency-key'];
    const upload = await startUpload(by.file, actor, { fileName, text, again, key });
    return isRefusal(upload) ? upload : answer(201, { data: upload });
  });
  register(app, contract.listUploads, () => listUploads(db));

  register(app, contract.listApprovals, ({ actor }) => listApprovals(db, actor));
  register(app, contract.decideApproval, ({ actor, params }) =>
    decideApproval(by.second, actor, params),
  );
}
