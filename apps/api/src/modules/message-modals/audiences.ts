import type { Actor } from '../../platform/http/index.ts';

export type Audience = 'all' | 'logged_in' | 'newcomers';

/**
 * Which messages are for whoever reads. A newcomer is nobody who ever signed in with this browser. Who
 * acts as a family gets none: they are the family's to read and to close.
 */
export function audiencesOf(reader: {
  readonly actor: Pick<Actor, 'impersonatorId'> | null;
  /** The cookie that names the account that was last signed in here. */
  readonly uid: string | undefined;
}): Audience[] {
  const { actor, uid } = reader;
  if (actor) return actor.impersonatorId === null ? ['all', 'logged_in'] : [];
  return uid ? ['all'] : ['all', 'newcomers'];
}
