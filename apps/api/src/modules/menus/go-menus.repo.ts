import type { GoMenu } from '@yay/contract/menus/go-menus';
import type { OfferScope } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';

const MOST = 500;

export const findGoMenus = (
  source: Queryable,
  scope: OfferScope,
  by: {
    readonly id?: number;
    readonly destinationId?: number | undefined;
    readonly menuId?: number | undefined;
    readonly on?: PlainDate | undefined;
  },
): Promise<GoMenu[]> =>
  source.query<GoMenu>(
    'menus.go_menus',
    `select gm.id, json_build_object('id', d.id, 'name', d.name) as destination,
       json_build_object('id', m.id, 'name', m.name) as menu, gm.starts_on, gm.ends_on
     from go_menus gm
     join destinations d on d.id = gm.destination_id
     join menus m on m.id = gm.menu_id
     where ($1::int is null or gm.id = $1) and ($2::int is null or gm.destination_id = $2)
       and ($3::int is null or gm.menu_id = $3)
       and ($4::date is null or keeps_ready(gm, $4, $4))
       and ($5::int is null or exists (
         select from destination_users own where own.destination_id = d.id and own.user_id = $5))
     order by gm.starts_on desc, gm.id desc limit ${MOST}`,
    [
      by.id ?? null,
      by.destinationId ?? null,
      by.menuId ?? null,
      by.on ?? null,
      scope === 'every' ? null : scope.userId,
    ],
  );

/** Days of one menu at one school never overlap. */
export async function overlapsGoMenu(
  tx: Tx,
  of: {
    readonly besides: number | null;
    readonly destinationId: number;
    readonly menuId: number;
    readonly startsOn: PlainDate;
    readonly endsOn: PlainDate | null;
  },
): Promise<boolean> {
  const rows = await tx.query(
    'menus.go_overlap',
    `select 1 from go_menus gm where gm.destination_id = $1 and gm.menu_id = $2
       and ($5::int is null or gm.id <> $5)
       and keeps_ready(gm, $3::date, coalesce($4::date, 'infinity'))
     limit 1`,
    [of.destinationId, of.menuId, of.startsOn, of.endsOn, of.besides],
  );
  return rows.length > 0;
}

export async function insertGoMenu(
  tx: Tx,
  values: {
    readonly destination_id: number;
    readonly menu_id: number;
    readonly starts_on: PlainDate;
    readonly ends_on: PlainDate | null;
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'menus.insert_go',
    `insert into go_menus (destination_id, menu_id, starts_on, ends_on)
     values ($1, $2, $3, $4) returning id`,
    [values.destination_id, values.menu_id, values.starts_on, values.ends_on],
  );
  if (row === undefined) throw new Error('the grab-and-go menu was not written');
  return row.id;
}

export async function writeGoMenu(
  tx: Tx,
  id: number,
  values: { readonly starts_on: PlainDate; readonly ends_on: PlainDate | null },
): Promise<void> {
  await tx.query(
    'menus.write_go',
    'update go_menus set starts_on = $2, ends_on = $3 where id = $1',
    [id, values.starts_on, values.ends_on],
  );
}

export async function dropGoMenu(tx: Tx, id: number): Promise<void> {
  await tx.query('menus.drop_go', 'delete from go_menus where id = $1', [id]);
}

export async function findOpenSchool(
  source: Queryable,
  id: number,
): Promise<{ name: string } | undefined> {
  const [row] = await source.query<{ name: string }>(
    'menus.open_school',
    `select name from destinations where id = $1 and status <> 'archived'`,
    [id],
  );
  return row;
}
