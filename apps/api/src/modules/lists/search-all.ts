import type { searchAll as contract } from '@yay/contract/lists/calls';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Condition } from './conditions.ts';
import { nameRank, startsWith } from './name-rank.ts';
import { Params } from './params.ts';
import { SEARCH_SECTIONS, type SearchSection } from './search-sections.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

const SHORTEST = 3;
const EACH = 5;
/** Matches are counted up to this number: the exact count of a very common word helps no one. */
const MOST_COUNTED = 1_000;

interface HitRow {
  section: string;
  total: number;
  rank: number;
  id: number;
  name: string;
  search_label: string | null;
  url: string;
}

/**
 * Searches every section that the actor may read, in one statement. Sections stand in the order of
 * their best match, so that a name that starts with the text is never below another one.
 */
export async function searchAll(
  source: Queryable,
  actor: Pick<Actor, 'permissions'>,
  query: string,
): Promise<Answer> {
  const text = query.trim();
  if (text.length < SHORTEST) return { data: [] };
  const params = new Params();
  const parts = SEARCH_SECTIONS.flatMap((section) => {
    const where = actor.permissions.has(section.need) ? section.where(text) : null;
    return where === null ? [] : [selectHits(section, where, text, params)];
  });
  if (parts.length === 0) return { data: [] };
  const { rows } = await source.run<HitRow>(parts.join(' union all '), params.values);
  return { data: sectionsOf(rows) };
}

/**
 * Returns SQL for the best matches of one section. Matches are found first and sorted afterwards:
 * reading in the order of an index, PostgreSQL would find a rare name last. Names that start with
 * the text are found by themselves, since the search for the others ends at MOST_COUNTED.
 */
function selectHits(
  { section, from, key, search, name, label, url, order }: SearchSection,
  where: Condition,
  text: string,
  params: Params,
): string {
  const found = (condition: string) =>
    `select ${key} as id from ${from} where ${condition} limit ${MOST_COUNTED + 1}`;
  const condition = where(params);
  const lower = `lower(${name})`;
  const starts = search && startsWith(text, { name: lower, place: search }, params);
  const starting = starts && found(`${starts} and ${condition}`);
  const rank = search === undefined ? '0' : nameRank(text, lower, params);
  return `(with hits as materialized (${found(condition)})
      ${starting ? `, starting as materialized (${starting})` : ''}
    select '${section}' as section, (select count(*) from hits) as total, ${rank} as rank,
      ${key}::bigint as id, ${name} as name, ${label(text, params)} as search_label, ${url} as url
    from ${from} where ${key} in (select id from hits
      ${starting ? 'union select id from starting' : ''})
    order by rank, ${order.join(', ')} limit ${EACH})`;
}

function sectionsOf(rows: readonly HitRow[]): Answer['data'] {
  const sections = SEARCH_SECTIONS.flatMap(({ section }) => {
    const [first, ...others] = rows.filter((row) => row.section === section);
    return first === undefined ? [] : [{ section, first, hits: [first, ...others] }];
  });
  return sections
    .toSorted((one, other) => one.first.rank - other.first.rank)
    .map(({ section, first, hits }) => ({
      section,
      total: Math.min(first.total, MOST_COUNTED),
      ...(first.total > MOST_COUNTED && { more: true }),
      results: hits.map(({ id, name, url, search_label }) => ({ id, name, url, search_label })),
    }));
}
