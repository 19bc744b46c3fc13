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

/** Returns the placed orders of an item on these days of a menu, family by family. */
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
    `select l.id, l.date, l.user_id, u.first || ' ' || u.last as family, l.luncher_id,
       l.luncher_first || ' ' || l.luncher_last as luncher, l.tolerances, l.item_id,
       l.entree_cents, l.late_fee_cents, l.total_cents,
       coalesce((select json_agg(json_build_object('id', o.option_id, 'cents', o.price_cents))
         from lunch_options o where o.order_id = l.id), '[]') as options,
       coalesce((select json_agg(json_build_object('id', x.item_id, 'cents', x.price_cents))
         from lunch_extras x where x.order_id = l.id), '[]') as extras,
       coalesce((select json_agg(json_build_object('id', x.item_id, 'name', x.name,
           'properties', x.properties))
         from lunch_extras x where x.order_id = l.id), '[]') as extra_parts
     from lunches l
     join plain_scheduled_menus m on m.destination_id = l.destination_id and m.date = l.date
       and m.group_name = l.group_name and m.menu_id = $1
     join users u on u.id = l.user_id
     where l.item_id = $2 and l.kind = 'calendar' and l.status = 'placed'
       and l.date = any($4::date[])
       and (l.market_id, l.date) in (select * from unnest($3::int[], $4::date[]))
     order by l.user_id, l.date, l.luncher_id, l.id`,
    [of.menuId, of.itemId, of.days.map((day) => day.marketId), of.days.map((day) => day.date)],
  );

export async function findCatalogueItem(
  source: Queryable,
  id: number,
): Promise<CatalogueItem | undefined> {
  const [row] = await findItems(source, [id]);
  return row && compileItem(row);
}
