import { type Part, type Tolerances, whyNotSafe } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { LabelChange, LabelContent } from '@yay/domain/labels';
import type { Queryable } from '../../platform/db/index.ts';

/** A lunch as a label tells of it. */
export interface LabeledLunch {
  readonly orderId: number;
  readonly luncherId: number | null;
  /** The grade's place in the school. */
  readonly position: number;
  readonly content: LabelContent;
}

interface LunchRow {
  order_id: number;
  luncher_id: number;
  position: number | null;
  allergies: LabelContent['allergies'];
  tolerances: Tolerances;
  first: string;
  last: string;
  grade: string | null;
  room: string | null;
  period: string | null;
  item: string;
  parts: Part[];
  vendor: string;
}

const LUNCH = `o.id as order_id, o.luncher_id, o.grade_position as position,
  o.strict_tolerances as allergies, o.tolerances, o.luncher_first as first, o.luncher_last as last,
  o.grade_label as grade, o.room_name as room,
  (select p.name from lunch_periods p
    where p.destination_id = o.destination_id and p.group_name = o.group_name) as period,
  o.item_name as item, coalesce(o.parts, '[]'::json) as parts,
  (select v.display_name from vendors v where v.id = o.vendor_id) as vendor
  from lunches o`;

const lunchOf = (row: LunchRow): LabeledLunch => ({
  orderId: row.order_id,
  luncherId: row.luncher_id,
  position: row.position ?? 0,
  content: contentOf(row),
});

/** Returns the content of a lunch's label. */
export function contentOf(
  row: Omit<LunchRow, 'order_id' | 'luncher_id' | 'position'>,
): LabelContent {
  return {
    allergies: row.allergies,
    notSafe: whyNotSafe(row, row.parts)?.property ?? null,
    first: row.first,
    last: row.last,
    grade: row.grade ?? '',
    room: row.room,
    period: row.period,
    item: row.item,
    parts: row.parts.filter(({ kind }) => kind !== 'entree').map(({ name }) => name),
    vendor: row.vendor,
  };
}

export interface PrintedLabel {
  order_id: number;
  token: string;
  content: LabelContent;
}

/** The labels with a code that were printed for a school's bags of a day. */
export const printedLabels = (
  source: Queryable,
  schoolId: number,
  date: PlainDate,
): Promise<PrintedLabel[]> =>
  source.query<PrintedLabel>(
    'labels.of_day',
    `select l.order_id, l.token, l.content from label_prints p join labels l on l.print_id = p.id
     where p.destination_id = $1 and p.date = $2 and l.order_id is not null and l.token is not null`,
    [schoolId, date],
  );

/** The bags of a school on a day, by order, in one reading. */
export async function readLunches(
  source: Queryable,
  schoolId: number,
  date: PlainDate,
): Promise<Map<number, LabeledLunch>> {
  const rows = await source.query<LunchRow>(
    'labels.lunches',
    `select ${LUNCH} where o.destination_id = $1 and o.date = $2 and o.kind = 'calendar'
       and lunch_counts(o.status)`,
    [schoolId, date],
  );
  return new Map(rows.map((row) => [row.order_id, lunchOf(row)]));
}

/** The lunch of an order at a school; undefined where there is none any more. */
export async function readLunch(
  source: Queryable,
  schoolId: number,
  orderId: number,
): Promise<LabeledLunch | undefined> {
  const [row] = await source.query<LunchRow>(
    'labels.lunch',
    `select ${LUNCH} where o.id = $2 and o.destination_id = $1 and lunch_counts(o.status)`,
    [schoolId, orderId],
  );
  return row && lunchOf(row);
}

interface PrintedRow {
  order_id: number;
  luncher_id: number | null;
  content: LabelContent;
  change: LabelChange | null;
}

/** Returns the newest label of each order, from a print and the prints that it continues. */
export async function readPrinted(
  source: Queryable,
  printId: number,
): Promise<Map<number, LabeledLunch>> {
  const rows = await source.query<PrintedRow>(
    'labels.printed',
    `with recursive chain as (
       select id, since_print_id, 0 as depth from label_prints where id = $1
       union all
       select p.id, p.since_print_id, c.depth + 1
       from chain c join label_prints p on p.id = c.since_print_id
     )
     select distinct on (l.order_id) l.order_id, l.luncher_id, l.content, l.change
     from chain c join labels l on l.print_id = c.id
     where l.order_id is not null order by l.order_id, c.depth`,
    [printId],
  );
  const kept = rows.filter(({ change }) => change !== 'canceled');
  return new Map(
    kept.map(({ order_id, luncher_id, content }) => [
      order_id,
      { orderId: order_id, luncherId: luncher_id, position: 0, content },
    ]),
  );
}

export interface GoItem {
  readonly id: number;
  readonly name: string;
  readonly vendor: string;
}

/** Returns the grab-and-go items that a school offers on a day. */
export const readGoItems = (
  source: Queryable,
  schoolId: number,
  date: PlainDate,
): Promise<GoItem[]> =>
  source.query<GoItem>(
    'labels.go_items',
    `select distinct i.id, i.name, v.display_name as vendor from go_menus g
     join menu_items mi on mi.menu_id = g.menu_id
     join offered_items i on i.id = mi.item_id join vendors v on v.id = i.vendor_id
     where g.destination_id = $1 and keeps_ready(g, $2, $2)
     order by i.name, i.id`,
    [schoolId, date],
  );
