/** Papers that labels are printed on, in points (72 an inch), measured from the upper left corner. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly label: { readonly width: number; readonly height: number };
  /** The distance from the corner of the page to the corner of the first label. */
  readonly left: number;
  readonly top: number;
  /** The distance from a label to the next one. */
  readonly across: number;
  readonly down: number;
}

const INCH = 72;
const MM = INCH / 25.4;

export const SHEET_NAMES = ['avery_5160', 'thermal_4x6', 'a4_70x37'] as const;
export type SheetName = (typeof SHEET_NAMES)[number];

export const SHEETS: Readonly<Record<SheetName, Sheet>> = {
  /** 30 labels of 2 5/8 by 1 inch on Letter. */
  avery_5160: {
    width: 8.5 * INCH,
    height: 11 * INCH,
    columns: 3,
    rows: 10,
    label: { width: 2.625 * INCH, height: INCH },
    left: 0.1875 * INCH,
    top: 0.5 * INCH,
    across: 2.75 * INCH,
    down: INCH,
  },
  /** One label a page, from a roll. */
  thermal_4x6: {
    width: 4 * INCH,
    height: 6 * INCH,
    columns: 1,
    rows: 1,
    label: { width: 4 * INCH, height: 6 * INCH },
    left: 0,
    top: 0,
    across: 4 * INCH,
    down: 6 * INCH,
  },
  /** 24 labels of 70 by 37 mm on A4, which they fill. */
  a4_70x37: {
    width: 210 * MM,
    height: 297 * MM,
    columns: 3,
    rows: 8,
    label: { width: 70 * MM, height: 37 * MM },
    left: 0,
    top: 0.5 * MM,
    across: 70 * MM,
    down: 37 * MM,
  },
};

export const perSheet = ({ columns, rows }: Sheet): number => columns * rows;

/** Offset of a printer, in hundredths of an inch to the right and down. */
export interface Shift {
  readonly across: number;
  readonly down: number;
}
export const MOST_SHIFT = 50;

export interface LabelPlace {
  /** The page, from 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the place of label `n`, from 0, when the first one is put in place `start`, from 1. */
export function placeOf(sheet: Sheet, n: number, start: number, shift: Shift): LabelPlace {
  const index = n + start - 1;
  const page = Math.floor(index / perSheet(sheet));
  const within = index % perSheet(sheet);
  return {
    page,
    x: sheet.left + (within % sheet.columns) * sheet.across + (shift.across * INCH) / 100,
    y: sheet.top + Math.floor(within / sheet.columns) * sheet.down + (shift.down * INCH) / 100,
  };
}

/** Counts the sheets that some labels take. */
export const sheetsOf = (sheet: Sheet, labels: number, start: number): number =>
  labels === 0 ? 0 : Math.ceil((labels + start - 1) / perSheet(sheet));

/** The place after the last label: where the next print goes on with the same sheet. */
export const nextPlace = (sheet: Sheet, labels: number, start: number): number =>
  ((labels + start - 1) % perSheet(sheet)) + 1;
