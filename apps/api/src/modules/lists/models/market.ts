import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const MARKETS = { any: ['internal_dashboard:markets'] } as const;

const loadSchools = loader(
  'market_schools',
  `select m.id, count(d.id)::int as schools
   from markets m left join destinations d on d.market_id = m.id and d.status = 'active'
   where m.id = any ($1::int[]) group by m.id`,
);
const loadEating = loader(
  'market_eating',
  `select m.id, count(distinct l.user_id)::int as families, count(l.id)::int as lunchers
   from markets m
   left join lunchers_in_place l on l.market_id = m.id and l.deleted_at is null
   where m.id = any ($1::int[]) group by m.id`,
);
const STATE = `case when m.archived_at is null then 'active' else 'archived' end`;

export const market: Model = {
  name: 'Market',
  list: 'markets',
  need: { any: ['internal_user'] },
  from: 'markets m',
  key: 'm.id',
  usual: ['id', 'name', 'abbreviation'],
  order: 'lower(m.name), m.id',
  lookup: true,
  columns: {
    id: { type: 'integer', sql: 'm.id', sort: 'm.id' },
    name: { type: 'text', sql: 'm.name', sort: 'lower(m.name)', search: 'lower(m.name)' },
    abbreviation: {
      type: 'text',
      sql: 'm.abbreviation',
      sort: 'lower(m.abbreviation)',
      search: 'lower(m.abbreviation)',
    },
    timezone: { type: 'text', sql: 'm.timezone', sort: 'm.timezone' },
    macro_market: {
      type: 'text',
      sql: '(select mm.name from macro_markets mm where mm.id = m.macro_market_id)',
      operators: [],
    },
    macro_market_id: { type: 'integer', sql: 'm.macro_market_id' },
    schools: { type: 'integer', load: loadSchools, operators: [], need: MARKETS },
    families: { type: 'integer', load: loadEating, operators: [], need: MARKETS },
    lunchers: { type: 'integer', load: loadEating, operators: [], need: MARKETS },
    state: {
      type: 'text',
      sql: STATE,
      values: ['active', 'archived'],
      cases: { active: 'm.archived_at is null', archived: 'm.archived_at is not null' },
    },
  },
  hidden: { column: 'state', value: 'archived', unless: 'm.archived_at is null' },
  finding: {
    search: 'lower(m.name)',
    name: 'm.name',
    label: 'm.abbreviation',
    order: ['lower(m.name)', 'm.id'],
  },
};
