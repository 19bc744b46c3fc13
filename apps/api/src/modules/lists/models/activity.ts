import { ACTIVITY_ACTIONS, type ActivityEntry } from '@yay/contract/activity/calls';
import { loadEntries } from '../../activity/index.ts';
import type { Loader, Model } from '../model.ts';

/** Loads the sentence of an entry and its changes as plain text, for the list and its export. */
const loadWords: Loader = async (source, ids) => {
  const entries = await loadEntries(source, ids);
  return new Map(
    entries.map((entry) => [
      entry.id,
      {
        ...entry,
        who: entry.who?.full_name ?? null,
        as_whom: entry.as_whom?.full_name ?? null,
        about: entry.about?.full_name ?? null,
        subject: entry.subject.label || null,
        before: asText(entry, 'before'),
        after: asText(entry, 'after'),
      },
    ]),
  );
};

function asText({ changes }: ActivityEntry, side: 'before' | 'after'): string | null {
  const named = changes.length > 1;
  const parts = changes.flatMap((change) => {
    const value = change[side];
    if (value === null) return [];
    return [named ? `${change.field}: ${value}` : String(value)];
  });
  return parts.join('; ') || null;
}

const words = { type: 'text', load: loadWords } as const;
const nameOf = (id: string) =>
  `coalesce((select u.search_text from users u where u.id = ${id}), '')`;
/** SQL for the names of the actor and of the impersonator. */
const HANDS = `(${nameOf('a.actor_id')} || ' ' || ${nameOf('a.impersonator_id')})`;
// Matching users are found once, and not looked up for every entry of the record.
const isOne =
  (...ids: readonly string[]) =>
  (sought: string) => {
    const matchingUsers = `(select u.id from users u where u.search_text like ${sought})`;
    return `(${ids.map((id) => `${id} in ${matchingUsers}`).join(' or ')})`;
  };
const byHand = isOne('a.actor_id', 'a.impersonator_id');
const aboutOne = isOne('a.about_user_id');

/** Every entry of the record, those of orders included. */
export const activity: Model = {
  name: 'Activity',
  list: 'logs',
  need: { any: ['internal_dashboard:logs'] },
  from: 'activity_entries a',
  key: 'a.id',
  usual: ['id', 'at', 'who', 'as_whom', 'action', 'subject', 'date', 'about', 'changes'],
  order: 'a.at desc, a.id desc',
  search: (sought) =>
    `(${byHand(sought)} or ${aboutOne(sought)} or lower(a.subject_label) like ${sought})`,
  columns: {
    id: { type: 'integer', sql: 'a.id', sort: 'a.id' },
    at: { type: 'instant', sql: 'a.at', sort: 'a.at', indexed: true },
    action: { type: 'text', sql: 'a.action', values: ACTIVITY_ACTIONS, operators: ['=', '!='] },
    /** Entries of a user: their own, as an impersonator, or while impersonated. */
    actor_id: {
      type: 'integer',
      among: (values) => `(a.actor_id = any (${values}) or a.impersonator_id = any (${values}))`,
    },
    as_whom_id: {
      type: 'integer',
      among: (values) => `(a.actor_id = any (${values}) and a.impersonator_id is not null)`,
    },
    about_user_id: { type: 'integer', sql: 'a.about_user_id' },
    by: {
      type: 'text',
      cases: { people: 'a.actor_id is not null', product: 'a.actor_id is null' },
    },
    impersonated: {
      type: 'boolean',
      cases: { true: 'a.impersonator_id is not null', false: 'a.impersonator_id is null' },
    },
    who_name: { type: 'text', sql: HANDS, search: byHand, operators: ['like'] },
    about_name: {
      type: 'text',
      sql: nameOf('a.about_user_id'),
      search: aboutOne,
      operators: ['like'],
    },
    subject_type: { type: 'text', sql: 'a.subject_type', operators: ['=', '!='] },
    subject_id: { type: 'integer', sql: 'a.subject_id' },
    request_id: { type: 'text', sql: 'a.request_id', operators: ['='] },
    ip: { type: 'text', sql: 'a.ip', operators: ['=', 'null', 'not_null'] },
    who: { ...words, search: byHand },
    as_whom: words,
    about: { ...words, search: aboutOne },
    subject: { ...words, search: 'lower(a.subject_label)' },
    date: { type: 'date', load: loadWords },
    before: words,
    after: words,
    changes: words,
    device: words,
  },
};
