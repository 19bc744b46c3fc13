import { MENU_KINDS, MENU_STATES, type MenuState, THEMES } from '@yay/domain/menus';
import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const NAMED = 20;

/**
 * SQL for a past menu: one whose last day is over in the office's zone. Grab-and-go menus have
 * none.
 */
const PAST = `m.kind = 'calendar' and m.last_day < (select office_today())`;
const STATE_CASES: Readonly<Record<MenuState, string>> = {
  archived: 'm.archived_at is not null',
  ended: `m.archived_at is null and ${PAST}`,
  active: `m.archived_at is null and not (${PAST})`,
};

/** Loads the number of days ahead of schools and groups, each in its own zone. */
const loadAhead = loader(
  'menu_ahead',
  `select m.id, count(d.id)::int as days_ahead,
     count(distinct d.destination_id)::int as schools_count,
     coalesce((array_agg(distinct d.destination_name order by d.destination_name)
       filter (where d.id is not null))[1:${NAMED}], '{}') as schools,
     coalesce(array_agg(distinct d.group_name order by d.group_name)
       filter (where d.id is not null), '{}') as groups
   from menus m
   left join scheduled_menus d on d.menu_id = m.id and d.is_ahead
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
        `exists (select from scheduled_menus d where d.menu_id = m.id${conditions})`,
      columns: {
        id: { type: 'integer', sql: 'd.destination_id' },
        market_id: { type: 'integer', sql: 'd.market_id' },
      },
      load: loader(
        'menu_with_destinations',
        `select menu_id as id, json_agg(distinct jsonb_build_object(
           'id', destination_id, 'name', destination_name)) as destinations
         from scheduled_menus where menu_id = any ($1::int[]) group by menu_id`,
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
