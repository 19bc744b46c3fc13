import type { GridItem } from '@yay/contract/item-grid/calls';
import { toIso } from '@yay/domain/time';
import type { GridRow } from './item-grid.repo.ts';

export const presentRow = (row: GridRow): GridItem => ({
  ...row,
  archived_at: row.archived_at === null ? null : toIso(row.archived_at),
});
