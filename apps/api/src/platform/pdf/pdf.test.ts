import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { drawQr, fitText, LEADING, Pen } from './index.ts';
import { readPdf } from './read-pdf.fixture.ts';

async function drawn(draw: (pen: Pen, doc: PDFKit.PDFDocument) => Promise<void> | void) {
  const doc = new PDFDocument({ size: [400, 300], margin: 0, compress: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  await draw(new Pen(doc), doc);
  doc.end();
  await ended;
  const [page] = readPdf(Buffer.concat(chunks));
  if (page === undefined) throw new Error('no page was drawn');
  return page;
}

const lineOf = async (text: string) => {
  const { texts } = await drawn(async (pen) => {
    await pen.open([text]);
    pen.draw(text, 10, 50, { size: 12, weight: 'bold' });
  });
  return texts;
};

describe('pen', () => {
  it.each([
    ['Latin', 'Łucja Ångström-Nguyễn'],
    ['Greek', 'Ιωάννα Παπαδάκη'],
    ['Cyrillic', 'Юлия Щербакова'],
    ['Chinese', '王小明 龍麗'],
    ['Japanese', '山田 さくら カナ'],
    ['Korean', '김민준 한글'],
    ['an emoji', 'Mia 🦄😀'],
    ['a script that only the coarse font has', 'अनन्या'],
  ])('draws a name in %s with every sign', async (_script, name) => {
    const texts = await lineOf(name);
    // Signs of one syllable may be drawn in another order than they are read.
    const signs = (text: string) => [...text.replaceAll(' ', '')].sort().join('');
    expect(signs(texts.map(({ text }) => text).join(''))).toBe(signs(name));
  });

  it.each([
    ['Hebrew', 'נועה כהן', 'ןהכ העונ'],
    ['Hebrew with a number between', 'נועה 42 כהן', 'ןהכ 42 העונ'],
  ])('draws %s from right to left', async (_script, name, onPaper) => {
    expect((await lineOf(name)).map(({ text }) => text).join('')).toBe(onPaper);
  });

  it('joins Arabic letters and draws them from right to left', async () => {
    const [first] = await lineOf('محمد');
    expect([...(first?.text ?? '')].reverse().join('')).toBe('محمد');
    const apart = await Promise.all([...'محمد'].map(widthOf));
    expect(await widthOf('محمد')).not.toBeCloseTo(
      apart.reduce((sum, width) => sum + width, 0),
      1,
    );
  });

  it.each([
    ['a room of Arabic writing', 'غرفة ١٢', '١٢ ةفرغ'],
    ['a Persian one', 'اتاق ۳۴', '۳۴ قاتا'],
    ['an English one', 'Room ١٢', 'Room ١٢'],
    ['a price', '١٢٫٥', '١٢٫٥'],
  ])('draws the digits of %s from left to right', async (_what, name, onPaper) => {
    expect((await lineOf(name)).map(({ text }) => text).join('')).toBe(onPaper);
  });

  it('leaves out signs that paper has no way to draw', async () => {
    const texts = await lineOf('Mia\u{200D}\u{FE0F} \u{202E}Fox👍🏽');
    expect(texts.map(({ text }) => text).join('')).toBe('Mia Fox👍');
  });

  it('draws pieces of several fonts side by side', async () => {
    const texts = await lineOf('Li 王 Ann');
    expect(texts).toHaveLength(3);
    expect(texts[0]?.x).toBe(10);
    for (const [n, { x }] of texts.entries()) {
      expect(x).toBeGreaterThanOrEqual(texts[n - 1]?.x ?? 0);
    }
  });
});

async function widthOf(text: string): Promise<number> {
  let width = 0;
  await drawn(async (pen) => {
    await pen.open([text]);
    width = pen.width(text, { size: 12 });
  });
  return width;
}

describe('fitText', () => {
  const style = { size: 14, weight: 'bold' } as const;
  const LONG = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Fairbanks von und zu Hohenstein';
  it.each([
    ['a short name', 'Ava Chen', { width: 120, height: 34 }, 1],
    ['a name a little too long', 'Maximiliana Fairbanks', { width: 150, height: 34 }, 1],
    [
      'a long name',
      'Maximiliana Nguyen-Cole Fairbanks Featherstone',
      { width: 120, height: 40 },
      2,
    ],
    ['a name of 100 letters without a space', 'W'.repeat(100), { width: 120, height: 34 }, 2],
    ['a name of several words in a low box', LONG, { width: 90, height: 20 }, 1],
    ['no name', '', { width: 90, height: 20 }, 1],
  ])('keeps all of %s in its box', async (_what, name, box, fewest) => {
    await drawn((pen) => {
      const { size, lines } = fitText(pen, name, box, style);
      expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
      expect(lines.length).toBeGreaterThanOrEqual(fewest);
      expect(lines.length * size * LEADING).toBeLessThanOrEqual(box.height + 0.01);
      for (const line of lines) {
        expect(pen.width(line, { ...style, size })).toBeLessThanOrEqual(box.width + 0.01);
      }
    });
  });

  it('shrinks before it wraps', async () => {
    await drawn((pen) => {
      const box = { width: pen.width('Maximiliana', style) * 0.8, height: 60 };
      expect(fitText(pen, 'Maximiliana', box, style)).toMatchObject({ lines: ['Maximiliana'] });
    });
  });
});

describe('drawQr', () => {
  it('fills exactly its square', async () => {
    const { boxes } = await drawn((_pen, doc) =>
      drawQr(doc, 'https://lunch.example/l/abc', { x: 20, y: 30, side: 50 }),
    );
    expect(Math.min(...boxes.map(({ x }) => x))).toBeCloseTo(20, 2);
    expect(Math.min(...boxes.map(({ y }) => y))).toBeCloseTo(30, 2);
    expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeCloseTo(70, 2);
    expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeCloseTo(80, 2);
  });
});
