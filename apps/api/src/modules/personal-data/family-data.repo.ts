import { itemForFamily, languageOf, NAMES_OF_LUNCHER } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

/** A table of a family's data: rows as they are written into the file, field by field. */
export type DataRows = readonly Readonly<Record<string, unknown>>[];

/**
 * The sections of a family's file, each with its query. Columns are named, so that no data of
 * somebody else comes along: no staff, no hashes, no secrets. Instants are text in UTC.
 */
export const SECTIONS = {
  account: `select u.id as number, u.first, u.last, u.email, u.phone, u.locale as language,
      iso_utc(u.created_at) as at
    from users u where u.id = $1`,
  children: `select l.id as number, ${NAMES_OF_LUNCHER}, l.destination_name as school,
      l.grade_label as grade, l.tolerances as avoids, iso_utc(l.deleted_at) as removed_at
    from lunchers_in_place l
    where l.user_id = $1 order by l.id`,
  lunches: `select o.id as number, o.date::text as date, o.luncher_first as child,
      ${itemForFamily('$1')} as meal,
      array(select said_in(${languageOf('$1')}, p.name, p.name_es) from lunch_options p
        where p.order_id = o.id order by p.line_id) as options,
      array(select said_in(${languageOf('$1')}, x.name, x.name_es) from lunch_extras x
        where x.order_id = o.id order by x.line_id) as extras,
      o.status as state, o.total_cents
    from lunches o where o.user_id = $1 order by o.date, o.id`,
  money: `select t.id as number, iso_utc(t.at) as at, t.kind, a.kind as account, -e.amount_cents as amount_cents,
      t.reason
    from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id
    where a.user_id = $1 order by t.id, e.id`,
  payments: `select p.id as number, iso_utc(p.created_at) as at, p.purpose as kind, p.amount_cents,
      p.status as state, nullif(concat_ws(' ', p.card_brand, p.card_last4), '') as card
    from payments p where p.user_id = $1 order by p.id`,
  gifts: `select s.id as number, iso_utc(s.created_at) as at, s.name, s.amount_cents,
      concat_ws(' ', s.recipient_name, s.recipient_email) as recipient, s.message
    from credit_code_sets s where s.buyer_user_id = $1 order by s.id`,
  ratings: `select l.first as child, said_in(${languageOf('$1')}, i.name, i.name_es) as meal, r.rating, iso_utc(r.updated_at) as at
    from ratings r join lunchers l on l.id = r.luncher_id join items i on i.id = r.item_id
    where l.user_id = $1 order by r.updated_at, i.id`,
  emails: `select m.id as number, iso_utc(m.created_at) as at, m.to_address as email, m.subject,
      m.text_body as text
    from mails m where m.user_id = $1 order by m.id`,
  sign_ins: `select iso_utc(s.created_at) as at, s.ip as address, s.user_agent as device
    from sessions s where s.user_id = $1 and s.impersonator_id is null order by s.created_at`,
  events: `select iso_utc(e.at) as at, e.name, e.data
    from user_events e where e.user_id = $1 order by e.id`,
  record: `select iso_utc(a.at) as at, a.action,
      case when a.actor_id = $1 and a.impersonator_id is null then a.ip end as address
    from activity_log a where a.about_user_id = $1 or a.actor_id = $1 order by a.id`,
} as const;
export type Section = keyof typeof SECTIONS;
export type FamilyData = Readonly<Record<Section, DataRows>>;

/** Reads everything that the product has about a family. */
export async function readFamilyData(source: Queryable, userId: number): Promise<FamilyData> {
  const data: Partial<Record<Section, DataRows>> = {};
  for (const section of Object.keys(SECTIONS) as Section[]) {
    const { rows } = await source.run(SECTIONS[section], [userId]);
    data[section] = rows;
  }
  return data as FamilyData;
}
