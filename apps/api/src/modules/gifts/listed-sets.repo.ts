import type { PlainDate } from '@yay/domain/calendar';
import type { Cents } from '@yay/domain/money';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

export interface ListedSetRow {
  public_id: string;
  kind: 'gift_card' | 'teacher_lunch' | 'promotion';
  name: string;
  amount_cents: Cents;
  quantity: number;
  lunches: number | null;
  by: string;
  buyer_email: string | null;
  recipient_name: string | null;
  recipient_email: string | null;
  school: string | null;
  message: string | null;
  expires_on: PlainDate | null;
  created_at: Instant;
  issued_at: Instant | null;
  refused_at: Instant | null;
  withdrawn_at: Instant | null;
  archived_at: Instant | null;
  unused: number;
  redeemed: number;
  revoked: number;
}

// Codes are counted of the page's rows alone.
const LISTED = `select s.public_id, s.kind, s.name, s.amount_cents, s.quantity, s.lunches,
    coalesce(s.buyer_name, (select u.first || ' ' || u.last from users u where u.id = s.actor_id), '') as by,
    s.buyer_email, s.recipient_name, s.recipient_email,
    (select d.name from destinations d where d.id = s.destination_id) as school,
    s.message, s.expires_on, s.created_at, s.issued_at, s.refused_at, s.withdrawn_at,
    s.archived_at, c.unused, c.redeemed, c.revoked
  from shown s cross join lateral (
    select count(*) filter (where redeemed_at is null and revoked_at is null)::int as unused,
      count(*) filter (where redeemed_at is not null)::int as redeemed,
      count(*) filter (where revoked_at is not null)::int as revoked
    from credit_codes where set_id = s.id
  ) c order by s.created_at desc, s.id desc`;

export async function listedSet(source: Queryable, publicId: string): Promise<ListedSetRow> {
  const [row] = await source.query<ListedSetRow>(
    'gifts.listed_set',
    `with shown as (select * from credit_code_sets where public_id = $1) ${LISTED}`,
    [publicId],
  );
  if (row === undefined) throw new Error(`the set ${publicId} is gone`);
  return row;
}

export async function listedSets(
  source: Queryable,
  asked: {
    readonly kind: string | undefined;
    readonly state: 'open' | 'waiting' | 'archived';
    readonly pattern: string | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: ListedSetRow[]; readonly total: number }> {
  // Sets that were never paid for are kept apart: most of them are people who changed their mind.
  const matching = `from credit_code_sets
    where ($1::text is null or kind = $1)
      and case $2 when 'archived' then coalesce(archived_at, refused_at, withdrawn_at) is not null
        when 'waiting' then coalesce(archived_at, issued_at, refused_at, withdrawn_at) is null
        else archived_at is null and issued_at is not null end
      and ($3::text is null or concat_ws(' ', name, buyer_name, buyer_email, recipient_name,
        recipient_email) ilike $3)`;
  const values = [asked.kind ?? null, asked.state, asked.pattern];
  const [count] = await source.query<{ total: number }>(
    'gifts.count_sets',
    `select count(*)::int as total ${matching}`,
    values,
  );
  const rows = await source.query<ListedSetRow>(
    'gifts.listed_sets',
    `with shown as (select * ${matching} order by created_at desc, id desc limit $4 offset $5) ${LISTED}`,
    [...values, asked.limit, asked.offset],
  );
  return { rows, total: count?.total ?? 0 };
}
