import type { PlainDate } from '@yay/domain/calendar';
import { gradeIsOffered } from '@yay/domain/lunchers';
import type { Queryable } from '../../platform/db/index.ts';

export interface ScopeSchool {
  id: number;
  name: string;
  market_id: number;
}
export interface Scope {
  today: PlainDate;
  markets: { id: number; name: string }[];
  /** The schools of the market. */
  schools: ScopeSchool[];
  groups: { name: string; first: string; last: string }[];
}

interface ScopeRow extends Omit<Scope, 'groups'> {
  market_id: number | null;
  groups: { name: string; labels: string[] }[];
}

/**
 * Names a group from its first grade to its last; children who don't know theirs are in one of
 * them.
 */
function groupOf({ name, labels }: ScopeRow['groups'][number]): Scope['groups'][number] {
  const offered = labels.filter(gradeIsOffered);
  const [first = labels[0] ?? '', last = first] = [offered[0], offered.at(-1)];
  return { name, first, last };
}

/** Markets, the schools of one of them, and the grade groups of the schools that were asked for. */
export async function findScope(
  source: Queryable,
  asked: { readonly marketId: number | null; readonly destinationIds: readonly number[] | null },
): Promise<Scope & { market_id: number | null }> {
  const [row] = await source.query<ScopeRow>(
    'menu_schedules.scope',
    `with market as (
       select coalesce(
         $1::int,
         (select d.market_id from destinations d where d.id = any ($2::int[]) order by d.name limit 1),
         (select m.id from markets m where exists (
           select from destinations d where d.market_id = m.id and d.status <> 'archived')
          order by m.name limit 1)) as id
     ), schools as (
       select d.id, d.name, d.market_id from destinations d, market
       where d.market_id = market.id and d.status <> 'archived'
     )
     select market.id as market_id,
       coalesce(market_today(market.id), office_today()) as today,
       coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name)
         from markets m), '[]'::json) as markets,
       coalesce((select json_agg(s order by lower(s.name), s.id) from schools s), '[]'::json) as schools,
       coalesce((
         select json_agg(json_build_object('name', g.group_name, 'labels', g.labels)
           order by g.position, g.group_name)
         from (
           select g.group_name, min(g.position) as position,
             array_agg(g.label order by g.position, g.id) as labels
           from grades g join schools s on s.id = g.destination_id
           where g.archived_at is null and ($2::int[] is null or s.id = any ($2))
           group by g.group_name) g), '[]'::json) as groups
     from market`,
    [asked.marketId, asked.destinationIds],
  );
  if (row === undefined) throw new Error('the scope did not answer');
  return { ...row, groups: row.groups.map(groupOf) };
}
