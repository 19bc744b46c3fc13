import type { Model } from '../model.ts';
import { loader } from './loader.ts';

/** A tag of items and of pictures. */
export const term: Model = {
  name: 'Term',
  list: 'terms',
  need: { any: ['internal_dashboard:items', 'internal_dashboard:terms'] },
  from: 'terms t',
  key: 't.id',
  usual: ['id', 'name'],
  order: 'lower(t.name), t.id',
  lookup: true,
  columns: {
    id: { type: 'integer', sql: 't.id', sort: 't.id' },
    name: { type: 'text', sql: 't.name', sort: 'lower(t.name)', search: 'lower(t.name)' },
    items: {
      type: 'integer',
      load: loader(
        'term_items',
        `select t.id, count(i.id)::int as items from terms t
         left join item_terms it on it.term_id = t.id
         left join items i on i.id = it.item_id and i.archived_at is null
         where t.id = any ($1::int[]) group by t.id`,
      ),
      operators: [],
    },
    created_at: { type: 'instant', sql: 't.created_at', sort: 't.created_at' },
  },
  finding: {
    search: 'lower(t.name)',
    name: 't.name',
    label: 'null::text',
    order: ['lower(t.name)', 't.id'],
  },
};
