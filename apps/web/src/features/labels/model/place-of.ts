import { perSheet, SHEETS, type SheetName } from '@yay/domain/labels';

/** The place on a sheet that was typed; the nearest one that the sheet has. */
export const placeOf = (typed: string, sheet: SheetName): number =>
  Math.min(Math.max(1, Math.trunc(Number(typed)) || 1), perSheet(SHEETS[sheet]));
