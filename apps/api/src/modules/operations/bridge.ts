import {
  type BridgeDestination,
  DASHBOARD_DESTINATIONS,
  type DashboardDestination,
} from '@yay/contract/operations/values';
import { PAGES } from '@yay/contract/pages';
import type { Permission } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { newToken, sessionBehind, tokenHash } from '../identity/index.ts';
import { insertBridgeToken, takeBridgeToken } from './bridge.repo.ts';

/**
 * The destinations of the bridge, each with its permission and the product's own page behind it.
 */
const DESTINATIONS: Record<BridgeDestination, { permission: Permission; page: string }> = {
  telescope: { permission: 'telescope', page: '/admin/ops/requests' },
  vapor_ui: { permission: 'vapor_ui', page: '/admin/ops/jobs' },
  menu_schedules: {
    permission: 'internal_dashboard:schedules',
    page: PAGES.adminMenuSchedules.path,
  },
  supply_schedules: {
    permission: 'internal_dashboard:schedules',
    page: PAGES.adminSupplySchedules.path,
  },
  kiosks_readers: { permission: 'internal_dashboard:kiosks', page: PAGES.adminKiosks.path },
  mass_price_updates: { permission: 'credit:upload', page: PAGES.adminMassPriceUpdates.path },
};

export type OutsideAddresses = Readonly<Record<BridgeDestination, string | undefined>>;

/** Entries of the admin portal that have a dashboard outside. */
export const dashboardsOutside = (outside: OutsideAddresses): DashboardDestination[] =>
  DASHBOARD_DESTINATIONS.filter((name) => outside[name] !== undefined);

/** Makes a hand-off out of the session: one use, one minute, for one destination. */
export async function openBridge(
  db: Queryable,
  actor: Actor,
  destination: BridgeDestination,
): Promise<{ data: { url: string } } | Refusal> {
  if (!actor.permissions.has(DESTINATIONS[destination].permission)) return refuse(403, 'forbidden');
  const token = newToken();
  await insertBridgeToken(db, {
    hash: tokenHash(token),
    userId: actor.userId,
    sessionHash: tokenHash(sessionBehind(actor).token),
    destination,
  });
  return { data: { url: `/bridge?${new URLSearchParams({ destination, token })}` } };
}

const isDestination = (name: unknown): name is BridgeDestination =>
  typeof name === 'string' && Object.hasOwn(DESTINATIONS, name);

/**
 * Returns the address where the browser goes on; undefined for an invalid hand-off. The product's
 * own page checks the session itself; an outside dashboard gets a hand-off of its own, which it
 * redeems. The token is a query value because product.md 7 says so to the letter.
 */
export async function crossBridge(
  db: Queryable,
  outside: OutsideAddresses,
  asked: { readonly destination?: unknown; readonly token?: unknown },
): Promise<string | undefined> {
  const { destination, token } = asked;
  if (!isDestination(destination) || typeof token !== 'string') return undefined;
  const holder = await takeBridgeToken(db, tokenHash(token), destination);
  const { permission, page } = DESTINATIONS[destination];
  if (!holder?.permissions.includes(permission)) return undefined;
  const address = outside[destination];
  if (address === undefined) return page;
  const onward = newToken();
  await insertBridgeToken(db, {
    hash: tokenHash(onward),
    userId: holder.id,
    sessionHash: holder.session_hash,
    destination,
  });
  const url = new URL(address);
  url.searchParams.set('destination', destination);
  url.searchParams.set('token', onward);
  return url.href;
}

/** Tells an outside dashboard whom it was handed. */
export async function redeemBridge(
  db: Queryable,
  asked: { readonly destination: BridgeDestination; readonly token: string },
) {
  const holder = await takeBridgeToken(db, tokenHash(asked.token), asked.destination);
  const { permission } = DESTINATIONS[asked.destination];
  if (!holder?.permissions.includes(permission)) return refuse(422, 'link_over');
  const { id, email, first, last, roles } = holder;
  return { data: { id, email, full_name: `${first} ${last}`, roles } };
}
