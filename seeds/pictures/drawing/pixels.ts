import sharp from 'sharp';

/** The widths in px that a dish is kept in as pixels, by the folder beneath the drawings. */
export const WIDTHS = { '': 400, 'small/': 160 } as const;

/** A drawing's own width; pixels per inch are counted from it, and a vector has 72. */
const DRAWN = 120;

/** Paints a square drawing as an AVIF of that width in px, on nothing. */
export const toPixels = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / DRAWN })
    .resize(width, width)
    .avif({ quality: 50, effort: 6 })
    .toBuffer();
