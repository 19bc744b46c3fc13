/**
 * Where the bridge leads; each is called as the permission that it takes. It is a page of the
 * product's own until an outside address is set for it.
 */
export const BRIDGE_DESTINATIONS = ['telescope', 'vapor_ui'] as const;
export type BridgeDestination = (typeof BRIDGE_DESTINATIONS)[number];
