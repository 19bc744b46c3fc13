import { createHmac, timingSafeEqual } from 'node:crypto';

/** What somebody overheard is good for no longer than this. */
export const TOLERANCE_SECONDS = 300;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of the seconds, a dot and the body as it is sent. */
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

/** Takes the same time wherever two strings begin to differ. */
export function isSame(given: string, expected: string): boolean {
  const hashed = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(hashed(given), hashed(expected));
}

/** Another key for another use, so that none of them tells the secret. */
export const derivedKey = (secret: string, use: string): string =>
  createHmac('sha256', secret).update(use).digest('hex');

const digestOf = (key: string, body: string, atSeconds: number): string =>
  createHmac('sha256', key).update(`${atSeconds}.${body}`).digest('hex');
