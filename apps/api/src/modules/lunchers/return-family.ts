import type { AffectedOrder, returnFamily as endpoint } from '@yay/contract/lunchers/calls';
import { gradeIsOffered } from '@yay/domain/lunchers';
import type { z } from 'zod';
import type { LuncherInPlace } from '../../facts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import {
  type Actor,
  type FieldErrors,
  isRefusal,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { lockWeeksAhead } from '../market-days/index.ts';
import { endRepeat } from '../repeats/index.ts';
import { chooseGrade } from './choose-grade.ts';
import { recordLuncher } from './luncher-deed.ts';
import { liftReboard, luncherById, lunchersOf, markDeleted, saveLuncher } from './lunchers.repo.ts';
import { type LuncherChange, recheckFamily } from './recheck-orders.ts';
import type { GradeRow } from './schools.repo.ts';

type Said = z.output<typeof endpoint.body & {}>['lunchers'][number];

/** A luncher with the family's answer about it. */
interface Answer {
  readonly luncher: LuncherInPlace;
  readonly stays: boolean;
  /** Null where the luncher stays in its grade, or does not stay. */
  readonly grade: GradeRow | null;
}

/**
 * Takes a returning family's statement about each of its lunchers: who still eats, and in which
 * grade of which school. Then the family is no longer asked. Everything is done, or nothing.
 */
export async function returnFamily(
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  said: readonly Said[],
): Promise<AffectedOrder[] | Refusal> {
  const familyId = actor.userId;
  return parts.db.tx(async (tx) => {
    await lockWeeksAhead(tx, familyId);
    const lunchers = await lunchersOf(tx, familyId);
    const answers = await readAnswers(tx, lunchers, said);
    if (isRefusal(answers)) return answers;
    const changes = answers.flatMap((answer) => changeOf(answer) ?? []);
    for (const { luncher, repeatEnds } of changes) {
      if (repeatEnds) await endRepeat(tx, luncher.id);
    }
    const affected = await recheckFamily(tx, parts.letters, actor, familyId, changes);
    for (const change of changes) await write(tx, actor, change);
    const person = await liftReboard(tx, familyId);
    if (person !== undefined) {
      await record(tx, actor, {
        action: 'family.returned',
        subject: { type: 'user', id: familyId, label: `${person.first} ${person.last}` },
        aboutUserId: familyId,
        before: { reboard: true },
        after: { reboard: false },
      });
    }
    return affected;
  });
}

/** Refuses with the place of each answer that does not hold; a refusal changes nothing. */
async function readAnswers(
  tx: Tx,
  lunchers: readonly LuncherInPlace[],
  said: readonly Said[],
): Promise<Answer[] | Refusal> {
  const byId = new Map(lunchers.map((luncher) => [luncher.id, luncher]));
  const named = new Set(said.map(({ id }) => id));
  // Another parent's browser, or the team, has added or removed somebody meanwhile.
  if (named.size !== said.length || named.size !== byId.size) return refuse(409, 'family_changed');
  const answers: Answer[] = [];
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [place, { id, stays, grade_id: gradeId }] of said.entries()) {
    const luncher = byId.get(id);
    if (luncher === undefined) return refuse(409, 'family_changed');
    const grade = stays ? await gradeFor(tx, luncher, gradeId) : null;
    if (isRefusal(grade)) errors[`lunchers.${place}.grade_id`] = ['unknown_grade'];
    else answers.push({ luncher, stays, grade });
  }
  return Object.keys(errors).length > 0 ? refuse(422, 'invalid', errors) : answers;
}

/**
 * Returns the grade; one that was chosen long ago may stay, but for "I Don't Know Yet", which is
 * the question itself.
 */
async function gradeFor(
  tx: Tx,
  luncher: LuncherInPlace,
  gradeId: number | undefined,
): Promise<GradeRow | null | Refusal> {
  const isSame = gradeId === undefined || gradeId === luncher.grade_id;
  if (isSame && gradeIsOffered(luncher.grade_label)) return null;
  return chooseGrade(tx, gradeId ?? luncher.grade_id);
}

function changeOf({ luncher, stays, grade }: Answer): LuncherChange | null {
  if (!stays) return { luncher, becoming: { kind: 'deleted' }, repeatEnds: false };
  if (grade === null) return null;
  // Repeats belong to the menu of the school, so they end with it.
  const repeatEnds =
    luncher.are_orders_repeating && grade.destination_id !== luncher.destination_id;
  const { tolerances } = luncher;
  return { luncher, becoming: { kind: 'changed', grade, tolerances }, repeatEnds };
}

async function write(
  tx: Tx,
  actor: Actor,
  { luncher, becoming, repeatEnds }: LuncherChange,
): Promise<void> {
  const { id, user_id: familyId } = luncher;
  if (becoming.kind === 'deleted') {
    await markDeleted(tx, id, familyId);
    await recordLuncher(tx, actor, 'luncher.removed', luncher, null);
    return;
  }
  await saveLuncher(tx, id, familyId, {
    ...luncher,
    gradeId: becoming.grade?.id ?? luncher.grade_id,
    destinationId: becoming.grade?.destination_id ?? luncher.destination_id,
    areOrdersRepeating: luncher.are_orders_repeating && !repeatEnds,
  });
  const saved = await luncherById(tx, id, familyId);
  await recordLuncher(tx, actor, 'luncher.updated', luncher, saved ?? null);
}
