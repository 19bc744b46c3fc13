import { MODAL_STATES, MODAL_TYPES, type ModalState } from '@yay/contract/message-modals/values';
import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const STATE_CASES: Readonly<Record<ModalState, string>> = {
  archived: 'o.archived_at is not null',
  off: 'o.archived_at is null and not o.active',
  scheduled: 'o.archived_at is null and o.active and o.starts_at > app_now()',
  over: `o.archived_at is null and o.active and o.ends_at <= app_now()
    and (o.starts_at is null or o.starts_at <= app_now())`,
  showing: `o.archived_at is null and o.active and (o.starts_at is null or o.starts_at <= app_now())
    and (o.ends_at is null or o.ends_at > app_now())`,
};
const STATE = `case ${Object.entries(STATE_CASES)
  .map(([state, is]) => `when ${is} then '${state}'`)
  .join(' ')} end`;

/** A message of the team that opens over pages. */
export const modal: Model = {
  name: 'Modal',
  list: 'modals',
  need: { any: ['internal_dashboard:pages'] },
  from: 'message_modals o',
  key: 'o.id',
  usual: ['id', 'headline', 'type', 'state'],
  order: 'o.created_at desc, o.id desc',
  columns: {
    id: { type: 'integer', sql: 'o.id', sort: 'o.id' },
    headline: {
      type: 'text',
      sql: 'o.headline',
      sort: 'lower(o.headline)',
      search: 'lower(o.headline)',
    },
    copy: {
      type: 'text',
      sql: 'document_text(o.copy)',
      search: 'lower(document_text(o.copy))',
      operators: [],
    },
    type: { type: 'text', sql: 'o.type', values: MODAL_TYPES, operators: ['=', '!='] },
    cta_type: {
      type: 'text',
      sql: 'o.cta_type',
      values: ['button', 'email'],
      operators: ['=', '!='],
    },
    audience: {
      type: 'text',
      sql: 'o.audience',
      values: ['all', 'logged_in', 'newcomers'],
      operators: ['=', '!='],
    },
    locale: { type: 'text', sql: 'o.locale', values: ['en', 'es'] },
    paths: { type: 'text', sql: `array_to_string(o.paths, ', ')`, operators: [] },
    starts_at: { type: 'instant', sql: 'o.starts_at', sort: 'o.starts_at' },
    ends_at: { type: 'instant', sql: 'o.ends_at', sort: 'o.ends_at' },
    addresses: {
      type: 'integer',
      load: loader(
        'modal_addresses',
        `select o.id, count(a.id)::int as addresses from message_modals o
         left join message_modal_addresses a on a.modal_id = o.id
         where o.id = any ($1::int[]) group by o.id`,
      ),
      operators: [],
    },
    state: { type: 'text', sql: STATE, values: MODAL_STATES, cases: STATE_CASES },
    created_at: { type: 'instant', sql: 'o.created_at', sort: 'o.created_at' },
  },
  hidden: { column: 'state', value: 'archived', unless: 'o.archived_at is null' },
  finding: {
    search: 'lower(o.headline)',
    name: 'o.headline',
    label: 'null::text',
    order: ['lower(o.headline)', 'o.id'],
  },
};
