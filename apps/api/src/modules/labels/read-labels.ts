import type { LabelBoard } from '@yay/contract/labels/calls';
import { MOST_DAYS_AHEAD } from '@yay/contract/labels/values';
import { childrenScopeOf } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import {
  type ChangedLabel,
  compareLabels,
  type LabelSort,
  labelChanges,
  perSheet,
  SHEETS,
} from '@yay/domain/labels';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { orderTimes } from '../settings/index.ts';
import {
  contactsOf,
  daysOf,
  findSchool,
  lastMailing,
  type PrintRow,
  printsOf,
} from './labels.repo.ts';
import { presentBoard, presentLabel } from './present-labels.ts';
import { type LabeledLunch, readLunches, readPrinted } from './read-lunches.ts';

const MOST_PRINTS = 30;

/** Returns everything that the page of labels opens with, and the changes since a print. */
export async function readLabels(
  source: Queryable,
  actor: Actor,
  schoolId: number,
  sincePrintId: number | undefined,
): Promise<{ data: LabelBoard } | Refusal> {
  const school = await findSchool(source, childrenScopeOf(actor), schoolId);
  if (school === undefined) return refuse(404, 'not_found');
  const prints = await printsOf(source, school.id, MOST_PRINTS);
  const bases = prints.filter(isBase(school.today));
  const base = askedBase(prints, bases, sincePrintId) ?? newestOfFirstDay(bases);
  const rows = {
    days: await daysOf(source, school, MOST_DAYS_AHEAD),
    prints,
    since: base && { print: base, changes: await changesSince(source, base) },
    contacts: await contactsOf(source, school.id),
    last: await lastMailing(source, school.id),
  };
  return { data: presentBoard(school, rows, await orderTimes(source)) };
}

const isBase =
  (today: PlainDate) =>
  ({ kind, status, date }: PrintRow): boolean =>
    kind === 'student' && status === 'ready' && date >= today;

/** Returns the print that was asked about; as long as that one is made, the print that it continues. */
function askedBase(
  prints: readonly PrintRow[],
  bases: readonly PrintRow[],
  id: number | null | undefined,
): PrintRow | undefined {
  const asked = prints.find((print) => print.id === id);
  if (asked === undefined || bases.includes(asked)) return asked;
  return askedBase(prints, bases, asked.since_print_id);
}

/** Returns the newest print of the first day that has one, of today or later. */
function newestOfFirstDay(newestFirst: readonly PrintRow[]): PrintRow | undefined {
  const [first] = newestFirst.map(({ date }) => date).sort();
  return newestFirst.find(({ date }) => date === first);
}

/** Returns how the labels of a print differ from the lunches of now, in the print's order. */
async function changesSince(
  source: Queryable,
  print: PrintRow,
): Promise<ChangedLabel<LabeledLunch>[]> {
  const printed = await readPrinted(source, print.id);
  const now = await readLunches(source, print.destination_id, print.date);
  const inOrder = compareLabels(print.sort);
  return labelChanges(printed, now).sort((a, b) => inOrder(a.lunch, b.lunch));
}

/** The first sheet of a day as it would be printed now. */
export async function previewDay(
  source: Queryable,
  actor: Actor,
  asked: {
    readonly schoolId: number;
    readonly date: PlainDate;
    readonly sort: LabelSort | undefined;
  },
) {
  const school = await findSchool(source, childrenScopeOf(actor), asked.schoolId);
  if (school === undefined) return refuse(404, 'not_found');
  const lunches = [...(await readLunches(source, school.id, asked.date)).values()].sort(
    compareLabels(asked.sort ?? school.sort),
  );
  const first = lunches.slice(0, perSheet(SHEETS.avery_5160));
  return {
    data: { total: lunches.length, labels: first.map(({ content }) => presentLabel(content)) },
  };
}
