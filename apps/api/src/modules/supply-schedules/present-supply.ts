import type { SupplySchedule } from '@yay/contract/supply-schedules/calls';
import { toIso } from '@yay/domain/time';
import type { SupplyRow } from './supplies.repo.ts';

export const presentSupply = (row: SupplyRow): SupplySchedule => ({
  ...row,
  archived_at: row.archived_at === null ? null : toIso(row.archived_at),
});

/** The fields of a supply that the record keeps. */
export const told = (row: SupplyRow) => ({
  school: row.destination.name,
  name: row.name,
  quantity: row.quantity,
  unit: row.unit || null,
  weekdays: row.weekdays.join(', '),
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  notes: row.note || null,
});
