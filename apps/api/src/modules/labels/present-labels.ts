import type { LabelBoard, LabelPrint, LabelSettings } from '@yay/contract/labels/calls';
import {
  type ChangedLabel,
  type LabelContent,
  labelsMailedAt,
  nextPlace,
  SHEETS,
} from '@yay/domain/labels';
import { lockAt, type OrderTimes } from '@yay/domain/ordering';
import { slugify } from '@yay/domain/text';
import { toIso, zone } from '@yay/domain/time';
import type { ContactRow, DayRow, MailingRow, PrintRow, SchoolRow } from './labels.repo.ts';
import type { LabeledLunch } from './read-lunches.ts';

const isoOrNull = (at: Parameters<typeof toIso>[0] | null) => (at === null ? null : toIso(at));

export const presentPrint = (row: PrintRow): LabelPrint => ({
  id: row.id,
  date: row.date,
  kind: row.kind,
  sheet: row.sheet,
  sort: row.sort,
  start_place: row.start_place,
  since:
    row.since_print_id === null
      ? null
      : { id: row.since_print_id, taken_at: isoOrNull(row.since_taken_at) },
  status: row.status,
  taken_at: isoOrNull(row.taken_at),
  labels: row.labels,
  labels_done: row.labels_done,
  canceled: row.canceled,
  pages: row.pages,
  next_place: nextPlace(SHEETS[row.sheet], row.labels, row.start_place),
  created_at: toIso(row.created_at),
  ready_at: isoOrNull(row.ready_at),
  by: row.by,
});

/** Presents a label's content on the wire, which keeps nothing for itself. */
export const presentLabel = (content: LabelContent) => ({
  ...content,
  allergies: [...content.allergies],
  parts: [...content.parts],
});

const presentChange = ({ key, change, lunch, before, fields }: ChangedLabel<LabeledLunch>) => ({
  order_id: key,
  change,
  label: presentLabel(lunch.content),
  before: before && presentLabel(before),
  fields: [...fields],
});

export const settingsOf = (school: SchoolRow): LabelSettings => ({
  sheet: school.sheet,
  sort: school.sort,
  shift: { across: school.shift_across, down: school.shift_down },
});

export function presentBoard(
  school: SchoolRow,
  rows: {
    readonly days: readonly DayRow[];
    readonly prints: readonly PrintRow[];
    readonly since:
      | { readonly print: PrintRow; readonly changes: readonly ChangedLabel<LabeledLunch>[] }
      | undefined;
    readonly contacts: readonly ContactRow[];
    readonly last: MailingRow | undefined;
  },
  times: OrderTimes,
): LabelBoard {
  const place = zone(school.timezone);
  const isMailed = (day: DayRow) =>
    rows.contacts.length > 0 && school.days.includes(new Date(day.date).getUTCDay());
  return {
    school: {
      id: school.id,
      name: school.name,
      slug: slugify(school.name),
      timezone: school.timezone,
    },
    today: school.today,
    server_now: toIso(school.now),
    settings: settingsOf(school),
    subscription: {
      days: [...school.days].sort(),
      contacts: rows.contacts.map(({ id, name, email }) => ({ id, name, email })),
      last:
        rows.last === undefined
          ? null
          : {
              date: rows.last.date,
              sent_at: isoOrNull(rows.last.sent_at),
              sent_to: rows.last.sent_to,
            },
    },
    days: rows.days.map((day) => ({
      date: day.date,
      lunches: day.lunches,
      go_items: day.go_items,
      final: day.is_day_locked,
      final_at: toIso(lockAt(day.date, place, times)),
      mailed_at: isMailed(day) ? toIso(labelsMailedAt(day.date, place)) : null,
    })),
    prints: rows.prints.map(presentPrint),
    since:
      rows.since === undefined
        ? null
        : { print_id: rows.since.print.id, changes: rows.since.changes.map(presentChange) },
  };
}
