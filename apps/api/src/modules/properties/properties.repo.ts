import type { ModelProperties } from '@yay/contract/properties/calls';
import type { Properties } from '@yay/domain/allergy';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export type PropertyModel = ModelProperties['model'];

export interface KnownProperties {
  id: number;
  name: string;
  properties: Properties;
  archived: boolean;
  /** The item itself, or the one whose option it is. */
  item_id: number;
}

/** Held until the commit where it is read to be changed. */
export function findProperties(
  source: Queryable,
  model: PropertyModel,
  ids: readonly number[],
): Promise<KnownProperties[]> {
  if (model === 'option') {
    return source.query<KnownProperties>(
      'properties.options',
      `select o.id, o.name, o.properties, g.item_id,
         (o.archived_at is not null or i.archived_at is not null) as archived
       from options o join option_groups g on g.id = o.option_group_id
       join items i on i.id = g.item_id where o.id = any ($1) order by o.id`,
      [ids],
    );
  }
  return source.query<KnownProperties>(
    'properties.items',
    `select id, name, properties, id as item_id, archived_at is not null as archived
     from items where id = any ($1) and is_extra = $2 order by id`,
    [ids, model === 'extra'],
  );
}

/** Locks the item of a property, so that an editor open elsewhere meets a new version. */
export async function lockItemOf(tx: Tx, itemId: number): Promise<void> {
  await tx.query(
    'properties.lock',
    `select 1 from items where id = $1 ${LOCKS.items.forUpdate(['$1'])}`,
    [itemId],
  );
}

export async function writeProperties(
  tx: Tx,
  model: PropertyModel,
  known: KnownProperties,
  properties: Properties,
): Promise<void> {
  if (model === 'option') {
    await tx.query('properties.write_option', 'update options set properties = $2 where id = $1', [
      known.id,
      JSON.stringify(properties),
    ]);
  }
  await tx.query(
    'properties.write_item',
    `update items set version = version + 1, updated_at = app_now(),
       properties = case when $2::jsonb is null then properties else $2 end where id = $1`,
    [known.item_id, model === 'option' ? null : JSON.stringify(properties)],
  );
}
