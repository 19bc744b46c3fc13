import type { Transformation } from '@yay/domain/media';
import sharp from 'sharp';

export const DELIVERED = ['avif', 'webp', 'jpg', 'png'] as const;
export type Delivered = (typeof DELIVERED)[number];

/** Returns the key of a rendition: two addresses of the same pixels share one. */
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
    // A picture that fills a frame may be enlarged; one that is fitted into it never is.
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

/** Returns the best format that the browser accepts. */
export function bestFormat(accept: string | undefined): Delivered {
  const accepted = (accept ?? '').toLowerCase();
  if (accepted.includes('image/avif')) return 'avif';
  return accepted.includes('image/webp') ? 'webp' : 'jpg';
}
