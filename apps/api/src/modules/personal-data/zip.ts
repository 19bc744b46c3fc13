import { buffer } from 'node:stream/consumers';
import type { Instant } from '@yay/domain/time';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** A relative path, with / between folders. */
  readonly name: string;
  readonly content: Buffer;
}

/** Packs files into a ZIP that says of each that it was made at this instant. */
export function zip(entries: readonly ZipEntry[], at: Instant): Promise<Buffer> {
  const file = new ZipFile();
  for (const { name, content } of entries) file.addBuffer(content, name, { mtime: new Date(at) });
  file.end();
  return buffer(file.outputStream);
}
