import type { LabelPrint, LabelSettings } from '@yay/contract/labels/calls';
import { MOST_DAYS_AHEAD, type PrintKind } from '@yay/contract/labels/values';
import { childrenScopeOf } from '@yay/domain/access';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { perSheet, SHEETS } from '@yay/domain/labels';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { record } from '../activity/index.ts';
import { makeLabels } from './labels.kinds.ts';
import {
  findPrint,
  findSchool,
  insertPrint,
  type PrintRow,
  type PrintToMake,
  replacePrint,
  type SchoolRow,
  stopPrint,
  unfinishedLike,
} from './labels.repo.ts';
import { presentPrint, settingsOf } from './present-labels.ts';

interface Parts {
  readonly db: Db;
  readonly jobs: Jobs;
}

export interface PrintWish {
  readonly date: PlainDate;
  readonly kind: PrintKind;
  readonly settings: Partial<LabelSettings>;
  readonly startPlace: number;
  readonly copies: number;
  readonly sincePrintId: number | null;
}

/** Begins a print; the same that is being made already is the answer to a second request. */
export function printLabels(
  { db, jobs }: Parts,
  actor: Actor,
  schoolId: number,
  wish: PrintWish,
): Promise<LabelPrint | Refusal> {
  return db.tx(async (tx) => {
    const school = await findSchool(tx, childrenScopeOf(actor), schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    const settings = { ...settingsOf(school), ...wish.settings };
    const refused = (field: string, code: Parameters<typeof fieldError>[1]) =>
      fieldError(field, code);
    if (wish.date < school.today) return refused('date', 'labels_day_past');
    if (wish.date > addDays(school.today, MOST_DAYS_AHEAD))
      return refused('date', 'labels_day_far');
    if (!hasPlace(settings, wish.startPlace)) return refused('start_place', 'labels_no_such_place');
    if (wish.sincePrintId !== null) {
      const since = await findPrint(tx, school.id, wish.sincePrintId);
      const isBase =
        since?.kind === 'student' && since.date === wish.date && since.status === 'ready';
      if (!isBase || wish.kind !== 'student')
        return refused('since_print_id', 'labels_unknown_print');
    }
    const print = {
      schoolId: school.id,
      date: wish.date,
      kind: wish.kind,
      settings,
      startPlace: wish.startPlace,
      copies: wish.kind === 'grab_and_go' ? wish.copies : null,
      locale: actor.locale,
      sincePrintId: wish.sincePrintId,
      userId: actor.userId,
    };
    return begin(tx, jobs, actor, school, print);
  });
}

const hasPlace = ({ sheet }: LabelSettings, place: number): boolean =>
  place <= perSheet(SHEETS[sheet]);

const fieldError = (
  field: string,
  code: 'labels_day_past' | 'labels_day_far' | 'labels_no_such_place' | 'labels_unknown_print',
) => refuse(422, 'invalid', { [field]: [code] });

async function begin(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  school: SchoolRow,
  print: PrintToMake,
): Promise<LabelPrint> {
  let made = await insertPrint(tx, print);
  let id = made ?? (await unfinishedLike(tx, print));
  if (id === undefined) {
    // The print in the way ended between both statements.
    made = await insertPrint(tx, print);
    id = made;
  }
  if (made !== undefined) {
    await jobs.enqueue(tx, makeLabels, { printId: made });
    await record(tx, actor, {
      action: 'labels.printed',
      subject: { type: 'destination', id: school.id, label: school.name },
      after: { date: print.date, kind: print.kind, sheet: print.settings.sheet },
    });
  }
  const row = id === undefined ? undefined : await findPrint(tx, school.id, id);
  if (row === undefined) throw new Error('the print ended while it was asked for');
  return presentPrint(row);
}

/**
 * Makes a finished print anew, from the orders and the school's paper as they stand now. A print
 * that came by mail began a sheet of its own, so where the first label goes is said each time.
 */
export function regenerateLabels(
  { db, jobs }: Parts,
  actor: Actor,
  ids: { readonly schoolId: number; readonly printId: number },
  startPlace: number,
): Promise<LabelPrint | Refusal> {
  return withPrint(db, actor, ids, async (tx, school, print) => {
    const isMade = print.status !== 'waiting' && print.status !== 'running';
    if (!isMade || print.replaced) return refuse(409, 'labels_regeneration_failed');
    if (print.date < school.today) return fieldError('date', 'labels_day_past');
    const settings = settingsOf(school);
    if (!hasPlace(settings, startPlace)) return fieldError('start_place', 'labels_no_such_place');
    const anew = await begin(tx, jobs, actor, school, {
      schoolId: school.id,
      date: print.date,
      kind: print.kind,
      settings,
      startPlace,
      copies: print.copies,
      locale: actor.locale,
      sincePrintId: print.since_print_id,
      userId: actor.userId,
    });
    await replacePrint(tx, print.id, anew.id);
    return anew;
  });
}

/** Stops a print; one that is finished stays. */
export function stopLabels(
  { db }: Pick<Parts, 'db'>,
  actor: Actor,
  ids: { readonly schoolId: number; readonly printId: number },
): Promise<LabelPrint | Refusal> {
  return withPrint(db, actor, ids, async (tx, school, print) => {
    await stopPrint(tx, print.id);
    return presentPrint((await findPrint(tx, school.id, print.id)) ?? print);
  });
}

function withPrint(
  db: Db,
  actor: Actor,
  ids: { readonly schoolId: number; readonly printId: number },
  act: (tx: Tx, school: SchoolRow, print: PrintRow) => Promise<LabelPrint | Refusal>,
): Promise<LabelPrint | Refusal> {
  return db.tx(async (tx) => {
    const school = await findSchool(tx, childrenScopeOf(actor), ids.schoolId);
    const print = school && (await findPrint(tx, school.id, ids.printId));
    if (school === undefined || print === undefined) return refuse(404, 'not_found');
    return act(tx, school, print);
  });
}
