import { expect, it } from 'vitest';
import { isOfType } from './identify-file.ts';

const zip = (name: string) => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from(name)]);

it.each([
  ['pdf', Buffer.from('%PDF-1.7\n'), true],
  ['pdf', Buffer.from('<html><script>alert(1)</script>'), false],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), true],
  ['png', Buffer.from('GIF89a'), false],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), true],
  ['docx', zip('[Content_Types].xml'), true],
  ['docx', zip('evil.exe'), false],
  ['xlsx', zip('xl/workbook.xml'), true],
  ['csv', Buffer.from('Room,Teacher\r\n204,Ünal\r\n'), true],
  ['csv', Buffer.from([0x4d, 0x5a, 0, 1]), false],
  ['txt', Buffer.from(' \n<!DOCTYPE html><p>'), false],
  ['txt', Buffer.from('\uFEFF<svg onload=alert(1)>'), false],
] as const)('%s: %o is one: %s', (type, content, is) => {
  expect(isOfType(type, content)).toBe(is);
});
