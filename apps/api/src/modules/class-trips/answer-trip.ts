import type { ClassTrip } from '@yay/contract/class-trips/calls';
import { childrenScopeOf } from '@yay/domain/access';
import type { Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import {
  type CarryOutParts,
  carryOutSoon,
  requestOf,
  type Started,
  startClosing,
} from '../blackouts/index.ts';
import type { Letters } from '../letters/index.ts';
import { orderRules } from '../settings/index.ts';
import { findTrip, lockTrip, placeIn, type TripRow, writeAnswer } from './class-trips.repo.ts';
import { namingOf } from './name-children.ts';
import { getTrip, planOf } from './read-trips.ts';
import { schoolInScope } from './trip-links.repo.ts';
import { lockOf } from './trip-times.ts';

export interface AnswerParts extends CarryOutParts {
  readonly letters: Letters;
}

/**
 * Agrees to a trip, which lays its closure in the same transaction, or declines it. The same answer
 * sent again changes nothing and is told as it stands.
 */
export async function answerTrip(
  parts: AnswerParts,
  actor: Actor,
  asked: { readonly schoolId: number; readonly id: number },
  said: {
    readonly answer: 'agreed' | 'declined';
    readonly words: string;
    readonly name_es: string | null;
    readonly lunchers: readonly number[];
  },
): Promise<{ data: ClassTrip } | Refusal> {
  const done = await parts.db.tx(async (tx): Promise<Started | null | Refusal> => {
    const school = await schoolInScope(tx, childrenScopeOf(actor), asked.schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    await lockTrip(tx, asked.id);
    const trip = await findTrip(tx, school.id, asked.id);
    if (trip === undefined) return refuse(404, 'not_found');
    if (trip.state === said.answer) return null;
    if (trip.state !== 'waiting') return refuse(409, 'trip_answered');
    const isLocked = lockOf(trip, school.timezone, await orderRules(tx)).out.is_locked;
    if (said.answer === 'agreed' && isLocked) return refuse(409, 'trip_too_late');
    const lunchers = await whoGoes(tx, trip, school.id, said);
    if (isRefusal(lunchers)) return lunchers;
    const closing =
      said.answer === 'agreed'
        ? await startClosing(
            tx,
            parts,
            actor,
            { ...planOf(trip, school), name: trip.place, name_es: said.name_es },
            requestOf(`class-trip-${trip.id}`, ['trip', trip.id]),
            lunchers,
          )
        : null;
    if (closing !== null && isRefusal(closing)) return closing;
    await writeAnswer(tx, trip.id, {
      state: said.answer,
      words: said.words,
      by: actor.userId,
      batchId: closing?.batchId ?? null,
    });
    await record(tx, actor, {
      action: `class_trip.${said.answer}`,
      subject: { type: 'class_trip', id: trip.id, label: `${school.name}, ${trip.grade}` },
      after: { date: trip.date },
    });
    if (trip.email !== null) {
      await parts.letters.post(
        tx,
        'trip_answered',
        { userId: null, email: trip.email, locale: trip.locale },
        {
          teacher: trip.teacher,
          school: school.name,
          grade: trip.grade,
          children: trip.children,
          date: trip.date,
          place: placeIn(trip.locale, { place: trip.place, place_es: said.name_es }),
          agreed: said.answer === 'agreed',
          words: said.words,
        },
      );
    }
    return closing;
  });
  if (done !== null) {
    const carried = await carryOutSoon(parts, done);
    if (isRefusal(carried)) return carried;
  }
  return getTrip(parts.db, actor, asked);
}

/** Returns for whom the day is closed; null: the whole grade. Only children of it can be named. */
async function whoGoes(
  tx: Tx,
  trip: TripRow,
  schoolId: number,
  said: { readonly answer: 'agreed' | 'declined'; readonly lunchers: readonly number[] },
): Promise<readonly number[] | null | Refusal> {
  const invalid = (code: 'required' | 'unknown_luncher') =>
    refuse(422, 'invalid', { lunchers: [code] });
  if (said.answer === 'declined') return null;
  if (trip.children === null) return said.lunchers.length > 0 ? invalid('unknown_luncher') : null;
  if (said.lunchers.length === 0) return invalid('required');
  const asked = new Set(said.lunchers);
  const naming = await namingOf(tx, trip, schoolId, said.lunchers);
  return naming?.chosen.length === asked.size ? naming.chosen : invalid('unknown_luncher');
}
