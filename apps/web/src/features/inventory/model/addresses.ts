import type { Stock } from '@yay/contract/inventory/calls';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';

/** The addresses of one inventory: in a school's portal, or in the team's part. */
export interface Addresses {
  readonly home: string;
  readonly history: string;
  count(number: number): string;
}

export const portalAddresses = (segment: string): Addresses => ({
  home: `/schools/${segment}/inventory`,
  history: `/schools/${segment}/inventory/history`,
  count: (number) => `/schools/${segment}/inventory/counts/${number}`,
});

export const teamAddresses = (
  location: Pick<Stock['location'], 'id' | 'destination_id'>,
): Addresses => ({
  home:
    location.destination_id === null
      ? `/admin/dashboard/inventory/${location.id}`
      : `/admin/schools/${location.destination_id}/inventory`,
  history: `/admin/dashboard/inventory/${location.id}/history`,
  count: (number) => `/admin/dashboard/inventory/${location.id}/counts/${number}`,
});

/**
 * Returns the address of a count that was made on a phone: in the part of the product that led to
 * the phone's page.
 */
export const madeCountAddress = (
  location: Pick<Stock['location'], 'id' | 'destination_id'>,
  number: number,
  back: string,
): string =>
  back.startsWith('/admin/') ? teamAddresses(location).count(number) : `${back}/counts/${number}`;

/** Returns the address at which a place is counted on a phone; the way back is told along. */
export const countAddress = (location: number, place: number, back: string): string =>
  `${PARENT_PAGES.countPlace.path}?${new URLSearchParams({ location: String(location), place: String(place), back })}`;
