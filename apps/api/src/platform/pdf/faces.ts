import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type EmbeddedFont, embedIn, unwritten } from './embedded.ts';

const require = createRequire(import.meta.url);

/** A font file. */
export interface Face {
  readonly name: string;
  readonly source: string | Buffer;
  readonly has: (codePoint: number) => boolean;
  /** Width of the line drawn around each glyph, in parts of the size: what is missing in weight. */
  readonly stroke: { readonly regular: number; readonly bold: number };
}

export type Weight = 'regular' | 'bold';

const NONE = { regular: 0, bold: 0 };
// The variable fonts are embedded as their files begin, at their thinnest.
const THINNEST = { regular: 0.05, bold: 0.075 };
const PLAIN = { regular: 0, bold: 0.03 };

const scratch = unwritten();

function face(name: string, source: string | Buffer, stroke: Face['stroke']): Face {
  const { font } = embedIn(scratch, name, source) satisfies EmbeddedFont;
  return { name, source, stroke, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

const dejavu = (file: string) =>
  face(file, require.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`), NONE);

/** Latin, Greek, Cyrillic, Hebrew, Arabic and more: what nearly every text is drawn with. */
export const BASE: Readonly<Record<Weight, Face>> = {
  regular: dejavu('DejaVuSansCondensed'),
  bold: dejavu('DejaVuSansCondensed-Bold'),
};

const FAMILIES = {
  japanese: { package: '@fontsource-variable/noto-sans-jp', file: 'noto-sans-jp' },
  chinese: { package: '@fontsource-variable/noto-sans-sc', file: 'noto-sans-sc' },
  korean: { package: '@fontsource-variable/noto-sans-kr', file: 'noto-sans-kr' },
  emoji: { package: '@fontsource-variable/noto-emoji', file: 'noto-emoji' },
} as const;

export type Family = keyof typeof FAMILIES;

const isNoto = (family: Family) => family !== 'emoji';

/** A family comes in files of about 200 characters each, and a list that says which is where. */
interface Slice {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const slices = new Map<Family, readonly Slice[]>();

function slicesOf(family: Family): readonly Slice[] {
  const known = slices.get(family);
  if (known !== undefined) return known;
  const { package: name, file } = FAMILIES[family];
  const list = JSON.parse(readFileSync(require.resolve(`${name}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const read = Object.entries(list).map(([key, ranges]) => ({
    file: `${name}/files/${file}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));
  slices.set(family, read);
  return read;
}

// pdfkit cuts what is used out of plain TrueType files alone.
const decompress = (file: string): Promise<Uint8Array> =>
  (require('wawoff2/decompress') as (woff2: Buffer) => Promise<Uint8Array>)(
    readFileSync(require.resolve(file)),
  );

const opened = new Map<string, Promise<Face>>();

function open(file: string, stroke: Face['stroke']): Promise<Face> {
  let opening = opened.get(file);
  if (opening === undefined) {
    opening = decompress(file).then((bytes) => face(file, Buffer.from(bytes), stroke));
    opened.set(file, opening);
    // A file that could not be read is tried anew by the next text.
    opening.catch(() => opened.delete(file));
  }
  return opening;
}

/** Returns the file of a family that draws this character. */
export async function faceOfFamily(family: Family, codePoint: number): Promise<Face | undefined> {
  for (const { file, ranges } of slicesOf(family)) {
    if (!ranges.some(([from, to]) => from <= codePoint && codePoint <= to)) continue;
    const font = await open(file, isNoto(family) ? THINNEST : PLAIN);
    // The list names more than the files hold.
    if (font.has(codePoint)) return font;
  }
  return undefined;
}

/** Every character of the basic plane, drawn coarsely: for what no other font has. */
export const lastResort = (): Promise<Face> =>
  open('@fontsource/unifontex/files/unifontex-latin-400-normal.woff2', PLAIN);
