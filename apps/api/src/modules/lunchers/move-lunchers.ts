import { gradeIsOffered } from '@yay/domain/lunchers';
import type { Tx } from '../../platform/db/index.ts';
import type { Letters } from '../letters/index.ts';
import { lockWeeksAhead } from '../market-days/index.ts';
import { endRepeat } from '../repeats/index.ts';
import { recordLuncher } from './luncher-deed.ts';
import { luncherById, lunchersOf, saveLuncher } from './lunchers.repo.ts';
import { type Changing, type LuncherChange, recheckFamily } from './recheck-orders.ts';
import { gradeOfActiveSchool } from './schools.repo.ts';

export interface LuncherMove {
  readonly luncherId: number;
  readonly fromGradeId: number;
  readonly toGradeId: number;
}

/**
 * Puts lunchers of one family into other grades, as one of the team would one after the other:
 * orders ahead are checked again and move along. Returns those that were moved; one that is
 * elsewhere by now is left alone, and so is one whose grade is no more.
 */
export async function moveLunchers(
  tx: Tx,
  letters: Letters,
  actor: Changing,
  familyId: number,
  moves: readonly LuncherMove[],
): Promise<ReadonlySet<number>> {
  await lockWeeksAhead(tx, familyId);
  const lunchers = await lunchersOf(tx, familyId);
  const changes: LuncherChange[] = [];
  for (const { luncherId, fromGradeId, toGradeId } of moves.toSorted(
    (a, b) => a.toGradeId - b.toGradeId,
  )) {
    const luncher = lunchers.find(({ id }) => id === luncherId);
    if (luncher?.grade_id !== fromGradeId) continue;
    const grade = await gradeOfActiveSchool(tx, toGradeId);
    if (grade === undefined) continue;
    // Nothing repeats for who has no grade.
    const repeatEnds = luncher.are_orders_repeating && !gradeIsOffered(grade.label);
    const { tolerances } = luncher;
    changes.push({ luncher, becoming: { kind: 'changed', grade, tolerances }, repeatEnds });
  }
  for (const { luncher, repeatEnds } of changes) if (repeatEnds) await endRepeat(tx, luncher.id);
  await recheckFamily(tx, letters, actor, familyId, changes);
  for (const { luncher, becoming, repeatEnds } of changes) {
    const grade = becoming.kind === 'changed' ? becoming.grade : null;
    await saveLuncher(tx, luncher.id, familyId, {
      ...luncher,
      gradeId: grade?.id ?? luncher.grade_id,
      destinationId: grade?.destination_id ?? luncher.destination_id,
      areOrdersRepeating: luncher.are_orders_repeating && !repeatEnds,
    });
    const saved = await luncherById(tx, luncher.id, familyId);
    await recordLuncher(tx, actor, 'luncher.updated', luncher, saved ?? null);
  }
  return new Set(changes.map(({ luncher }) => luncher.id));
}
