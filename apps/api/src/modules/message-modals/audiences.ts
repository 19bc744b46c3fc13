import type { Actor } from '../../platform/http/index.ts';

export type Audience = 'all' | 'logged_in' | 'newcomers';

/**
 * Returns the audiences of a reader. A newcomer is nobody who ever signed in with this browser. A
 * person who acts as a family gets no message: they are the family's to read and to close. Neither
 * does our staff, nor that of a school or a vendor, whatever page it looks at: messages promote
 * something to families.
 */
export function audiencesOf(reader: {
  readonly actor: Pick<Actor, 'impersonatorId' | 'roles' | 'permissions'> | null;
  /** The cookie that names the account that was last signed in here. */
  readonly uid: string | undefined;
}): Audience[] {
  const { actor, uid } = reader;
  if (actor) return isFamily(actor) ? ['all', 'logged_in'] : [];
  return uid ? ['all'] : ['all', 'newcomers'];
}

const isFamily = ({
  impersonatorId,
  roles,
  permissions,
}: Pick<Actor, 'impersonatorId' | 'roles' | 'permissions'>): boolean =>
  impersonatorId === null && roles.includes('customer') && !permissions.has('internal_user');
