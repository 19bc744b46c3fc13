import type { ActivityEntry } from '@yay/contract/activity/calls';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type EntryRow, entriesById, type Names, namesOf } from './activity.repo.ts';
import { describeChanges, numbersIn } from './describe-changes.ts';
import { describeDevice } from './describe-device.ts';

/** Entries in words, the newest first; as many statements for a hundred of them as for one. */
export async function loadEntries(
  source: Queryable,
  ids: readonly number[],
): Promise<ActivityEntry[]> {
  if (ids.length === 0) return [];
  const rows = await entriesById(source, ids);
  const names = await namesOf(source, numbersIn(rows));
  return rows.map((row) => presentEntry(row, names));
}

function presentEntry(row: EntryRow, names: Names): ActivityEntry {
  const actor = personOf(row.actor_id, row.actor);
  const behind = personOf(row.impersonator_id, row.impersonator);
  return {
    id: row.id,
    at: toIso(row.at),
    action: row.action,
    who: behind ?? actor,
    as_whom: behind && actor,
    about: personOf(row.about_user_id, row.about),
    subject: { type: row.subject_type, id: row.subject_id, label: row.subject_label },
    date: row.date,
    changes: describeChanges(row, names),
    ip: row.ip,
    device: describeDevice(row.user_agent),
    request_id: row.request_id,
  };
}

const personOf = (id: number | null, name: string | null) =>
  id === null ? null : { id, full_name: name ?? '' };
