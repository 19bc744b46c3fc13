import { type EmbeddedFont, embedIn, useOnPage } from './embedded.ts';
import { BASE, type Face, type Weight } from './faces.ts';
import { drawable, isPlain, openFonts, runsOf } from './runs.ts';

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  /** A color of pdfkit; black unless said. */
  readonly color?: string;
}

/** The part of a line that one font draws. */
interface Drawn {
  readonly font: EmbeddedFont;
  readonly face: Face;
  /** An operand of TJ: glyphs with what is between them. */
  readonly glyphs: string;
  /** Thousandths of the size. */
  readonly width: number;
}

interface Line {
  readonly drawn: readonly Drawn[];
  readonly width: number;
}

const MOST_KEPT = 2_000;
const number = (value: number) => String(Math.round(value * 1_000) / 1_000);

/**
 * Draws text of any script into a document. Fonts of a text are opened before (`open`), since that
 * reads files; measuring and drawing are synchronous and place each line exactly.
 */
export class Pen {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts = new Map<Face, EmbeddedFont>();
  readonly #signs: Record<Weight, Map<string, { glyph: string; width: number }>> = {
    regular: new Map(),
    bold: new Map(),
  };
  /** Lines that were set lately, for measuring is followed by drawing. */
  readonly #lines = new Map<string, Line>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** Opens the fonts that these texts need. */
  async open(texts: Iterable<string>): Promise<void> {
    for (const text of texts) if (!isPlain(text)) await openFonts(text);
  }

  /** The width of a line in points. */
  width(text: string, { size, weight = 'regular' }: Style): number {
    return (this.#set(text, weight).width * size) / 1_000;
  }

  /** Draws one line, whose box begins at `x`, with its baseline at `y`. */
  draw(text: string, x: number, y: number, { size, weight = 'regular', color }: Style): void {
    const doc = this.#doc;
    let left = x;
    const content: string[] = [];
    for (const { font, face, glyphs, width } of this.#set(text, weight).drawn) {
      useOnPage(doc, font);
      const stroke = face.stroke[weight] * size;
      const mode = stroke > 0 ? `2 Tr ${number(stroke)} w 1 j 1 J ` : '0 Tr ';
      content.push(
        `${mode}/${font.id} ${number(size)} Tf 1 0 0 -1 ${number(left)} ${number(y)} Tm [${glyphs}] TJ`,
      );
      left += (width * size) / 1_000;
    }
    doc.save();
    doc.fillColor(color ?? '#000000').strokeColor(color ?? '#000000');
    (doc as unknown as { addContent(text: string): void }).addContent(`BT ${content.join(' ')} ET`);
    doc.restore();
  }

  /** Breaks a text into lines of at most `width` points: at spaces, and inside words that need it. */
  wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    const takes = (candidate: string) => this.width(candidate, style) <= width + 0.001;
    for (const word of drawable(text).trim().split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (takes(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      if (takes(word)) {
        line = word;
        continue;
      }
      for (const { segment } of GRAPHEMES.segment(word)) {
        if (line !== '' && !takes(line + segment)) {
          lines.push(line);
          line = '';
        }
        line += segment;
      }
    }
    return [...lines, line];
  }

  #set(text: string, weight: Weight): Line {
    const key = weight + text;
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const shown = drawable(text);
    const drawn = isPlain(shown)
      ? [this.#plain(shown, weight)]
      : runsOf(shown, weight).map(({ text: run, face }) => this.#run(run, face));
    const line = { drawn, width: drawn.reduce((sum, { width }) => sum + width, 0) };
    if (this.#lines.size >= MOST_KEPT) this.#lines.clear();
    this.#lines.set(key, line);
    return line;
  }

  /** Latin letters one by one, which is many times faster than shaping and looks the same. */
  #plain(text: string, weight: Weight): Drawn {
    const face = BASE[weight];
    const font = this.#font(face);
    const signs = this.#signs[weight];
    let hex = '';
    let width = 0;
    for (const sign of text) {
      let known = signs.get(sign);
      if (known === undefined) {
        const [[glyph = ''], [position]] = font.encode(sign, []);
        known = { glyph, width: position?.advanceWidth ?? 0 };
        signs.set(sign, known);
      }
      hex += known.glyph;
      width += known.width;
    }
    return { font, face, glyphs: `<${hex}>`, width };
  }

  #run(text: string, face: Face): Drawn {
    const font = this.#font(face);
    const [glyphs, positions] = font.encode(text, []);
    const parts: string[] = [];
    let width = 0;
    glyphs.forEach((glyph, n) => {
      const { xAdvance = 0, xOffset = 0, advanceWidth = 0 } = positions[n] ?? {};
      // A number in TJ moves to the left.
      if (xOffset !== 0) parts.push(number(-xOffset));
      parts.push(`<${glyph}>`);
      const back = advanceWidth - xAdvance + xOffset;
      if (back !== 0) parts.push(number(back));
      width += xAdvance;
    });
    return { font, face, glyphs: parts.join(' '), width };
  }

  #font(face: Face): EmbeddedFont {
    let font = this.#fonts.get(face);
    if (font === undefined) {
      font = embedIn(this.#doc, face.name, face.source);
      this.#fonts.set(face, font);
    }
    return font;
  }
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
