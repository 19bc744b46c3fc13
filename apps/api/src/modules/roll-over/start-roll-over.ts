import type { startRollOver as contract, RollOver } from '@yay/contract/roll-over/calls';
import { childrenScopeOf } from '@yay/domain/access';
import { nextGrades } from '@yay/domain/roll-over';
import type { z } from 'zod';
import {
  type Actor,
  type FieldErrors,
  isRefusal,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import type { RollOverParts } from './carry-out-run.ts';
import { getRollOver, gradesElsewhere, yearToRoll } from './read-roll-over.ts';
import { rollOverJob } from './roll-over.kinds.ts';
import {
  type GradeRow,
  insertRun,
  lockRolledSchool,
  lockRun,
  type PlannedMove,
  type RollLuncher,
  rollGrades,
  rollLunchers,
  rollSchool,
  runById,
  runOfYear,
  setState,
} from './roll-over.repo.ts';

type Body = z.output<typeof contract.body & {}>;

/** Writes down who goes where, once a school year, and carries it out. */
export async function startRollOver(
  parts: RollOverParts,
  actor: Actor,
  schoolId: number,
  body: Body,
): Promise<{ data: RollOver } | Refusal> {
  const started = await parts.db.tx(async (tx): Promise<number | Refusal> => {
    const scope = childrenScopeOf(actor);
    const school = await rollSchool(tx, scope, schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    await lockRolledSchool(tx, school.id);
    if (body.school_year !== yearToRoll(school.today)) {
      return refuse(422, 'invalid', { school_year: ['changed_meanwhile'] });
    }
    if (await runOfYear(tx, school.id, body.school_year)) return refuse(409, 'roll_over_done');
    const grades = await rollGrades(tx, school.id);
    const lunchers = await rollLunchers(tx, school.id, body.school_year);
    const elsewhere = await gradesElsewhere(tx, scope, school.id);
    const errors = placesProblem(body, lunchers, grades, elsewhere);
    if (errors) return refuse(422, 'invalid', errors);
    const moves = movesOf(body, lunchers, grades);
    const runId = await insertRun(
      tx,
      {
        schoolId: school.id,
        year: body.school_year,
        by: actor.userId,
        impersonatorId: actor.impersonatorId,
      },
      moves,
    );
    await record(tx, actor, {
      action: 'roll_over.started',
      subject: { type: 'destination', id: school.id, label: school.name },
      after: { school_year: body.school_year, lunchers: moves.length },
    });
    // A process that dies leaves it to another.
    await parts.jobs.enqueue(tx, rollOverJob, { runId });
    return runId;
  });
  if (isRefusal(started)) return started;
  return getRollOver(parts.db, actor, schoolId);
}

/** Names the rows and the last grade that go where nobody of this school may be sent to. */
function placesProblem(
  { exceptions, last_to: lastTo }: Body,
  lunchers: readonly RollLuncher[],
  grades: readonly GradeRow[],
  elsewhere: RollOver['elsewhere'],
): FieldErrors | null {
  const away = new Set(elsewhere.flatMap((school) => school.grades.map(({ id }) => id)));
  const isPlace = (gradeId: number) => away.has(gradeId) || grades.some(({ id }) => id === gradeId);
  const errors: Record<string, FieldErrors[string]> = {};
  if (lastTo !== null && !away.has(lastTo)) errors.last_to = ['unknown_grade'];
  for (const [place, { luncher_id, grade_id }] of exceptions.entries()) {
    if (lunchers.every(({ id }) => id !== luncher_id)) {
      errors[`exceptions.${place}.luncher_id`] = ['changed_meanwhile'];
    } else if (!isPlace(grade_id)) {
      errors[`exceptions.${place}.grade_id`] = ['unknown_grade'];
    }
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Returns who goes where; whom another school's roll-over of this year has brought stays. */
function movesOf(
  body: Body,
  lunchers: readonly RollLuncher[],
  grades: readonly GradeRow[],
): PlannedMove[] {
  const another = new Map(body.exceptions.map((one) => [one.luncher_id, one.grade_id]));
  const next = nextGrades(grades, body.last_to);
  return lunchers.flatMap((luncher) => {
    const { id, user_id: userId, grade_id: from, room_id: roomId } = luncher;
    const usual = luncher.has_come ? from : (next.get(from) ?? from);
    const to = another.get(id) ?? usual;
    return to === from ? [] : [{ luncherId: id, userId, from, to, roomId }];
  });
}

/** Puts everybody back, as long as nothing was ordered in a new grade. */
export async function undoRollOver(
  parts: RollOverParts,
  actor: Actor,
  schoolId: number,
): Promise<{ data: RollOver } | Refusal> {
  const undone = await parts.db.tx(async (tx): Promise<Refusal | null> => {
    const school = await rollSchool(tx, childrenScopeOf(actor), schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    const earlierRun = await runOfYear(tx, school.id, yearToRoll(school.today));
    if (earlierRun === undefined) return refuse(409, 'roll_over_none');
    await lockRun(tx, earlierRun.id);
    const run = await runById(tx, earlierRun.id);
    if (run === undefined || run.state === 'undone') return refuse(409, 'roll_over_none');
    if (run.state === 'undoing') return null;
    if (run.state === 'moving') return refuse(409, 'roll_over_under_way');
    if (run.is_ordered) return refuse(409, 'roll_over_ordered');
    await setState(tx, run.id, 'undoing');
    await record(tx, actor, {
      action: 'roll_over.undone',
      subject: { type: 'destination', id: school.id, label: school.name },
      before: { school_year: run.school_year, lunchers: run.lunchers },
    });
    await parts.jobs.enqueue(tx, rollOverJob, { runId: run.id });
    return null;
  });
  return undone ?? getRollOver(parts.db, actor, schoolId);
}
