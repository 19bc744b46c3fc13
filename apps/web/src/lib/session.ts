import type { Me } from '@yay/contract/identity/calls';
import type { Permission } from '@yay/domain/access';
import { createStore, useStore } from './store.ts';

/**
 * The person who is signed in; null is nobody. The router's guard and the components read the same.
 */
export const session = createStore<Me | null>(null);

export function useMe(): Me | null {
  return useStore(session);
}

export function may(me: Me | null, ...permissions: readonly Permission[]): boolean {
  return permissions.some((permission) => me?.permissions.includes(permission));
}
