import type { PlainDate } from '@yay/domain/calendar';
import type { Cents } from '@yay/domain/money';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface SetRow {
  id: number;
  public_id: string;
  kind: 'gift_card' | 'teacher_lunch' | 'promotion';
  name: string;
  amount_cents: Cents;
  quantity: number;
  lunches: number | null;
  destination_id: number | null;
  school: string | null;
  buyer_user_id: number | null;
  buyer_name: string | null;
  buyer_email: string | null;
  recipient_name: string | null;
  recipient_email: string | null;
  message: string | null;
  locale: 'en' | 'es';
  payment_id: number | null;
  actor_id: number | null;
  request_hash: Buffer | null;
  issued_at: number | null;
  decided_by: number | null;
  withdrawn_at: number | null;
}

const SET = `s.id, s.public_id, s.kind, s.name, s.amount_cents, s.quantity, s.lunches,
  s.destination_id, (select d.name from destinations d where d.id = s.destination_id) as school,
  s.buyer_user_id, s.buyer_name, s.buyer_email, s.recipient_name, s.recipient_email, s.message,
  s.locale, s.payment_id, s.actor_id, s.request_hash, s.issued_at,
  s.decided_by, s.withdrawn_at`;

export interface SetToWrite {
  readonly kind: SetRow['kind'];
  readonly name: string;
  readonly amountCents: Cents;
  readonly quantity: number;
  readonly lunches?: number;
  readonly destinationId?: number;
  readonly buyer?: {
    readonly userId: number | null;
    readonly name: string;
    readonly email: string;
  };
  readonly recipient?: { readonly name: string | undefined; readonly email: string | undefined };
  readonly message?: string;
  readonly locale?: 'en' | 'es';
  readonly paymentId?: number;
  readonly actorId?: number;
  readonly expiresOn?: PlainDate | null;
  readonly request: { readonly key: string; readonly hash: Buffer };
}

/** Inserts a set; undefined when its key was used before, perhaps at the same moment. */
export async function insertSet(tx: Tx, set: SetToWrite): Promise<SetRow | undefined> {
  const [row] = await tx.query<SetRow>(
    'gifts.insert_set',
    `insert into credit_code_sets as s (kind, name, amount_cents, quantity, lunches, destination_id,
       buyer_user_id, buyer_name, buyer_email, recipient_name, recipient_email, message, locale,
       payment_id, actor_id, expires_on, request_key, request_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     on conflict do nothing returning ${SET}`,
    [
      set.kind,
      set.name,
      set.amountCents,
      set.quantity,
      set.lunches ?? null,
      set.destinationId ?? null,
      set.buyer?.userId ?? null,
      set.buyer?.name ?? null,
      set.buyer?.email ?? null,
      set.recipient?.name || null,
      set.recipient?.email || null,
      set.message || null,
      set.locale ?? 'en',
      set.paymentId ?? null,
      set.actorId ?? null,
      set.expiresOn ?? null,
      set.request.key,
      set.request.hash,
    ],
  );
  return row;
}

/** Finds the set of a request by its key. Keys belong to a person, and guests share theirs. */
export async function setOfKey(
  source: Queryable,
  askedBy: number | null,
  key: string,
): Promise<SetRow | undefined> {
  const [row] = await source.query<SetRow>(
    'gifts.set_of_key',
    `select ${SET} from credit_code_sets s
     where coalesce(s.buyer_user_id, s.actor_id, 0) = coalesce($1, 0) and s.request_key = $2`,
    [askedBy, key],
  );
  return row;
}

export async function lockSetOfPayment(tx: Tx, paymentId: number): Promise<SetRow | undefined> {
  const [row] = await tx.query<SetRow>(
    'gifts.lock_set_of_payment',
    `select ${SET} from credit_code_sets s where s.payment_id = $1 ${LOCKS.codeSets.forUpdate(['$1'])}`,
    [paymentId],
  );
  return row;
}

/** Bought ones only: nobody pays for a promotion. */
export async function setOfPublicPayment(
  source: Queryable,
  publicId: string,
): Promise<(SetRow & { payment_id: number }) | undefined> {
  const [row] = await source.query<SetRow & { payment_id: number }>(
    'gifts.set_of_public_payment',
    `select ${SET} from credit_code_sets s join payments p on p.id = s.payment_id
     where p.public_id = $1`,
    [publicId],
  );
  return row;
}

export async function markIssued(tx: Tx, setId: number): Promise<void> {
  await tx.query(
    'gifts.mark_issued',
    'update credit_code_sets set issued_at = app_now() where id = $1',
    [setId],
  );
}

/**
 * Locks a set by its number, under which the list of waiting requests has it. Promotions only:
 * nobody approves a sale.
 */
export async function lockPromotion(tx: Tx, id: number): Promise<SetRow | undefined> {
  const [row] = await tx.query<SetRow>(
    'gifts.lock_promotion',
    `select ${SET} from credit_code_sets s where s.id = $1 and s.kind = 'promotion'
     ${LOCKS.codeSets.forUpdate(['$1'])}`,
    [id],
  );
  return row;
}

/** Lets a set through, or refuses it for good. */
export async function decidePromotion(
  tx: Tx,
  id: number,
  decidedBy: number,
  isApproved: boolean,
): Promise<void> {
  await tx.query(
    'gifts.decide_promotion',
    `update credit_code_sets set decided_by = $2, decided_at = app_now(),
       issued_at = case when $3 then app_now() end,
       refused_at = case when not $3 then app_now() end
     where id = $1`,
    [id, decidedBy, isApproved],
  );
}

/** Takes back a set that waits for a second person, so that nobody is asked about it any more. */
export async function withdrawSet(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'gifts.withdraw_set',
    `update credit_code_sets set withdrawn_at = app_now() where id = $1`,
    [id],
  );
}

export async function lockSet(tx: Tx, publicId: string): Promise<SetRow | undefined> {
  const [row] = await tx.query<SetRow>(
    'gifts.lock_set',
    `select ${SET} from credit_code_sets s where s.public_id = $1 ${LOCKS.codeSets.forUpdate(['$1'])}`,
    [publicId],
  );
  return row;
}

/** Archives a set or brings it back; returns whether that changed anything. */
export async function archiveSet(tx: Tx, setId: number, archived: boolean): Promise<boolean> {
  const rows = await tx.query(
    'gifts.archive_set',
    `update credit_code_sets set archived_at = case when $2 then app_now() end
     where id = $1 and (archived_at is not null) <> $2 returning id`,
    [setId, archived],
  );
  return rows.length > 0;
}

export async function activeSchool(
  source: Queryable,
  id: number,
): Promise<{ readonly name: string } | undefined> {
  const [row] = await source.query<{ name: string }>(
    'gifts.active_school',
    `select name from destinations where id = $1 and status = 'active'`,
    [id],
  );
  return row;
}

export const activeSchools = (
  source: Queryable,
): Promise<{ id: number; name: string; city: string }[]> =>
  source.query(
    'gifts.active_schools',
    `select id, name, city from destinations where status = 'active' order by name, id`,
  );
