import { createHash } from 'node:crypto';
import { networkOf } from '../../platform/limits/index.ts';

/**
 * Hashes the address from which somebody comes in, to know her again while others try her password.
 */
export const addressPlace = (address: string): Buffer =>
  createHash('sha256')
    .update(`address ${networkOf(address)}`)
    .digest();

/** Hashes the secret that the browser keeps for us. */
export const browserPlace = (browser: string): Buffer =>
  createHash('sha256').update(`browser ${browser}`).digest();

export const placesOf = (address: string | null, browser: string | null): Buffer[] => [
  ...(address === null ? [] : [addressPlace(address)]),
  ...(browser === null ? [] : [browserPlace(browser)]),
];
