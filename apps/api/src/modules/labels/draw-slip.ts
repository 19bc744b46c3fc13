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

/** Draws pages from the top down, and goes on with the next one where there is no more room. */
class SlipPages {
  pages = 0;
  y = 0;
  readonly #doc: PDFKit.PDFDocument;
  readonly #pen: Pen;
  readonly #words: LabelWords;

  constructor(doc: PDFKit.PDFDocument, pen: Pen, words: LabelWords) {
    this.#doc = doc;
    this.#pen = pen;
    this.#words = words;
    this.addPage();
  }

  addPage(): void {
    this.#doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    this.pages += 1;
    this.y = MARGIN;
  }

  heading(text: string, size: number): void {
    if (this.y + size * 2 + ROW > PAGE.height - MARGIN) this.addPage();
    this.y += size * 1.4;
    this.#pen.draw(text, MARGIN, this.y, { size, weight: 'bold' });
    this.y += size * 0.6;
  }

  /** A line in small letters. */
  note(text: string, x: number, weight: 'bold' | 'regular' = 'regular'): void {
    this.#pen.draw(text, x, this.y, { size: 9, weight });
  }

  /** A label to throw away, with a box to tick. */
  row(content: LabelContent): void {
    if (this.y + ROW > PAGE.height - MARGIN) this.addPage();
    this.#doc
      .rect(COLUMNS.box, this.y + 6, 12, 12)
      .lineWidth(1)
      .stroke('#000000');
    this.#cell(`${content.last}, ${content.first}`, COLUMNS.child, COLUMNS.room, 'bold');
    this.#cell(this.#words.room(content), COLUMNS.room, COLUMNS.says);
    const says = [content.item, ...content.parts].join(', ');
    this.#cell(says, COLUMNS.says, PAGE.width - MARGIN);
    this.y += ROW;
    this.#doc
      .moveTo(MARGIN, this.y)
      .lineTo(PAGE.width - MARGIN, this.y)
      .lineWidth(0.5)
      .stroke('#999999');
  }

  #cell(text: string, from: number, to: number, weight: 'bold' | 'regular' = 'regular'): void {
    const box = { width: to - from - 8, height: ROW - 4 };
    const { lines, size } = fitText(this.#pen, text, box, { size: 10.5, weight });
    lines.forEach((line, n) => {
      const y = this.y + 16 - (lines.length - 1) * 5 + n * size * 1.16;
      this.#pen.draw(line, from, y, { size, weight });
    });
  }
}

/** The page beside the labels that names those to throw away. Returns how many pages it takes. */
export async function drawSlip(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  slip: Slip,
  words: LabelWords,
): Promise<number> {
  const { say } = words;
  for (const content of [...slip.canceled, ...slip.changed]) {
    await pen.open([
      content.first,
      content.last,
      words.room(content),
      content.item,
      ...content.parts,
    ]);
  }
  const pages = new SlipPages(doc, pen, words);
  if (slip.canceled.length > 0) {
    pages.heading(say('slip.title', { count: slip.canceled.length }), 18);
  }
  pages.y += 12;
  const since = say('slip.since', { time: words.moment(slip.sinceAt) });
  pages.note(`${words.taken} ${since}`, MARGIN);
  pages.y += 18;
  if (slip.canceled.length > 0) {
    pages.note(say('slip.child'), COLUMNS.child, 'bold');
    pages.note(say('slip.room'), COLUMNS.room, 'bold');
    pages.note(say('slip.says'), COLUMNS.says, 'bold');
    pages.y += 6;
    for (const content of slip.canceled) pages.row(content);
  }
  if (slip.changed.length > 0) {
    pages.heading(say('slip.changed', { count: slip.changed.length }), 14);
    pages.y += 6;
    for (const content of slip.changed) pages.row(content);
  }
  return pages.pages;
}
