import type { Resource } from '@yay/contract/resources/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type OwnSchoolRow, type ResourceRow, resourcesOf } from './resources.repo.ts';

export const presentResource = (row: ResourceRow, today: PlainDate): Resource => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  note: row.note,
  audience: row.audience,
  url: row.url,
  file:
    row.file_name === null || row.file_type === null
      ? null
      : { name: row.file_name, type: row.file_type, bytes: row.bytes ?? 0 },
  shown_from: row.shown_from,
  shown_until: row.shown_until,
  state: stateOf(row, today),
  created_at: toIso(row.created_at),
  version: row.version,
});

function stateOf(row: ResourceRow, today: PlainDate): Resource['state'] {
  if (row.shown_from !== null && today < row.shown_from) return 'later';
  return row.shown_until !== null && row.shown_until < today ? 'over' : 'shown';
}

/** Answers what every call about them does: all that the school has, in their order. */
export const presentList = async (
  source: Queryable,
  school: OwnSchoolRow,
): Promise<{ data: Resource[] }> => ({
  data: (await resourcesOf(source, school.id)).map((row) => presentResource(row, school.today)),
});
