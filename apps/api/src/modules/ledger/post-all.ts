import { LOCKS, type Tx } from '../../platform/db/index.ts';
import { FAMILY_ACCOUNTS } from './accounts.ts';
import { assertAllowed, type PlainPosting } from './post.ts';

/** A posting for one family among many, whose accounts the caller holds. */
export type PostingOfMany = Pick<PlainPosting, 'key' | 'kind' | 'by' | 'entries'> & {
  readonly userId: number;
};

/**
 * Moves the money of many families at once: a transaction of the ledger for each, in as many
 * statements as for one. Answers their ids by key, without those that were written before.
 */
export async function postAll(
  tx: Tx,
  postings: readonly PostingOfMany[],
): Promise<ReadonlyMap<string, number>> {
  const moving = postings.map((posting) => {
    const entries = posting.entries.filter(({ cents }) => cents !== 0);
    if (entries.length === 0) throw new RangeError(`${posting.key} moves nothing`);
    assertAllowed(posting);
    return { ...posting, entries };
  });
  const opened = await tx.query<{ id: number; key: string }>(
    'ledger.open_transactions',
    `insert into ledger_transactions (key, kind, user_id, actor_id, impersonator_id)
     select asked.key, asked.kind, asked.user_id, asked.actor_id, asked.impersonator_id
     from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[]) with ordinality
       as asked (key, kind, user_id, actor_id, impersonator_id, position)
     order by asked.position
     on conflict (key) do nothing returning id, key`,
    [
      moving.map(({ key }) => key),
      moving.map(({ kind }) => kind),
      moving.map(({ userId }) => userId),
      moving.map(({ by }) => by?.userId ?? null),
      moving.map(({ by }) => by?.impersonatorId ?? null),
    ],
  );
  const ids = new Map(opened.map(({ id, key }) => [key, id]));
  const written = moving.flatMap(({ key, userId, entries }) => {
    const transactionId = ids.get(key);
    if (transactionId === undefined) return [];
    return entries.map((entry) => ({
      ...entry,
      transactionId,
      owner: FAMILY.has(entry.account) ? (entry.userId ?? userId) : null,
    }));
  });
  const rows = await tx.query(
    'ledger.write_all_entries',
    `insert into ledger_entries (transaction_id, account_id, amount_cents, order_id)
     select asked.transaction_id, a.id, asked.cents, asked.order_id
     from unnest($1::bigint[], $2::text[], $3::int[], $4::bigint[], $5::bigint[]) with ordinality
       as asked (transaction_id, kind, user_id, cents, order_id, position)
     cross join lateral (
       select own.id from ledger_accounts own
       where own.user_id = asked.user_id and own.kind = asked.kind
       union all
       select house.id from ledger_accounts house
       where asked.user_id is null and house.user_id is null and house.kind = asked.kind
     ) a
     order by asked.position
     returning id ${LOCKS.funds.implied(['$3'])}`,
    [
      written.map((entry) => entry.transactionId),
      written.map((entry) => entry.account),
      written.map((entry) => entry.owner),
      written.map((entry) => entry.cents),
      written.map((entry) => entry.orderId ?? null),
    ],
  );
  if (rows.length !== written.length) throw new Error('a posting names no such account');
  return ids;
}

const FAMILY: ReadonlySet<string> = new Set(FAMILY_ACCOUNTS);
