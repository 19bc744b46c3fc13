import type { OrderingWindow } from '../ordering/index.ts';
import type { Permission } from './permissions.ts';

/** While impersonating, ask with the permissions of the person behind, not of the family. */
export function orderingWindowOf(permissions: ReadonlySet<Permission>): OrderingWindow {
  return permissions.has('user:send_email') ? 'staff' : 'customer';
}
