import type { Kiosk } from '@yay/contract/kiosks/calls';
import { toIso } from '@yay/domain/time';
import type { KioskRow } from './kiosks.repo.ts';

export const presentKiosk = (row: KioskRow): Kiosk => ({
  ...row,
  paired_at: toIso(row.paired_at),
  last_seen_at: row.last_seen_at === null ? null : toIso(row.last_seen_at),
});
