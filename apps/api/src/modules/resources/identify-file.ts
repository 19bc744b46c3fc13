import type { ResourceType } from '@yay/contract/resources/values';

const startsWith = (content: Buffer, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => content[at] === byte);

/** Office files are archives, which list the names of their parts as plain text. */
const isOffice = (content: Buffer, part: string): boolean =>
  startsWith(content, 0x50, 0x4b, 0x03, 0x04) &&
  (content.includes('[Content_Types].xml') || content.includes(part));

/** A page that a browser would run is no text, whatever its name says. */
const MARKUP = /^\s*(?:<!doctype|<html|<head|<body|<script|<svg|<\?xml|<iframe)/i;

function isText(content: Buffer): boolean {
  if (content.includes(0)) return false;
  // The end may stand in the middle of a character, which the next piece goes on with.
  const text = new TextDecoder('utf-8', { fatal: false }).decode(content, { stream: true });
  return !MARKUP.test(text.replace(/^\uFEFF/, ''));
}

const LOOKS: Record<ResourceType, (content: Buffer) => boolean> = {
  pdf: (content) => content.subarray(0, 1024).includes('%PDF-'),
  png: (content) => startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpeg: (content) => startsWith(content, 0xff, 0xd8, 0xff),
  docx: (content) => isOffice(content, 'word/'),
  xlsx: (content) => isOffice(content, 'xl/'),
  csv: isText,
  txt: isText,
};

/** Tells whether the beginning of a file is what its name says. */
export const isOfType = (type: ResourceType, beginning: Buffer): boolean => LOOKS[type](beginning);
