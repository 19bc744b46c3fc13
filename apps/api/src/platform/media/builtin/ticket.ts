import { createHmac, timingSafeEqual } from 'node:crypto';

/** The fields of an upload ticket, which are signed as a whole. */
export interface TicketFields {
  readonly public_id: string;
  readonly upload_preset: string;
  /** Seconds of real time. */
  readonly timestamp: string;
}

const LIVES_SECONDS = 15 * 60;

export function signTicket(secret: Buffer, fields: TicketFields): string {
  const signedText = [fields.public_id, fields.timestamp, fields.upload_preset].join('\n');
  return createHmac('sha256', secret).update(signedText).digest('hex');
}

/** Returns the fields of a valid ticket; null for a forged, incomplete or expired one. */
export function readTicket(
  secret: Buffer,
  given: ReadonlyMap<string, string>,
  now: number = Date.now(),
): TicketFields | null {
  const [public_id, upload_preset, timestamp, signature] = [
    given.get('public_id'),
    given.get('upload_preset'),
    given.get('timestamp'),
    given.get('signature'),
  ];
  if (!public_id || !upload_preset || !timestamp || !signature) return null;
  const fields = { public_id, upload_preset, timestamp };
  const [ours, theirs] = [signTicket(secret, fields), signature].map((text) => Buffer.from(text));
  if (!ours || !theirs || ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) {
    return null;
  }
  const age = now / 1000 - Number(timestamp);
  return age >= -1 && age <= LIVES_SECONDS ? fields : null;
}
