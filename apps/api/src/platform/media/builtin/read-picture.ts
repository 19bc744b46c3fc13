import { open } from 'node:fs/promises';
import { identifyPicture, type PictureFormat, type PictureProblem } from '@yay/domain/media';
import sharp, { type Metadata } from 'sharp';

/**
 * Enough for the largest phone photographs; a larger picture is a decompression bomb or a mistake.
 */
const MOST_PIXELS = 50_000_000;
/** Pixels that a side has at most: no page shows more, and stored pictures stay for long. */
const LARGEST_SIDE = 2_400;
const SECONDS = 20;

export interface ReadPicture {
  readonly format: 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly body: Buffer;
}

/**
 * Reads an uploaded picture and encodes it anew from its pixels, upright, which removes everything
 * else in the file: places, names, other files that begin or end in it.
 */
export async function readPicture(file: Buffer | string): Promise<ReadPicture | PictureProblem> {
  const identified = identifyPicture(await startOf(file));
  if (!isFormat(identified)) return identified;
  const source = { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 } as const;
  try {
    const known = await sharp(file, { ...source, limitInputPixels: false }).metadata();
    if (formatOf(known) !== identified) return 'not_a_picture';
    if (known.width * known.height > MOST_PIXELS) return 'picture_too_many_pixels';
    const pixels = sharp(file, { ...source, sequentialRead: true })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({
        width: LARGEST_SIDE,
        height: LARGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      });
    const format = identified === 'jpg' ? 'jpg' : 'webp';
    const { data, info } = await (format === 'jpg'
      ? pixels.jpeg({ quality: 88 })
      : pixels.webp({ quality: 90 })
    ).toBuffer({ resolveWithObject: true });
    return { format, width: info.width, height: info.height, body: data };
  } catch {
    // A truncated, damaged or forged file that can't be decoded is not a picture.
    return 'not_a_picture';
  }
}

async function startOf(file: Buffer | string): Promise<Buffer> {
  if (typeof file !== 'string') return file.subarray(0, 512);
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}

const isFormat = (found: PictureFormat | PictureProblem): found is PictureFormat =>
  ['jpg', 'png', 'webp', 'avif', 'gif'].includes(found);

function formatOf({ format, compression }: Metadata): PictureFormat | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined;
  return ({ jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' } as const)[
    format as 'jpeg'
  ];
}
