import { identifyPicture, LARGEST_PICTURE_BYTES, PICTURE_FORMATS } from '@yay/domain/media';

/** Returns the problem of a file before any of it is sent. The store looks again, and closer. */
export async function lookAtFile(file: File): Promise<string | null> {
  if (file.size === 0) return 'picture_empty';
  const start = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const type = identifyPicture(start);
  if (!PICTURE_FORMATS.some((format) => format === type)) return type;
  return file.size > LARGEST_PICTURE_BYTES ? 'picture_too_large' : null;
}
