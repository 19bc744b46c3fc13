import { type Box, drawQr, fitText, LEADING, type Pen } from '../../platform/pdf/index.ts';
import type { LabelText } from './label-words.ts';

/** Type sizes of a paper, in points; everything shrinks together where a label is full. */
export interface LabelType {
  readonly pad: number;
  readonly name: number;
  readonly text: number;
  readonly qr: number;
}

const SMALLEST = 0.3;
const STEP = 0.94;

/** Draws one label into its box. The allergy is reversed and comes first. */
export function drawLabel(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  label: LabelText,
  at: { readonly x: number; readonly y: number } & Box,
  type: LabelType,
): void {
  const { pad } = type;
  const inner = {
    x: at.x + pad,
    y: at.y + pad,
    width: at.width - 2 * pad,
    height: at.height - 2 * pad,
  };
  const beside = inner.width - type.qr - pad;
  for (let scale = 1; ; scale *= STEP) {
    const set = setLabel(pen, label, inner, beside, type, scale);
    if (set.height > inner.height && scale > SMALLEST) continue;
    let y = inner.y;
    if (set.allergy !== null) {
      const { size, lines } = set.allergy;
      const height = lines.length * size * LEADING + size * 0.4;
      doc.rect(inner.x, y, inner.width, height).fill('#000000');
      lines.forEach((line, n) => {
        pen.draw(line, inner.x + size * 0.4, y + size * (1.1 + n * LEADING), {
          size,
          weight: 'bold',
          color: '#ffffff',
        });
      });
      y += height + pad * 0.4;
    }
    for (const { size, lines, bold } of set.blocks) {
      for (const line of lines) {
        y += size * LEADING;
        pen.draw(line, inner.x, y - size * (LEADING - 0.92), {
          size,
          weight: bold ? 'bold' : 'regular',
        });
      }
    }
    break;
  }
  drawQr(doc, label.token, {
    x: inner.x + inner.width - type.qr,
    y: inner.y + inner.height - type.qr,
    side: type.qr,
  });
}

function setLabel(
  pen: Pen,
  label: LabelText,
  inner: Box,
  beside: number,
  type: LabelType,
  scale: number,
) {
  const barSize = type.text * scale * 1.05;
  const allergy =
    label.allergy === null
      ? null
      : fitText(
          pen,
          label.allergy,
          { width: inner.width - barSize * 0.8, height: inner.height * 0.3 },
          { size: barSize, weight: 'bold' },
        );
  const name = fitText(
    pen,
    label.name,
    { width: beside, height: inner.height * 0.42 },
    { size: type.name * scale, weight: 'bold' },
  );
  const size = type.text * scale;
  const blocks = [
    { ...name, bold: true },
    ...label.lines.map(({ text, bold = false }) => ({
      size,
      bold,
      lines: pen.wrap(text, beside, { size, weight: bold ? 'bold' : 'regular' }),
    })),
  ];
  const bar =
    allergy === null
      ? 0
      : allergy.lines.length * allergy.size * LEADING + allergy.size * 0.4 + type.pad * 0.4;
  const height = blocks.reduce(
    (sum, block) => sum + block.lines.length * block.size * LEADING,
    bar,
  );
  return { allergy, blocks, height };
}
