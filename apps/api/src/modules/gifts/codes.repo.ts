import type { Cents } from '@yay/domain/money';
import { type Instant, LAST_ZONE } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { NewCode } from './codes.ts';

export async function insertCodes(tx: Tx, setId: number, codes: readonly NewCode[]): Promise<void> {
  await tx.query(
    'gifts.insert_codes',
    `insert into credit_codes (set_id, code_hash, last4)
     select $1, hash, last4 from unnest($2::bytea[], $3::text[]) as c (hash, last4)`,
    [setId, codes.map(({ hash }) => hash), codes.map(({ last4 }) => last4)],
  );
}

export interface CodeRow {
  id: number;
  set_id: number;
  set_name: string;
  kind: 'gift_card' | 'teacher_lunch' | 'promotion';
  amount_cents: Cents;
  redeemed_by: number | null;
  /** The members of the team who made it and let it through, where nobody paid for it. */
  actor_id: number | null;
  decided_by: number | null;
  issued: boolean;
  revoked: boolean;
  expired: boolean;
}

const CODE = `select c.id, c.set_id, s.name as set_name, s.kind, s.amount_cents, c.redeemed_by,
    s.actor_id, s.decided_by, s.issued_at is not null as issued,
    c.revoked_at is not null as revoked,
    coalesce(s.expires_on < local_date((select app_now()), '${LAST_ZONE}'), false) as expired
  from credit_codes c join credit_code_sets s on s.id = c.set_id
  where c.code_hash = $1`;

export async function findCode(source: Queryable, hash: Buffer): Promise<CodeRow | undefined> {
  const [row] = await source.query<CodeRow>('gifts.find_code', CODE, [hash]);
  return row;
}

/** Takes the code until the commit: of several who have it at the same moment, one is first. */
export async function lockCreditCode(tx: Tx, hash: Buffer): Promise<CodeRow | undefined> {
  const [row] = await tx.query<CodeRow>(
    'gifts.lock_code',
    `${CODE} ${LOCKS.creditCodes.forUpdate(['$1'], { of: 'c' })}`,
    [hash],
  );
  return row;
}

export async function markRedeemed(tx: Tx, codeId: number, userId: number): Promise<void> {
  await tx.query(
    'gifts.mark_redeemed',
    'update credit_codes set redeemed_by = $2, redeemed_at = app_now() where id = $1',
    [codeId, userId],
  );
}

/** Takes all codes of a set and answers how many of them are redeemed. */
export async function lockCodesOfSet(
  tx: Tx,
  setId: number,
): Promise<{ readonly redeemed: number }> {
  const codes = await tx.query<{ redeemed: boolean }>(
    'gifts.lock_codes_of',
    `select redeemed_at is not null as redeemed from credit_codes where set_id = $1
     order by id ${LOCKS.creditCodes.forUpdate()}`,
    [setId],
  );
  return { redeemed: codes.filter(({ redeemed }) => redeemed).length };
}

/** Revokes the codes of a set that nobody redeemed; returns how many. */
export async function revokeUnredeemed(tx: Tx, setId: number): Promise<number> {
  const rows = await tx.query(
    'gifts.revoke_unredeemed',
    `update credit_codes set revoked_at = app_now()
     where set_id = $1 and redeemed_at is null and revoked_at is null returning id`,
    [setId],
  );
  return rows.length;
}

/** Restores the codes that a refund revoked, which count again; in their order. */
export const restoreRevoked = (tx: Tx, setId: number): Promise<{ last4: string }[]> =>
  tx.query(
    'gifts.restore_revoked',
    `with restored as (
       update credit_codes set revoked_at = null
       where set_id = $1 and revoked_at is not null returning id, last4)
     select last4 from restored order by id`,
    [setId],
  );

export interface ListedCodeRow {
  id: number;
  last4: string;
  state: 'unused' | 'redeemed' | 'revoked' | 'expired';
  redeemed_by: number | null;
  redeemer: string | null;
  redeemed_at: Instant | null;
  total: number;
}

export const listedCodes = (
  source: Queryable,
  asked: {
    readonly set: string;
    readonly last4: string | undefined;
    readonly state: string | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<ListedCodeRow[]> =>
  source.query<ListedCodeRow>(
    'gifts.listed_codes',
    `with codes as (
       select c.id, c.last4, c.redeemed_by, c.redeemed_at,
         case when c.redeemed_at is not null then 'redeemed'
           when c.revoked_at is not null then 'revoked'
           when s.expires_on < local_date((select app_now()), '${LAST_ZONE}') then 'expired'
           else 'unused' end as state
       from credit_codes c join credit_code_sets s on s.id = c.set_id
       where s.public_id = $1 and ($2::text is null or right(c.last4, length($2)) = $2)
     )
     select c.*, u.first || ' ' || u.last as redeemer, count(*) over ()::int as total
     from codes c left join users u on u.id = c.redeemed_by
     where $3::text is null or c.state = $3
     order by c.id limit $4 offset $5`,
    [asked.set, asked.last4 || null, asked.state ?? null, asked.limit, asked.offset],
  );
