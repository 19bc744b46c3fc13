import type { Transformation } from '@yay/domain/media';
import sharp from 'sharp';

export const DELIVERED = ['avif', 'webp', 'jpg', 'png'] as const;
export type Delivered = (typeof DELIVERED)[number];

/** How a cut is kept: two ways of asking for the same pixels are one. */
export const renditionOf = ({ crop, width, height, dpr }: Transformation): string =>
  `${crop}-${width * dpr}x${height === null ? 'auto' : height * dpr}`;

export function cutPicture(
  original: Buffer,
  { crop, width, height, dpr }: Transformation,
  format: Delivered,
): Promise<Buffer> {
  const cut = sharp(original, { failOn: 'error', sequentialRead: true }).resize({
    width: width * dpr,
    ...(height !== null && { height: height * dpr }),
    // What fills a frame fills it, small as it is; what is fitted is never blown up.
    fit: crop === 'fill' ? 'cover' : 'inside',
    withoutEnlargement: crop === 'fit',
  });
  switch (format) {
    case 'avif':
      return cut.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return cut.webp({ quality: 80 }).toBuffer();
    case 'png':
      return cut.png().toBuffer();
    default:
      return cut.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
  }
}

/** The best that the reader's browser says it takes. */
export function bestFormat(accept: string | undefined): Delivered {
  const taken = (accept ?? '').toLowerCase();
  if (taken.includes('image/avif')) return 'avif';
  return taken.includes('image/webp') ? 'webp' : 'jpg';
}
