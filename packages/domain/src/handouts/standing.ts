import type { ActKind, ActRefusal } from './kinds.ts';

interface Standing {
  readonly id: string;
  readonly kind: ActKind;
  readonly undoes: string | null;
  readonly refusal: ActRefusal | null;
}

export type BagState = 'waiting' | Exclude<ActKind, 'undone'>;

/** Returns the acts of one bag that hold: refused and undone ones are left out. */
export function standingActs<One extends Standing>(acts: readonly One[]): One[] {
  const kept = acts.filter(({ refusal }) => refusal === null);
  const undone = new Set(kept.flatMap(({ undoes }) => undoes ?? []));
  return kept.filter(({ id, kind }) => kind !== 'undone' && !undone.has(id));
}

/** Returns where a bag is: the last act that holds says so. */
export function bagState(acts: readonly Standing[]): BagState {
  const last = standingActs(acts).at(-1);
  return last === undefined || last.kind === 'undone' ? 'waiting' : last.kind;
}
