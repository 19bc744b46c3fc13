import type { Me } from '@yay/contract/identity/calls';
import type { Actor } from '../../platform/http/index.ts';
import { fullName, presentMe } from './identity.present.ts';
import { sessionBehind } from './resolve-session.ts';

/** Returns the person who is signed in, as her session was read for this request. */
export function meOf(actor: Actor): Me {
  const { row } = sessionBehind(actor);
  const { impersonator_id: id, impersonator_first: first, impersonator_last: last } = row;
  const impersonator =
    id === null ? null : { id, full_name: fullName({ first: first ?? '', last: last ?? '' }) };
  return presentMe(row, impersonator, actor.mustEnrol === true);
}
