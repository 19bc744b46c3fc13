import { createHmac } from 'node:crypto';

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA256 of the seconds, a dot and the body as it was sent. With the
 * time in it, what somebody overheard is not good for ever.
 */
export function sign(secret: string, body: string, atSeconds: number): string {
  const digest = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
  return `t=${atSeconds},v1=${digest}`;
}
