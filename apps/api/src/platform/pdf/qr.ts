import qrcode from 'qrcode';

/** Draws a QR code of `side` points, without the quiet margin, at the upper left corner `x`, `y`. */
export function drawQr(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  const number = (value: number) => String(Math.round(value * 1_000) / 1_000);
  // One path, a box for each stretch of dark modules: no seams inside a row, and a small file.
  const path: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const from = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      path.push(
        `${number(x + from * step)} ${number(y + row * step)} ${number((column - from) * step)} ${number(step)} re`,
      );
    }
  }
  doc.save();
  doc.fillColor('#000000');
  (doc as unknown as { addContent(content: string): void }).addContent(`${path.join(' ')} f`);
  doc.restore();
}
