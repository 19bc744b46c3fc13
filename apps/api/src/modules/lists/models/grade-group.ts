import { THEMES } from '@yay/domain/menus';
import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const DAYS_SOON = 28;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** SQL for the school days of the next weeks that a group has no menu for and is not closed on. */
const GAPS = `from generate_series(market_today(d.market_id) + 1,
    market_today(d.market_id) + ${DAYS_SOON}, interval '1 day') as soon (day)
  where extract(isodow from soon.day) < 6 and not exists (
    select from scheduled_menus s where s.destination_id = d.id and s.date = soon.day::date
      and s.group_name = p.group_name and s.menu_id is not null)
  and not exists (select from closed_cells c where c.destination_id = d.id
    and c.group_name = p.group_name and soon.day::date between c.starts_on and c.ends_on)`;

/** Loads the menus ahead by weekday, each with its first and last such day. */
const loadWeekdays = loader(
  'grade_group_weekdays',
  `select g.id, ${WEEKDAYS.map(
    (name, index) => `coalesce(json_agg(json_build_object('id', x.menu_id, 'name', m.name,
       'theme', m.theme, 'items', (select count(*) from menu_items mi where mi.menu_id = m.id),
       'first', x.first, 'last', x.last) order by x.first, x.menu_id)
       filter (where x.weekday = ${index + 1}), '[]'::json) as ${name}`,
  ).join(', ')}, max(x.last) as planned_until
   from grades g
   left join lateral (
     select extract(isodow from s.date)::int as weekday, s.menu_id, min(s.date) as first,
       max(s.date) as last
     from scheduled_menus s
     where s.destination_id = g.destination_id and s.group_name = g.group_name and s.is_ahead
       and s.menu_id is not null
     group by 1, 2) x on true
   left join menus m on m.id = x.menu_id
   where g.id = any ($1::int[]) group by g.id`,
);
const weekdays = Object.fromEntries(
  WEEKDAYS.map((name) => [name, { type: 'text', load: loadWeekdays, operators: [] } as const]),
);

const PLACE_MENUS = `from scheduled_menus s join menus n on n.id = s.menu_id
  where s.destination_id = p.destination_id and s.group_name = p.group_name and s.is_ahead`;

/** A grade group of a school with the menus that it eats by; its key is its first grade. */
export const gradeGroup: Model = {
  name: 'GradeGroup',
  list: 'menu_schedules',
  need: { any: ['internal_dashboard:menus'] },
  from: `(select min(g.id) as id, g.destination_id, g.group_name from grades g
      where g.archived_at is null group by g.destination_id, g.group_name) p
    join destinations d on d.id = p.destination_id and d.status <> 'archived'`,
  key: 'p.id',
  usual: ['id', 'group_name', 'school', ...WEEKDAYS],
  order: 'lower(d.name), p.id',
  columns: {
    id: { type: 'integer', sql: 'p.id', sort: 'p.id' },
    group_name: {
      type: 'text',
      sql: 'p.group_name',
      sort: 'lower(p.group_name)',
      search: 'lower(p.group_name)',
    },
    destination_id: { type: 'integer', sql: 'p.destination_id' },
    market_id: { type: 'integer', sql: 'd.market_id' },
    school: { type: 'text', sql: 'd.name', sort: 'lower(d.name)', search: 'lower(d.name)' },
    market: {
      type: 'text',
      sql: '(select k.name from markets k where k.id = d.market_id)',
      operators: [],
    },
    ...weekdays,
    planned_until: { type: 'date', load: loadWeekdays, operators: [] },
    /** School days of the next four weeks without a menu. */
    gaps: { type: 'integer', sql: `(select count(*)::int ${GAPS})`, operators: [] },
    soon: {
      type: 'text',
      values: ['planned', 'gaps'],
      operators: ['='],
      cases: { planned: `not exists (select ${GAPS})`, gaps: `exists (select ${GAPS})` },
    },
  },
  relations: {
    menus: {
      has: (conditions) => `exists (select ${PLACE_MENUS}${conditions})`,
      columns: {
        id: { type: 'integer', sql: 'n.id' },
        name: { type: 'text', sql: 'n.name' },
        theme: { type: 'text', sql: 'n.theme', values: THEMES },
      },
      load: loader(
        'grade_group_menus',
        `select g.id, coalesce(json_agg(distinct jsonb_build_object('id', n.id, 'name', n.name))
           filter (where n.id is not null), '[]') as menus
         from grades g
         left join scheduled_menus s on s.destination_id = g.destination_id
           and s.group_name = g.group_name and s.is_ahead
         left join menus n on n.id = s.menu_id
         where g.id = any ($1::int[]) group by g.id`,
      ),
    },
  },
  search: (sought) =>
    `(lower(d.name || ' ' || p.group_name) like ${sought}
      or exists (select ${PLACE_MENUS} and lower(n.name) like ${sought}))`,
};
