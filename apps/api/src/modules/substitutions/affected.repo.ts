import type { Properties, Tolerances } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { Replaceable } from '@yay/domain/week';
import type { Queryable } from '../../platform/db/index.ts';
import { type CatalogueItem, compileItem, findItems } from '../schedule/index.ts';

export interface AffectedRow extends Replaceable {
  readonly id: number;
  readonly date: PlainDate;
  readonly user_id: number;
  readonly family: string;
  readonly luncher_id: number;
  readonly luncher: string;
  readonly tolerances: Tolerances;
  readonly extra_parts: readonly { id: number; name: string; properties: Properties }[];
}

/** Every order of an item on these days of a menu, in the order in which families are dealt with. */
export const findAffected = (
  source: Queryable,
  of: {
    readonly menuId: number;
    readonly itemId: number;
    readonly days: readonly { readonly marketId: number; readonly date: PlainDate }[];
  },
): Promise<AffectedRow[]> =>
  source.query<AffectedRow>(
    'substitutions.affected',
    `select o.id, o.date, o.user_id, u.first || ' ' || u.last as family, o.luncher_id,
       l.first || ' ' || l.last as luncher, l.tolerances, o.item_id, o.entree_cents,
       o.late_fee_cents, o.total_cents,
       coalesce((select json_agg(json_build_object('id', n.option_id, 'cents', n.price_cents))
         from order_lines n where n.order_id = o.id and n.option_id is not null), '[]') as options,
       coalesce((select json_agg(json_build_object('id', n.item_id, 'cents', n.price_cents))
         from order_lines n where n.order_id = o.id and n.item_id is not null), '[]') as extras,
       coalesce((select json_agg(json_build_object('id', i.id, 'name', i.name,
           'properties', i.properties))
         from order_lines n join items i on i.id = n.item_id where n.order_id = o.id), '[]')
         as extra_parts
     from orders o
     join users u on u.id = o.user_id
     join lunchers l on l.id = o.luncher_id
     join destinations d on d.id = o.destination_id
     join grades g on g.id = o.grade_id
     join destination_days dd on dd.destination_id = d.id and dd.date = o.date
     join destination_day_grades dg on dg.destination_day_id = dd.id
       and dg.group_name = g.group_name and dg.menu_id = $1
     where o.item_id = $2 and o.kind = 'calendar' and o.status = 'placed'
       and o.date = any($4::date[])
       and (d.market_id, o.date) in (select * from unnest($3::int[], $4::date[]))
     order by o.user_id, o.date, o.luncher_id, o.id`,
    [of.menuId, of.itemId, of.days.map((day) => day.marketId), of.days.map((day) => day.date)],
  );

export async function findCatalogueItem(
  source: Queryable,
  id: number,
): Promise<CatalogueItem | undefined> {
  const [row] = await findItems(source, [id]);
  return row && compileItem(row);
}
