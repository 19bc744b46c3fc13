import type { Model } from '../model.ts';

/** A rule that leads from an address to another. */
export const redirect: Model = {
  name: 'Redirect',
  list: 'redirects',
  need: { any: ['internal_dashboard:redirects'] },
  from: 'redirects o',
  key: 'o.id',
  usual: ['id', 'from_path', 'to_url', 'status'],
  order: 'o.from_path, o.id',
  columns: {
    id: { type: 'integer', sql: 'o.id', sort: 'o.id' },
    from_path: {
      type: 'text',
      sql: 'o.from_path',
      sort: 'o.from_path',
      search: 'lower(o.from_path)',
    },
    to_url: { type: 'text', sql: 'o.to_url', sort: 'o.to_url', search: 'lower(o.to_url)' },
    status: { type: 'integer', sql: 'o.status', sort: 'o.status' },
    hits: { type: 'integer', sql: 'o.hits', sort: 'o.hits' },
    last_hit_at: { type: 'instant', sql: 'o.last_hit_at', sort: 'o.last_hit_at' },
    created_at: { type: 'instant', sql: 'o.created_at', sort: 'o.created_at' },
  },
  finding: {
    search: 'lower(o.from_path)',
    name: 'o.from_path',
    label: 'o.to_url',
    order: ['o.from_path', 'o.id'],
  },
};
