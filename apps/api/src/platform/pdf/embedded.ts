import PDFDocument from 'pdfkit';

/** A font that pdfkit embeds, with the fields that its types leave out. */
export interface EmbeddedFont {
  readonly id: string;
  /** Thousandths of the size. */
  readonly ascender: number;
  readonly descender: number;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  ref(): unknown;
  /** Glyphs in the order in which they are drawn, as hex, and the place of each. */
  encode(text: string, features: readonly string[]): [string[], GlyphPosition[]];
}

export interface GlyphPosition {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  readonly advanceWidth: number;
}

/** Opens a font in a document and returns pdfkit's own record of it. */
export function embedIn(doc: PDFKit.PDFDocument, name: string, source: string | Buffer) {
  doc.registerFont(name, source);
  doc.font(name);
  return (doc as unknown as { _font: EmbeddedFont })._font;
}

/** Says that the current page uses the font. */
export function useOnPage(doc: PDFKit.PDFDocument, font: EmbeddedFont): void {
  const { fonts } = doc.page as unknown as { fonts: Record<string, unknown> };
  fonts[font.id] ??= font.ref();
}

/** A document that is never written; fonts are read through it. */
export const unwritten = () => new PDFDocument({ autoFirstPage: false, fontLayoutCache: false });
