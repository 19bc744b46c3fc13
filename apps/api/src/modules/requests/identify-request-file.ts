import type { RequestFileType } from '@yay/contract/requests/values';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Ends an archive, within its last 65,557 bytes: a file that was cut off has none. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_WITHIN = 65_557;
const PDF_END_WITHIN = 2_048;

/** Returns the type of a file by its content; undefined for anything but a whole PDF or Word file. */
export function typeOfContent(content: Buffer): RequestFileType | undefined {
  if (content.subarray(0, 1_024).includes('%PDF-')) {
    return content.subarray(-PDF_END_WITHIN).includes('%%EOF') ? 'pdf' : undefined;
  }
  if (!content.subarray(0, 4).equals(ZIP)) return undefined;
  const isWhole = content.subarray(-ZIP_END_WITHIN).includes(ZIP_END);
  const isWord = content.includes('word/document.xml') && content.includes('[Content_Types].xml');
  // A document with macros runs code on the machine of who opens it.
  return isWhole && isWord && !content.includes('vbaProject.bin') ? 'docx' : undefined;
}

/** Returns the name that a file is kept under: one line, with the ending of its type. */
export function keptFileName(given: string, type: RequestFileType): string {
  const name = given
    .toWellFormed()
    .replace(/^.*[/\\]/u, '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  const stem = name.toLowerCase().endsWith(`.${type}`) ? name.slice(0, -type.length - 1) : name;
  return `${[...stem].slice(0, 150).join('') || 'document'}.${type}`;
}
