import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signature, which limits the replay of an intercepted request. */
export const TOLERANCE_SECONDS = 300;

/**
 * Returns `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of the seconds, a dot and the body as it is sent.
 */
export function signBody(key: string, body: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${digestOf(key, body, atSeconds)}`;
}

export function isSignedBody(
  key: string,
  body: string,
  signature: string | undefined,
  nowSeconds: number,
): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (parts?.[1] === undefined || parts[2] === undefined) return false;
  const at = Number(parts[1]);
  if (Math.abs(nowSeconds - at) > TOLERANCE_SECONDS) return false;
  return isSame(parts[2], digestOf(key, body, at));
}

/** Compares two strings in constant time, so that timing tells nothing about a secret. */
export function isSame(given: string, expected: string): boolean {
  const hashed = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(hashed(given), hashed(expected));
}

/**
 * Derives one key per use from the secret, so that no derived key discloses the secret or another
 * key.
 */
export const derivedKey = (secret: string, use: string): string =>
  createHmac('sha256', secret).update(use).digest('hex');

const digestOf = (key: string, body: string, atSeconds: number): string =>
  createHmac('sha256', key).update(`${atSeconds}.${body}`).digest('hex');
