import type { ChangedLabelOut, LabelBoard } from '@yay/contract/labels/calls';
import { MOST_DAYS_AHEAD } from '@yay/contract/labels/values';
import { childrenScopeOf } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import {
  compareLabels,
  type LabelContent,
  type LabelSort,
  labelChanges,
  perSheet,
  SHEETS,
} from '@yay/domain/labels';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { orderTimes } from '../settings/index.ts';
import { contactsOf, daysOf, findPrint, findSchool, lastMailing, printsOf } from './labels.repo.ts';
import { presentBoard } from './present-labels.ts';
import { readLunches, readPrinted } from './read-lunches.ts';

const MOST_PRINTS = 30;

/** Everything that the page of labels opens with. */
export async function readLabels(
  source: Queryable,
  actor: Actor,
  schoolId: number,
): Promise<{ data: LabelBoard } | Refusal> {
  const school = await findSchool(source, childrenScopeOf(actor), schoolId);
  if (school === undefined) return refuse(404, 'not_found');
  const rows = {
    days: await daysOf(source, school, MOST_DAYS_AHEAD),
    prints: await printsOf(source, school.id, MOST_PRINTS),
    contacts: await contactsOf(source, school.id),
    last: await lastMailing(source, school.id),
  };
  return { data: presentBoard(school, rows, await orderTimes(source)) };
}

/** For the wire, which keeps nothing for itself. */
export const presentLabel = (content: LabelContent) => ({
  ...content,
  allergies: [...content.allergies],
  parts: [...content.parts],
});

/** Returns how the labels of a print differ from the lunches of now. */
export async function readChanges(
  source: Queryable,
  actor: Actor,
  ids: { readonly schoolId: number; readonly printId: number },
): Promise<{ data: ChangedLabelOut[] } | Refusal> {
  const school = await findSchool(source, childrenScopeOf(actor), ids.schoolId);
  const print = school && (await findPrint(source, school.id, ids.printId));
  if (print === undefined || print.kind !== 'student') return refuse(404, 'not_found');
  if (print.status !== 'ready') return refuse(409, 'labels_not_ready');
  const printed = await readPrinted(source, print.id);
  const now = await readLunches(source, print.destination_id, print.date);
  const inOrder = compareLabels(print.sort);
  return {
    data: labelChanges(printed, now)
      .sort((a, b) => inOrder(a.lunch, b.lunch))
      .map(({ key, change, lunch, before, fields }) => ({
        order_id: key,
        change,
        label: presentLabel(lunch.content),
        before: before && presentLabel(before),
        fields: [...fields],
      })),
  };
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
