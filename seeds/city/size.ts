import type { Instant } from '@yay/domain/time';

export type CitySize = {
  schools: number;
  families: number;
  lunchers: number;
  orders: number;
  seed: number;
};

export const CITY_SIZE: CitySize = {
  schools: 170,
  families: 60_000,
  lunchers: 100_000,
  orders: 2_000_000,
  seed: 1,
};

export type CityOptions = Partial<CitySize> & { now: Instant };

export const WEEKS_BACK = 40;
export const WEEKS_AHEAD = 8;
/** The last week for which anything is ordered; 0 is this one. */
export const LAST_ORDERED_WEEK = 1;

export const CITY_PASSWORD = 'lunch-demo-1';
export const cityParentEmail = (n: number): string => `city-parent-${n}@city.test`;
export const CITY_SUPPORT_EMAIL = 'city-support@city.test';
/** Counts the inventory of every school. */
export const CITY_OPS_EMAIL = 'city-ops@city.test';
export const CITY_VENDOR_EMAIL = 'city-vendor@city.test';
