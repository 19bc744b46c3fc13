import type { Model } from '../model.ts';
import { loader } from './loader.ts';

/** Returns SQL for the address of a picture, whichever store keeps it. */
const addressOf = (size: string) =>
  `'/media/image/upload/c_fill,${size},f_auto/v' || a.version || '/' || a.public_id || '.' || a.format`;

export const asset: Model = {
  name: 'Asset',
  list: 'assets',
  need: { any: ['internal_dashboard:items', 'internal_dashboard:pages'] },
  from: 'assets a',
  key: 'a.id',
  usual: [
    'id',
    'name',
    'alt',
    'alt_es',
    'type',
    'format',
    'service',
    'author_id',
    'details',
    'updated_at',
  ],
  order: 'a.updated_at desc, a.id desc',
  scope: () => 'a.deleted_at is null',
  columns: {
    id: { type: 'integer', sql: 'a.id', sort: 'a.id' },
    name: { type: 'text', sql: 'a.name', sort: 'lower(a.name)', search: 'lower(a.name)' },
    alt: { type: 'text', sql: 'a.alt', search: 'lower(a.alt)' },
    alt_es: { type: 'text', sql: 'a.alt_es', search: 'lower(a.alt_es)' },
    description: { type: 'text', sql: 'a.description', search: 'lower(a.description)' },
    type: { type: 'text', sql: 'a.type', values: ['image'], operators: ['=', '!='] },
    format: { type: 'text', sql: 'a.format', operators: ['=', '!='] },
    service: { type: 'text', sql: 'a.service', operators: ['=', '!='] },
    author_id: { type: 'integer', sql: 'a.author_id' },
    details: {
      type: 'text',
      sql: `json_build_object('width', a.width, 'height', a.height, 'bytes', a.bytes,
        'version', a.version, 'public_id', a.public_id)`,
      operators: [],
    },
    thumbnail: { type: 'text', sql: addressOf('w_250,h_200'), operators: [] },
    picture: { type: 'text', sql: addressOf('w_640,h_512'), operators: [] },
    created_at: { type: 'instant', sql: 'a.created_at', sort: 'a.created_at' },
    updated_at: { type: 'instant', sql: 'a.updated_at', sort: 'a.updated_at' },
  },
  relations: {
    terms: {
      has: (conditions) =>
        `exists (select from asset_terms x join terms t on t.id = x.term_id
         where x.asset_id = a.id${conditions})`,
      columns: {
        id: { type: 'integer', sql: 't.id' },
        name: { type: 'text', sql: 't.name' },
      },
      load: loader(
        'asset_terms',
        `select a.id, coalesce(json_agg(json_build_object('id', t.id, 'name', t.name)
             order by lower(t.name)) filter (where t.id is not null), '[]') as terms
         from unnest($1::int[]) a (id) left join asset_terms x on x.asset_id = a.id
         left join terms t on t.id = x.term_id group by a.id`,
      ),
    },
    author: {
      has: (conditions) => `exists (select from users u where u.id = a.author_id${conditions})`,
      columns: { id: { type: 'integer', sql: 'u.id' } },
      load: loader(
        'asset_author',
        `select a.id, json_build_array(json_build_object('id', u.id,
           'full_name', u.first || ' ' || u.last)) as author
         from assets a join users u on u.id = a.author_id where a.id = any ($1::int[])`,
      ),
    },
  },
  finding: {
    search: `lower(a.name || ' ' || a.alt || ' ' || a.alt_es)`,
    name: 'a.name',
    label: 'a.format',
    order: ['lower(a.name)', 'a.id'],
  },
};
