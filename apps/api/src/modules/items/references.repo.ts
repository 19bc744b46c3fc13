import type { Queryable } from '../../platform/db/index.ts';

/**
 * The records that an item refers to, as far as they exist; its picture is looked up in the
 * library.
 */
export interface References {
  vendor: { is_suspended: boolean } | null;
  extra_type: { is_archived: boolean } | null;
  term_ids: number[];
}

/** Finds all references in one statement; an archived or deleted one says so. */
export async function findReferences(
  source: Queryable,
  named: {
    readonly vendor_id: number;
    readonly extra_type_id: number | null;
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
       array(select id from terms where id = any ($3::int[])) as term_ids`,
    [named.vendor_id, named.extra_type_id, named.term_ids],
  );
  return row ?? { vendor: null, extra_type: null, term_ids: [] };
}
