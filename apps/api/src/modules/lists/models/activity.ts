import type { Model } from '../model.ts';

export const activity: Model = {
  name: 'Activity',
  list: 'logs',
  need: { any: ['internal_dashboard:logs'] },
  from: 'activity_log a',
  key: 'a.id',
  usual: ['id', 'at', 'action', 'subject_type', 'subject_id', 'subject_label', 'actor_id'],
  order: 'a.at desc, a.id desc',
  columns: {
    id: { type: 'integer', sql: 'a.id', sort: 'a.id' },
    at: { type: 'instant', sql: 'a.at', sort: 'a.at' },
    action: { type: 'text', sql: 'a.action', sort: 'a.action' },
    actor_id: { type: 'integer', sql: 'a.actor_id' },
    actor: {
      type: 'text',
      sql: `(select u.first || ' ' || u.last from users u where u.id = a.actor_id)`,
      operators: [],
    },
    impersonator_id: { type: 'integer', sql: 'a.impersonator_id' },
    impersonator: {
      type: 'text',
      sql: `(select u.first || ' ' || u.last from users u where u.id = a.impersonator_id)`,
      operators: [],
    },
    about_user_id: { type: 'integer', sql: 'a.about_user_id' },
    subject_type: { type: 'text', sql: 'a.subject_type' },
    subject_id: { type: 'integer', sql: 'a.subject_id' },
    subject_label: {
      type: 'text',
      sql: 'a.subject_label',
      search: 'lower(a.subject_label)',
    },
    before: { type: 'text', sql: 'a.before', operators: [] },
    after: { type: 'text', sql: 'a.after', operators: [] },
    ip: { type: 'text', sql: 'a.ip', operators: ['=', 'null', 'not_null'] },
  },
};
