import type { LabelContent } from '@yay/domain/labels';
import { fitText, type Pen } from '../../platform/pdf/index.ts';
import type { LabelWords, PrintFacts } from './label-words.ts';

/** The labels that a print of changes makes void, to be thrown away. */
export interface Slip {
  readonly canceled: readonly LabelContent[];
  /** Old labels of what changed. */
  readonly changed: readonly LabelContent[];
  readonly sinceAt: PrintFacts['takenAt'];
}

const PAGE = { width: 612, height: 792 };
const MARGIN = 54;
const ROW = 26;
const COLUMNS = { box: MARGIN, child: MARGIN + 28, room: MARGIN + 214, says: MARGIN + 320 };

/** The page beside the labels that names those to throw away. Returns how many pages it takes. */
export async function drawSlip(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  slip: Slip,
  words: LabelWords,
): Promise<number> {
  const { say } = words;
  let pages = 0;
  let y = 0;
  const page = () => {
    doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    pages += 1;
    y = MARGIN;
  };
  const heading = (text: string, size: number) => {
    if (y + size * 2 + ROW > PAGE.height - MARGIN) page();
    y += size * 1.4;
    pen.draw(text, MARGIN, y, { size, weight: 'bold' });
    y += size * 0.6;
  };
  const row = (content: LabelContent, box: boolean) => {
    if (y + ROW > PAGE.height - MARGIN) page();
    if (box)
      doc
        .rect(COLUMNS.box, y + 6, 12, 12)
        .lineWidth(1)
        .stroke('#000000');
    const cell = (text: string, from: number, to: number, bold = false) => {
      const style = { size: 10.5, weight: bold ? ('bold' as const) : ('regular' as const) };
      const fitted = fitText(pen, text, { width: to - from - 8, height: ROW - 4 }, style);
      fitted.lines.forEach((line, n) => {
        pen.draw(line, from, y + 16 - (fitted.lines.length - 1) * 5 + n * fitted.size * 1.16, {
          ...style,
          size: fitted.size,
        });
      });
    };
    cell(`${content.last}, ${content.first}`, COLUMNS.child, COLUMNS.room, true);
    cell(words.room(content), COLUMNS.room, COLUMNS.says);
    cell([content.item, ...content.parts].join(', '), COLUMNS.says, PAGE.width - MARGIN);
    y += ROW;
    doc
      .moveTo(MARGIN, y)
      .lineTo(PAGE.width - MARGIN, y)
      .lineWidth(0.5)
      .stroke('#999999');
  };
  for (const content of [...slip.canceled, ...slip.changed]) {
    await pen.open([
      content.first,
      content.last,
      words.room(content),
      content.item,
      ...content.parts,
    ]);
  }
  page();
  if (slip.canceled.length > 0) {
    heading(say('slip.title', { count: slip.canceled.length }), 18);
  }
  y += 12;
  pen.draw(`${words.taken} ${say('slip.since', { time: words.moment(slip.sinceAt) })}`, MARGIN, y, {
    size: 9,
  });
  y += 18;
  if (slip.canceled.length > 0) {
    for (const [text, x] of [
      [say('slip.child'), COLUMNS.child],
      [say('slip.room'), COLUMNS.room],
      [say('slip.says'), COLUMNS.says],
    ] as const) {
      pen.draw(text, x, y, { size: 9, weight: 'bold' });
    }
    y += 6;
    for (const content of slip.canceled) row(content, true);
  }
  if (slip.changed.length > 0) {
    heading(say('slip.changed', { count: slip.changed.length }), 14);
    y += 6;
    for (const content of slip.changed) row(content, true);
  }
  return pages;
}
