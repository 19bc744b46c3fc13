import type { ActivityAction } from '@yay/contract/activity/calls';
import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** One thing that was done, for the record. */
export interface Deed {
  readonly action: ActivityAction;
  readonly subject: {
    readonly type:
      | 'user'
      | 'luncher'
      | 'destination'
      | 'vendor'
      | 'export'
      | 'mail'
      | 'job'
      | 'message_modal'
      | 'page'
      | 'redirect'
      | 'card'
      | 'payment'
      | 'refund'
      | 'discount'
      | 'menu'
      | 'supply_schedule'
      | 'credit_code_set'
      | 'reconciliation'
      | 'credit_grant'
      | 'credit_upload'
      | 'blackout_batch'
      | 'cancellation_run'
      | 'market'
      | 'macro_market'
      | 'item'
      | 'extra_type'
      | 'term'
      | 'asset'
      | 'option'
      | 'tag_run'
      | 'price_update'
      | 'badge'
      | 'reader'
      | 'kiosk'
      | 'trip_link'
      | 'inventory_location'
      | 'class_trip'
      | 'request'
      | 'site_option';
    readonly id: number | null;
    /** The name by which a reader knows it at the time: it may change later. */
    readonly label: string;
  };
  /** The person whose page it belongs on. */
  readonly aboutUserId?: number;
  /** The changed fields and nothing else; never a password, a token or a code. */
  readonly before?: object;
  readonly after?: object;
}

/**
 * The person who did it. Nobody: the product itself, by a job; nobody known: somebody who is not
 * signed in.
 */
export type Doer =
  | (Pick<Actor, 'impersonatorId' | 'origin'> & { readonly userId: number | null })
  | null;

/** Writes what was done into the record, with what it tells of: both are committed, or neither. */
export async function record(tx: Tx, doer: Doer, deed: Deed): Promise<void> {
  await tx.query(
    'activity.record',
    `insert into activity_log (actor_id, impersonator_id, action, subject_type, subject_id,
       subject_label, about_user_id, before, after, ip, user_agent, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      doer?.userId ?? null,
      doer?.impersonatorId ?? null,
      deed.action,
      deed.subject.type,
      deed.subject.id,
      deed.subject.label,
      deed.aboutUserId ?? null,
      deed.before === undefined ? null : JSON.stringify(deed.before),
      deed.after === undefined ? null : JSON.stringify(deed.after),
      doer?.origin.ip ?? null,
      doer?.origin.userAgent ?? null,
      doer?.origin.requestId ?? null,
    ],
  );
}

/** Records many deeds of one doer, in one statement. */
export async function recordMany(tx: Tx, doer: Doer, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  const rows = deeds.map(({ action, subject, aboutUserId, before, after }) => ({
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_label: subject.label,
    about_user_id: aboutUserId ?? null,
    before: before ?? null,
    after: after ?? null,
  }));
  await tx.query(
    'activity.record_many',
    `insert into activity_log (actor_id, impersonator_id, action, subject_type, subject_id,
       subject_label, about_user_id, before, after, ip, user_agent, request_id)
     select $1, $2, action, subject_type, subject_id, subject_label, about_user_id, before, after,
       $3, $4, $5
     from jsonb_to_recordset($6) as deeds (action text, subject_type text, subject_id integer,
       subject_label text, about_user_id integer, before jsonb, after jsonb)`,
    [
      doer?.userId ?? null,
      doer?.impersonatorId ?? null,
      doer?.origin.ip ?? null,
      doer?.origin.userAgent ?? null,
      doer?.origin.requestId ?? null,
      JSON.stringify(rows),
    ],
  );
}
