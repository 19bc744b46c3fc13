import type { Cents } from '@yay/domain/money';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export type GrantStatus = 'waiting' | 'issued' | 'refused';

export interface GrantRow {
  readonly id: number;
  readonly user_id: number;
  readonly amount_cents: Cents;
  readonly reason: string;
  readonly upload_id: number | null;
  readonly status: GrantStatus;
  readonly actor_id: number;
}

const COLUMNS = 'id, user_id, amount_cents, reason, upload_id, status, actor_id';

export async function insertGrant(
  tx: Tx,
  grant: {
    readonly userId: number;
    readonly cents: Cents;
    readonly reason: string;
    readonly status: GrantStatus;
    readonly actorId: number;
    readonly key: string;
  },
): Promise<GrantRow> {
  const [row] = await tx.query<GrantRow>(
    'credit.insert_grant',
    `insert into credit_grants (user_id, amount_cents, reason, status, actor_id, request_key)
     values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
    [grant.userId, grant.cents, grant.reason, grant.status, grant.actorId, grant.key],
  );
  if (row === undefined) throw new Error('the credit was not written');
  return row;
}

export async function grantOfKey(
  source: Queryable,
  actorId: number,
  key: string,
): Promise<GrantRow | undefined> {
  const [row] = await source.query<GrantRow>(
    'credit.grant_of_key',
    `select ${COLUMNS} from credit_grants where actor_id = $1 and request_key = $2`,
    [actorId, key],
  );
  return row;
}

/** Before the family's accounts, never after them. */
export async function lockGrant(tx: Tx, id: number): Promise<GrantRow | undefined> {
  const [row] = await tx.query<GrantRow>(
    'credit.lock_grant',
    `select ${COLUMNS} from credit_grants where id = $1 ${LOCKS.creditGrants.forUpdate(['$1'])}`,
    [id],
  );
  return row;
}

export async function decideGrant(
  tx: Tx,
  id: number,
  status: GrantStatus,
  decidedBy: number,
): Promise<void> {
  await tx.query(
    'credit.decide_grant',
    `update credit_grants set status = $2, decided_by = $3, decided_at = app_now() where id = $1`,
    [id, status, decidedBy],
  );
}

export async function wasTakenBack(tx: Tx, grantId: number): Promise<boolean> {
  const rows = await tx.query(
    'credit.was_taken_back',
    `select from ledger_transactions where key = 'grant:' || $1::bigint || ':taken_back'`,
    [grantId],
  );
  return rows.length > 0;
}

export interface ListedGrant extends GrantRow {
  readonly created_at: Instant;
  readonly asked_by: string;
  readonly decided_by: number | null;
  readonly decider: string | null;
  readonly decided_at: Instant | null;
  readonly file_name: string | null;
  readonly taken_back: Cents | null;
  readonly left: Cents;
  readonly total: number;
}

const LISTED = `g.id, g.user_id, g.amount_cents, g.reason, g.upload_id, g.status, g.actor_id,
  g.created_at, a.first || ' ' || a.last as asked_by, g.decided_by,
  d.first || ' ' || d.last as decider, g.decided_at, p.file_name, back.cents as taken_back,
  case when g.status = 'issued' and back.cents is null
    then least(g.amount_cents, coalesce(f.promo_credit_cents, 0)) else 0 end::bigint as left`;
const FROM = `credit_grants g
  join users a on a.id = g.actor_id
  left join users d on d.id = g.decided_by
  left join credit_uploads p on p.id = g.upload_id
  left join lateral (
    select -sum(e.amount_cents)::bigint as promo_credit_cents
    from ledger_accounts x join ledger_entries e on e.account_id = x.id
    where x.user_id = g.user_id and x.kind = 'promo_credit'
  ) f on true
  left join lateral (
    select sum(e.amount_cents)::bigint as cents
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts x on x.id = e.account_id and x.kind = 'promo_credit'
    where t.grant_id = g.id and t.kind = 'credit_taken_back'
  ) back on true`;

export const listedGrants = (
  source: Queryable,
  userId: number,
  slice: { readonly limit: number; readonly offset: number },
): Promise<ListedGrant[]> =>
  source.query<ListedGrant>(
    'credit.listed_grants',
    `select ${LISTED}, count(*) over () as total from ${FROM}
     where g.user_id = $1
     order by g.id desc limit $2 offset $3`,
    [userId, slice.limit, slice.offset],
  );

export async function listedGrant(source: Queryable, id: number): Promise<ListedGrant> {
  const [row] = await source.query<ListedGrant>(
    'credit.listed_grant',
    `select ${LISTED}, 1 as total from ${FROM} where g.id = $1`,
    [id],
  );
  if (row === undefined) throw new Error(`credit ${id} is gone`);
  return row;
}
