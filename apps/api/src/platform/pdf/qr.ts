import qrcode from 'qrcode';

const ALPHANUMERIC = /^[\dA-Z $%*+\-./:]+$/;
const DIGITS = /\d{8}/;

/**
 * The stretches of a code: without them the library weighs every way to divide it. Capitals and digits
 * are one stretch, as it would find as well; where many digits follow each other, two may be shorter.
 */
const stretchesOf = (text: string): string | qrcode.QRCodeSegment[] =>
  ALPHANUMERIC.test(text) && !DIGITS.test(text) ? [{ data: text, mode: 'alphanumeric' }] : text;

/** Draws a QR code of `side` points, without the quiet margin, at the upper left corner `x`, `y`. */
export function drawQr(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { modules } = qrcode.create(stretchesOf(text), { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  const number = (value: number) => String(Math.round(value * 10_000) / 10_000);
  // One path, a box for each stretch of dark modules: no seams inside a row. A module is the unit of
  // its numbers, which keeps them and the file short.
  const path: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const from = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      path.push(`${from} ${row} ${column - from} 1 re`);
    }
  }
  doc.save();
  doc.fillColor('#000000');
  (doc as unknown as { addContent(content: string): void }).addContent(
    `${number(step)} 0 0 ${number(step)} ${number(x)} ${number(y)} cm ${path.join(' ')} f`,
  );
  doc.restore();
}
