import type { MediaName } from '@yay/domain/media';
import type { Queryable } from '../../platform/db/index.ts';

/** What there is of everything that an item names. */
export interface References {
  vendor: { is_suspended: boolean } | null;
  extra_type: { is_archived: boolean } | null;
  asset: MediaName | null;
  term_ids: number[];
}

/** One statement for all; what is archived or deleted says so. */
export async function findReferences(
  source: Queryable,
  named: {
    readonly vendor_id: number;
    readonly extra_type_id: number | null;
    readonly asset_id: number | null;
    readonly term_ids: readonly number[];
  },
): Promise<References> {
  const [row] = await source.query<References>(
    'items.references',
    `select
       (select json_build_object('is_suspended', suspended_on is not null)
        from vendors where id = $1) as vendor,
       (select json_build_object('is_archived', archived_at is not null)
        from extra_types where id = $2) as extra_type,
       (select json_build_object('public_id', public_id, 'version', version, 'format', format)
        from assets where id = $3 and deleted_at is null) as asset,
       array(select id from terms where id = any ($4::int[])) as term_ids`,
    [named.vendor_id, named.extra_type_id, named.asset_id, named.term_ids],
  );
  return row ?? { vendor: null, extra_type: null, asset: null, term_ids: [] };
}
