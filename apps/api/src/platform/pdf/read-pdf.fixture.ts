/** A line as it stands in a file: what a reader copies, and where it begins, in points from the top. */
export interface ReadText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ReadText[];
  /** Filled and stroked boxes. */
  readonly boxes: readonly { x: number; y: number; width: number; height: number }[];
}

const BOX = /([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g;
/** Boxes of one path, after the scale and place that it may have. */
const BOXES =
  /(?:([\d.]+) 0 0 ([\d.]+) ([\d.-]+) ([\d.-]+) cm )?((?:[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ re\s?)+)/g;

/** Reads what `Pen` and pdfkit drew into an uncompressed file. */
export function readPdf(bytes: Buffer): ReadPage[] {
  const file = bytes.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [
      id ?? '',
      body ?? '',
    ]),
  );
  const at = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const unicode = (font: string) => {
    const signs = new Map<string, string>();
    const map = at(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]);
    for (const [, from, , list] of map.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
      [...(list ?? '').matchAll(/<([\w\s]*)>/g)].forEach(([, hex = ''], n) => {
        const units = hex.match(/\w{4}/g) ?? [];
        const glyph = (Number.parseInt(from ?? '', 16) + n).toString(16).padStart(4, '0');
        signs.set(
          glyph,
          units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
        );
      });
    }
    return signs;
  };
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
      const resources = at(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
          name ?? '',
          unicode(at(id)),
        ]),
      );
      const content = at(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
      const texts = [
        ...content.matchAll(
          /\/(F\d+) ([\d.]+) Tf 1 0 0 -1 ([\d.-]+) ([\d.-]+) Tm \[([^\]]*)\] TJ/g,
        ),
      ].map(([, font = '', size, x, y, glyphs = '']) => ({
        text: [...glyphs.matchAll(/<(\w+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? [])
          .map((glyph) => fonts.get(font)?.get(glyph) ?? '\u{FFFD}')
          .join(''),
        x: Number(x),
        y: Number(y),
        size: Number(size),
      }));
      const boxes = [...content.matchAll(BOXES)].flatMap(
        ([, across = 1, down = 1, left = 0, top = 0, path = '']) =>
          [...path.matchAll(BOX)].map(([, x, y, boxWidth, boxHeight]) => ({
            x: Number(left) + Number(across) * Number(x),
            y: Number(top) + Number(down) * Number(y),
            width: Number(across) * Number(boxWidth),
            height: Number(down) * Number(boxHeight),
          })),
      );
      return { width: Number(width), height: Number(height), texts, boxes };
    });
}
