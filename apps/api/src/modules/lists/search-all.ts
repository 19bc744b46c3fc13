import type { searchAll as contract } from '@yay/contract/lists/calls';
import type { Permission } from '@yay/domain/access';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { type Condition, searched } from './conditions.ts';
import type { Model } from './model.ts';
import { destination } from './models/destination.ts';
import { luncher } from './models/luncher.ts';
import { user } from './models/user.ts';
import { vendor } from './models/vendor.ts';
import { Params } from './params.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

const SHORTEST = 3;
const EACH = 5;
/** Matches are counted up to this number: the exact count of a very common word helps no one. */
const MOST_COUNTED = 1_000;

interface Section {
  readonly section: string;
  readonly need: Permission;
  /** SQL of the columns id, name, search_label and url. */
  readonly columns: string;
  readonly from: string;
  readonly key: string;
  readonly order: readonly string[];
  /** Builds the condition of a match; null when the text can match no record of this kind. */
  readonly where: (text: string) => Condition | null;
}

const byName = (model: Model, section: string, need: Permission, url: string): Section => {
  const { finding, hidden } = model;
  if (finding === undefined) throw new Error(`${model.name} is not found by a name`);
  return {
    section,
    need,
    columns: `${model.key}::bigint as id, ${finding.name} as name,
      ${finding.label} as search_label, ${url} as url`,
    from: model.from,
    key: model.key,
    order: finding.order,
    where: (text) => (params) => {
      const condition = searched(text, [finding.search])(params);
      return hidden ? `${condition} and ${hidden.unless}` : condition;
    },
  };
};

const orders: Section = {
  section: 'orders',
  need: 'internal_dashboard:users',
  columns: `o.id, '#' || o.id || ' · ' || o.luncher_first || ' ' || o.luncher_last as name,
    to_char(o.date, 'YYYY-MM-DD') as search_label,
    '/admin/users/' || o.user_id || '/selections' as url`,
  from: 'lunches o',
  key: 'o.id',
  order: ['o.id'],
  where: (text) => {
    const number = /^#?(\d{1,15})$/.exec(text)?.[1];
    return number === undefined ? null : (params) => `o.id = ${params.add(number, 'integer')}`;
  },
};

/** The sections in the order of the menu, each with the page that its results lead to. */
const SECTIONS: readonly Section[] = [
  byName(user, 'users', 'internal_dashboard:users', `'/admin/users/' || u.id || '/settings'`),
  byName(
    luncher,
    'lunchers',
    'internal_dashboard:users',
    `'/admin/users/' || l.user_id || '/lunchers'`,
  ),
  byName(destination, 'schools', 'internal_dashboard:schools', `'/admin/schools/' || d.id`),
  byName(vendor, 'vendors', 'internal_dashboard:vendors', `'/admin/vendors/' || v.id`),
  orders,
];

interface HitRow {
  section: string;
  total: number;
  id: number;
  name: string;
  search_label: string | null;
  url: string;
}

/** Searches every section that the actor may read, in one statement. */
export async function searchAll(source: Queryable, actor: Actor, query: string): Promise<Answer> {
  const text = query.trim();
  if (text.length < SHORTEST) return { data: [] };
  const params = new Params();
  const parts = SECTIONS.flatMap((one) => {
    const where = actor.permissions.has(one.need) ? one.where(text) : null;
    if (where === null) return [];
    // Matches are found first and sorted afterwards: reading in the order of an index, PostgreSQL
    // would find a rare name last. The search ends at MOST_COUNTED matches, which are then sorted
    // by name.
    return [
      `(with hits as materialized (select ${one.key} as id from ${one.from} where ${where(params)}
          limit ${MOST_COUNTED + 1})
        select '${one.section}' as section, (select count(*) from hits) as total, ${one.columns}
        from ${one.from} where ${one.key} in (select id from hits)
        order by ${one.order.join(', ')} limit ${EACH})`,
    ];
  });
  if (parts.length === 0) return { data: [] };
  const { rows } = await source.run<HitRow>(parts.join(' union all '), params.values);
  return {
    data: SECTIONS.flatMap(({ section }) => {
      const results = rows.filter((row) => row.section === section);
      const [first] = results;
      if (first === undefined) return [];
      return [
        {
          section,
          total: Math.min(first.total, MOST_COUNTED),
          ...(first.total > MOST_COUNTED && { more: true }),
          results: results.map(({ id, name, url, search_label }) => ({
            id,
            name,
            url,
            search_label,
          })),
        },
      ];
    }),
  };
}
