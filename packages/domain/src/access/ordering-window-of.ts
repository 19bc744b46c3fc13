import type { OrderingWindow } from '../ordering/index.ts';
import type { Permission } from './permissions.ts';

/**
 * Returns the ordering window of permissions; during impersonation, pass those of the impersonator.
 */
export function orderingWindowOf(permissions: ReadonlySet<Permission>): OrderingWindow {
  return permissions.has('user:send_email') ? 'staff' : 'customer';
}
