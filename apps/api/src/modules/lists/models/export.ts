import type { Model } from '../model.ts';

const STATES = ['waiting', 'running', 'ready', 'failed'];

export const exported: Model = {
  name: 'Export',
  list: 'exports',
  need: { any: ['internal_user'] },
  from: 'exports e',
  key: 'e.id',
  usual: ['id', 'name', 'status', 'created_at'],
  order: 'e.id desc',
  scope: (actor, params) =>
    `e.user_id = ${params.add(actor.userId, 'integer')}
     and (e.expires_at is null or e.expires_at > clock_timestamp()) and e.list <> 'personal_data'`,
  columns: {
    id: { type: 'integer', sql: 'e.id', sort: 'e.id' },
    list: { type: 'text', sql: 'e.list' },
    name: { type: 'text', sql: 'e.name', sort: 'lower(e.name)' },
    status: { type: 'text', sql: 'e.status', values: STATES, operators: ['=', '!='] },
    rows_done: { type: 'integer', sql: 'e.rows_done' },
    bytes: { type: 'integer', sql: 'e.bytes' },
    created_at: { type: 'instant', sql: 'e.created_at', sort: 'e.created_at' },
    ready_at: { type: 'instant', sql: 'e.ready_at', sort: 'e.ready_at' },
    expires_at: { type: 'instant', sql: 'e.expires_at' },
  },
};
