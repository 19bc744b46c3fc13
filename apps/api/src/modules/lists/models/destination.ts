import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const STATES = ['active', 'suspended', 'archived'];
const SCHOOLS = { any: ['internal_dashboard:schools'] } as const;

const loadEating = loader(
  'destination_eating',
  `select asked.id, count(distinct l.user_id)::int as families, count(l.id)::int as lunchers
   from unnest($1::int[]) as asked (id)
   left join lunchers l on l.destination_id = asked.id and l.deleted_at is null
   group by asked.id`,
);

export const destination: Model = {
  name: 'Destination',
  list: 'schools',
  need: { any: ['internal_user'] },
  from: 'destinations d',
  key: 'd.id',
  usual: ['id', 'name', 'abbreviation', 'market_id'],
  order: 'lower(d.name), d.id',
  lookup: true,
  columns: {
    id: { type: 'integer', sql: 'd.id', sort: 'd.id' },
    name: { type: 'text', sql: 'd.name', sort: 'lower(d.name)', search: 'lower(d.name)' },
    abbreviation: { type: 'text', sql: 'd.abbreviation', search: 'lower(d.abbreviation)' },
    city: { type: 'text', sql: 'd.city', sort: 'lower(d.city)', search: 'lower(d.city)' },
    market_id: { type: 'integer', sql: 'd.market_id', sort: 'd.market_id' },
    status: { type: 'text', sql: 'd.status', values: STATES, operators: ['=', '!='] },
    market_name: {
      type: 'text',
      sql: '(select m.name from markets m where m.id = d.market_id)',
      operators: [],
    },
    contact_email: { type: 'text', sql: 'd.contact_email', need: SCHOOLS },
    lunchers: { type: 'integer', load: loadEating, operators: [], need: SCHOOLS },
    families: { type: 'integer', load: loadEating, operators: [], need: SCHOOLS },
  },
  relations: {
    grades: {
      has: (conditions) =>
        `exists (select from grades g where g.destination_id = d.id and g.archived_at is null${conditions})`,
      columns: {
        id: { type: 'integer', sql: 'g.id' },
        label: { type: 'text', sql: 'g.label' },
      },
      load: loader(
        'destination_with_grades',
        `select g.destination_id as id,
           json_agg(json_build_object('id', g.id, 'label', g.label) order by g.position, g.id) as grades
         from grades g where g.destination_id = any ($1::int[]) and g.archived_at is null group by g.destination_id`,
      ),
    },
    market: {
      has: (conditions) => `exists (select from markets m where m.id = d.market_id${conditions})`,
      columns: {
        id: { type: 'integer', sql: 'm.id' },
        name: { type: 'text', sql: 'm.name' },
      },
      load: loader(
        'destination_with_market',
        `select d.id, json_build_array(json_build_object('id', m.id, 'name', m.name,
           'abbreviation', m.abbreviation)) as market
         from destinations d join markets m on m.id = d.market_id where d.id = any ($1::int[])`,
      ),
    },
  },
  finding: {
    search: 'lower(d.name)',
    name: 'd.name',
    label: `nullif(d.city, '')`,
    order: ['lower(d.name)', 'd.id'],
  },
};
