import type { FieldCode } from '@yay/contract/codes';
import type { ChangedRow, GridField } from '@yay/contract/item-grid/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { findOrderedProblems, type OfferChange } from '../items/index.ts';
import { type GridRow, gridChoices } from './item-grid.repo.ts';

export interface RowToSave {
  readonly before: GridRow;
  readonly after: GridRow;
}
export const offerChange = ({ before, after }: RowToSave): OfferChange => ({
  id: before.id,
  before,
  after,
});
export type RowProblems = Record<string, FieldCode[]>;

/**
 * Checks the fields of a row against each other and against the records that they refer to. Returns
 * every problem of every row.
 */
export async function checkRows(
  source: Queryable,
  asked: readonly ChangedRow[],
  rows: readonly RowToSave[],
): Promise<RowProblems | null> {
  const { vendors, extra_types } = await gridChoices(source);
  const vendorOf = new Map(vendors.map((vendor) => [vendor.id, vendor]));
  const types = new Set(extra_types.map(({ id }) => id));
  const ordered = await findOrderedProblems(source, rows.map(offerChange));
  const problems: RowProblems = {};
  rows.forEach(({ before, after }, place) => {
    const addProblem = (field: GridField, code: FieldCode) => {
      problems[`rows.${place}.changes.${field}`] = [code];
    };
    if (before.vendor_id !== after.vendor_id) {
      const vendor = vendorOf.get(after.vendor_id);
      if (vendor === undefined) addProblem('vendor_id', 'unknown_vendor');
      else if (vendor.suspended) addProblem('vendor_id', 'vendor_suspended');
    }
    const type = after.extra_type_id;
    const changed = asked[place]?.changes;
    if (type !== null && !after.is_extra) {
      addProblem(
        changed?.extra_type_id === undefined ? 'is_extra' : 'extra_type_id',
        'extras_only',
      );
    } else if (type !== null && type !== before.extra_type_id && !types.has(type)) {
      addProblem('extra_type_id', 'unknown_extra_type');
    }
    for (const field of ['vendor_id', 'is_extra', 'daily_capacity'] as const) {
      const code = ordered.get(after.id)?.[field];
      if (code) addProblem(field, code);
    }
  });
  return Object.keys(problems).length === 0 ? null : problems;
}
