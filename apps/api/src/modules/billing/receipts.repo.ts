import type { PlainDate } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import type { Tx } from '../../platform/db/index.ts';

export interface SettledWeek {
  readonly userId: number;
  readonly monday: PlainDate;
  readonly lunches: number;
  readonly grabAndGo: number;
  readonly mealsCents: number;
  readonly lateFeesCents: number;
  readonly discountCents: number;
  readonly creditCents: number;
  readonly yayBucksCents: number;
}

const SETTLED = `s.user_id as "userId", s.monday, s.meals_cents as "mealsCents",
  s.late_fee_cents as "lateFeesCents", s.discount_cents as "discountCents",
  s.credit_cents as "creditCents", s.yay_bucks_cents as "yayBucksCents",
  charged.lunches, charged.grab_and_go as "grabAndGo"`;

const CHARGED = `cross join lateral (
  select (count(*) filter (where l.kind <> 'grab_and_go'))::int as lunches,
    (count(*) filter (where l.kind = 'grab_and_go'))::int as grab_and_go
  from order_charges c join lunches l on l.id = c.order_id
  where c.settlement_id = s.id) charged`;

export async function findRecipient(
  tx: Tx,
  userId: number,
): Promise<{ userId: number; email: string; first: string; locale: Locale } | undefined> {
  const [row] = await tx.query<{ userId: number; email: string; first: string; locale: Locale }>(
    'billing.recipient',
    `select id as "userId", email, first, locale from users where id = $1 and deleted_at is null`,
    [userId],
  );
  return row;
}

/** Returns the weeks charged with a rest for the card since the last payment of a debt. */
export const settledSince = (tx: Tx, userId: number, paymentId: number): Promise<SettledWeek[]> =>
  tx.query<SettledWeek>(
    'billing.settled_since',
    `select ${SETTLED} from settlements s ${CHARGED}
     where s.user_id = $1 and s.card_cents > 0
       and s.settled_at > coalesce((
         select max(p.created_at) from payments p
         where p.user_id = $1 and p.purpose = 'debt' and p.status = 'succeeded' and p.id <> $2), '-infinity')
     order by s.monday, s.id`,
    [userId, paymentId],
  );

export async function settlementOf(tx: Tx, id: number): Promise<SettledWeek | undefined> {
  const [row] = await tx.query<SettledWeek>(
    'billing.settlement',
    `select ${SETTLED} from settlements s ${CHARGED}
     where s.id = $1 and s.card_cents = 0 and s.credit_cents + s.yay_bucks_cents > 0`,
    [id],
  );
  return row;
}
