import type { Model } from '../model.ts';

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
    timezone: { type: 'text', sql: 'm.timezone' },
  },
  finding: {
    search: 'lower(m.name)',
    name: 'm.name',
    label: 'm.abbreviation',
    order: ['lower(m.name)', 'm.id'],
  },
};
