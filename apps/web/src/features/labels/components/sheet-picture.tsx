import { perSheet, SHEETS, type SheetName } from '@yay/domain/labels';
import type { CSSProperties } from 'react';

export interface SheetPictureProps {
  sheet: SheetName;
  start: number;
  /** Labels that will be printed from there. */
  count: number;
  /** The picture's text for screen readers. */
  label: string;
}

/** The first sheet in the printer: what is used, what will be printed, what stays free. */
export function SheetPicture({ sheet, start, count, label }: SheetPictureProps) {
  const { columns, width, height } = SHEETS[sheet];
  const style = { '--columns': columns, aspectRatio: `${width} / ${height}` } as CSSProperties;
  return (
    <div className="label-sheet" role="img" aria-label={label} style={style}>
      {Array.from({ length: perSheet(SHEETS[sheet]) }, (_, n) => n + 1).map((place) => {
        const number = place - start + 1;
        const look = number < 1 ? 'used' : number <= count ? 'printed' : 'free';
        return (
          <i key={place} data-look={look}>
            {look === 'printed' ? number : ''}
          </i>
        );
      })}
    </div>
  );
}
