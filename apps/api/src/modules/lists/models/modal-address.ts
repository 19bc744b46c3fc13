import type { Model } from '../model.ts';

/** An address that somebody left at a message. */
export const modalAddress: Model = {
  name: 'ModalAddress',
  list: 'modal_addresses',
  need: { any: ['internal_dashboard:pages'] },
  from: 'message_modal_addresses ma join message_modals o on o.id = ma.modal_id',
  key: 'ma.id',
  usual: ['id', 'email', 'modal', 'captured_at'],
  order: 'ma.captured_at desc, ma.id desc',
  columns: {
    id: { type: 'integer', sql: 'ma.id', sort: 'ma.id' },
    email: { type: 'text', sql: 'ma.email', sort: 'ma.email', search: 'ma.email' },
    locale: { type: 'text', sql: 'ma.locale', values: ['en', 'es'], operators: ['=', '!='] },
    modal_id: { type: 'integer', sql: 'ma.modal_id', operators: ['=', '!='] },
    modal: { type: 'text', sql: 'o.headline', sort: 'lower(o.headline)' },
    captured_at: { type: 'instant', sql: 'ma.captured_at', sort: 'ma.captured_at' },
  },
  search: 'ma.email',
};
