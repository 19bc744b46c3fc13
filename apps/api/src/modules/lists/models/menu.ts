import { MENU_KINDS, MENU_STATES, type MenuState, THEMES } from '@yay/domain/menus';
import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const NAMED = 20;

/** Families eat by a menu until its last day, by the office's clock; what is kept ready has none. */
const PAST = `m.kind = 'calendar' and m.last_day < ((select app_now()) at time zone 'America/New_York')::date`;
const STATE_CASES: Readonly<Record<MenuState, string>> = {
  archived: 'm.archived_at is not null',
  ended: `m.archived_at is null and ${PAST}`,
  active: `m.archived_at is null and not (${PAST})`,
};

/** Days of a school and a group that are still to come, each in its own zone. */
const loadAhead = loader(
  'menu_ahead',
  `select m.id, count(dg.id)::int as days_ahead,
     count(distinct dd.destination_id)::int as schools_count,
     coalesce((array_agg(distinct d.name order by d.name) filter (where dg.id is not null))[1:${NAMED}], '{}') as schools,
     coalesce(array_agg(distinct dg.group_name order by dg.group_name)
       filter (where dg.id is not null), '{}') as groups
   from menus m
   left join (destination_day_grades dg
     join destination_days dd on dd.id = dg.destination_day_id
     join destinations d on d.id = dd.destination_id
     join markets k on k.id = d.market_id
       and dd.date >= ((select app_now()) at time zone k.timezone)::date) on dg.menu_id = m.id
   where m.id = any ($1::int[]) group by m.id`,
);

export const menu: Model = {
  name: 'Menu',
  list: 'menus',
  need: { any: ['internal_dashboard:menus'] },
  from: 'menus m',
  key: 'm.id',
  usual: ['id', 'name', 'kind', 'theme', 'last_day'],
  order: 'm.last_day desc, m.id desc',
  columns: {
    id: { type: 'integer', sql: 'm.id', sort: 'm.id' },
    name: { type: 'text', sql: 'm.name', sort: 'lower(m.name)', search: 'lower(m.name)' },
    kind: { type: 'text', sql: 'm.kind', values: MENU_KINDS, operators: ['=', '!='] },
    theme: { type: 'text', sql: 'm.theme', sort: 'm.theme', values: THEMES },
    last_day: { type: 'date', sql: 'm.last_day', sort: 'm.last_day' },
    items: {
      type: 'integer',
      load: loader(
        'menu_items',
        `select m.id, count(mi.item_id)::int as items from menus m
         left join menu_items mi on mi.menu_id = m.id where m.id = any ($1::int[]) group by m.id`,
      ),
      operators: [],
    },
    days_ahead: { type: 'integer', load: loadAhead, operators: [] },
    schools_count: { type: 'integer', load: loadAhead, operators: [] },
    schools: { type: 'text', load: loadAhead, operators: [] },
    groups: { type: 'text', load: loadAhead, operators: [] },
    state: {
      type: 'text',
      sql: `case when m.archived_at is not null then 'archived' when ${PAST} then 'ended'
        else 'active' end`,
      values: MENU_STATES,
      cases: STATE_CASES,
    },
    created_at: { type: 'instant', sql: 'm.created_at', sort: 'm.created_at' },
    archived_at: { type: 'instant', sql: 'm.archived_at', sort: 'm.archived_at' },
  },
  relations: {
    destinations: {
      has: (conditions) =>
        `exists (select from destination_day_grades x
           join destination_days dd on dd.id = x.destination_day_id
           join destinations d on d.id = dd.destination_id
           where x.menu_id = m.id${conditions})`,
      columns: {
        id: { type: 'integer', sql: 'd.id' },
        market_id: { type: 'integer', sql: 'd.market_id' },
      },
      load: loader(
        'menu_with_destinations',
        `select x.menu_id as id, json_agg(distinct jsonb_build_object('id', d.id, 'name', d.name))
           as destinations
         from destination_day_grades x
         join destination_days dd on dd.id = x.destination_day_id
         join destinations d on d.id = dd.destination_id
         where x.menu_id = any ($1::int[]) group by x.menu_id`,
      ),
    },
  },
  hidden: { column: 'state', value: 'archived', unless: 'm.archived_at is null' },
  finding: {
    search: 'lower(m.name)',
    name: 'm.name',
    label: `to_char(m.last_day, 'YYYY-MM-DD')`,
    order: ['lower(m.name)', 'm.id'],
  },
};
