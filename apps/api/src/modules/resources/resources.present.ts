import type { Resource, SchoolForFamily } from '@yay/contract/resources/calls';
import { schoolScopeOf } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { toIso } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import {
  type FamilyResourceRow,
  type OwnSchoolRow,
  type ResourceRow,
  resourcesOf,
} from './resources.repo.ts';

const presentResource = (row: ResourceRow, today: PlainDate, locale: Locale): Resource => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  note: row.note,
  title_es: row.title_es,
  note_es: row.note_es,
  said: saidIn(locale, row),
  audience: row.audience,
  url: row.url,
  file: fileOf(row),
  shown_from: row.shown_from,
  shown_until: row.shown_until,
  state: stateOf(row, today),
  created_at: toIso(row.created_at),
  version: row.version,
});

const saidIn = (locale: Locale, row: ResourceRow): Resource['said'] => ({
  title: (locale === 'es' && row.title_es) || row.title,
  note: (locale === 'es' && row.note_es) || row.note,
});

export const fileOf = (row: ResourceRow): Resource['file'] =>
  row.file_name === null || row.file_type === null
    ? null
    : { name: row.file_name, type: row.file_type, bytes: row.bytes ?? 0 };

/** Presents to a family the documents that its schools keep for it. */
export const presentForFamily = (
  rows: readonly FamilyResourceRow[],
  locale: Locale,
): SchoolForFamily[] =>
  [...Map.groupBy(rows, (row) => row.destination_id)].map(([id, own]) => ({
    id,
    name: own[0]?.school ?? '',
    resources: own.map((row) => ({
      id: row.id,
      ...saidIn(locale, row),
      url: row.url,
      file: fileOf(row),
    })),
  }));

function stateOf(row: ResourceRow, today: PlainDate): Resource['state'] {
  if (row.shown_from !== null && today < row.shown_from) return 'later';
  return row.shown_until !== null && row.shown_until < today ? 'over' : 'shown';
}

/** Answers what every call about them does: all that the school has, in their order. */
export async function presentList(
  source: Queryable,
  actor: Actor,
  school: OwnSchoolRow,
): Promise<{ data: Resource[] }> {
  // The team's pages stay in English; a school's people read their own language.
  const locale = schoolScopeOf(actor) === 'every' ? 'en' : actor.locale;
  const rows = await resourcesOf(source, school.id);
  return { data: rows.map((row) => presentResource(row, school.today, locale)) };
}
