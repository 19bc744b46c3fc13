import type { Model } from '../model.ts';

export const grade: Model = {
  name: 'Grade',
  list: 'grades',
  need: { any: ['internal_user'] },
  from: 'grades g',
  key: 'g.id',
  usual: ['id', 'label', 'destination_id'],
  order: 'g.destination_id, g.position, g.id',
  lookup: true,
  columns: {
    id: { type: 'integer', sql: 'g.id', sort: 'g.id' },
    label: { type: 'text', sql: 'g.label', sort: 'lower(g.label)', search: 'lower(g.label)' },
    group_name: { type: 'text', sql: 'g.group_name' },
    position: { type: 'integer', sql: 'g.position', sort: 'g.position' },
    destination_id: { type: 'integer', sql: 'g.destination_id', sort: 'g.destination_id' },
    state: {
      type: 'text',
      sql: `case when g.archived_at is null then 'active' else 'archived' end`,
      values: ['active', 'archived'],
      cases: { active: 'g.archived_at is null', archived: 'g.archived_at is not null' },
    },
  },
  hidden: { column: 'state', value: 'archived', unless: 'g.archived_at is null' },
  finding: {
    search: 'lower(g.label)',
    name: 'g.label',
    label: '(select d.name from destinations d where d.id = g.destination_id)',
    order: ['g.position', 'lower(g.label)', 'g.id'],
  },
};
