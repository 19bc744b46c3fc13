import { createHash } from 'node:crypto';
import { type Instant, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { SCHOOLS } from './places.ts';
import { DEMO_KIOSK_TOKEN } from './sign-ins.ts';

/** Readers of each school: the second one reads no printed badge. */
export const readerRows = (): Row[] =>
  SCHOOLS.flatMap(({ id }, at) => [
    { id: 2 * at + 1, destination_id: id, name: 'Cart 1', formats: ['qr', 'ean13'] },
    ...(at % 2 === 0
      ? [{ id: 2 * at + 2, destination_id: id, name: 'Cafeteria door', formats: ['nfc'] }]
      : []),
  ]);

/** A tablet of the first school, which whoever starts the demo opens by its address. */
export const kioskRows = (now: Instant): Row[] => [
  {
    id: 1,
    destination_id: SCHOOLS[0]?.id,
    name: 'Tablet 1, cafeteria',
    token_hash: `\\x${createHash('sha256').update(DEMO_KIOSK_TOKEN).digest('hex')}`,
    paired_at: toIso(now),
  },
];

/** Every second child has a badge, some of them a printed barcode. */
export const badgeRows = (luncherIds: readonly number[], now: Instant): Row[] =>
  luncherIds
    .filter((id) => id % 2 === 0)
    .map((id, at) => ({
      id: at + 1,
      luncher_id: id,
      ...(at % 3 === 2
        ? { format: 'ean13', number: ean13(2_000_000_000_00 + id) }
        : { format: 'qr', number: `YL-${String(88_420_000 + id)}` }),
      assigned_at: toIso(now),
    }));

/** Adds the last digit of an EAN-13. */
function ean13(twelve: number): string {
  const digits = String(twelve).padStart(12, '0');
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
