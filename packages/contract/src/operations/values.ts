/**
 * The destinations of the bridge. Each is a page of the product's own until an outside address is
 * set for it. Those of the account menu are called as the permission that they take; the others are
 * entries of the admin portal.
 */
export const MENU_DESTINATIONS = ['telescope', 'vapor_ui'] as const;
export const DASHBOARD_DESTINATIONS = [
  'menu_schedules',
  'supply_schedules',
  'mass_price_updates',
  'kiosks_readers',
] as const;
export const BRIDGE_DESTINATIONS = [...MENU_DESTINATIONS, ...DASHBOARD_DESTINATIONS] as const;
export type MenuDestination = (typeof MENU_DESTINATIONS)[number];
export type DashboardDestination = (typeof DASHBOARD_DESTINATIONS)[number];
export type BridgeDestination = (typeof BRIDGE_DESTINATIONS)[number];

export const JOB_STATES = ['waiting', 'running', 'failed', 'done'] as const;
