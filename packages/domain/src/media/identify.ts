export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'avif', 'gif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Reasons to refuse a file. */
export const PICTURE_PROBLEMS = [
  'not_a_picture',
  'picture_heic',
  'picture_drawing',
  'picture_too_large',
  'picture_too_many_pixels',
] as const;
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];

export const LARGEST_PICTURE_BYTES = 50_000_000;

const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Identifies a picture by its first bytes, whatever its name. Some dozens of bytes are enough. */
export function identifyPicture(start: Uint8Array): PictureFormat | PictureProblem {
  const at = (offset: number, ...bytes: number[]) =>
    bytes.every((byte, index) => start[offset + index] === byte);
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to));
  if (at(0, 0xff, 0xd8, 0xff)) return 'jpg';
  if (at(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(4, 8) === 'ftyp') return ofBox(start, text);
  return /^(?:\uFEFF|ï»¿)?\s*<(?:\?xml|!doctype svg|!--|svg)/i.test(text(0, 256))
    ? 'picture_drawing'
    : 'not_a_picture';
}

// A file lists its brands, its own first: an AVIF may also name the general ones that a HEIC has.
function ofBox(start: Uint8Array, text: (from: number, to: number) => string) {
  const size = ((start[2] ?? 0) << 8) | (start[3] ?? 0);
  const brands = [text(8, 12)];
  for (let at = 16; at + 4 <= Math.min(size, start.length, 128); at += 4) {
    brands.push(text(at, at + 4));
  }
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC.has(brand)) ? 'picture_heic' : 'not_a_picture';
}
