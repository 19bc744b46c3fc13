import { expect, test } from 'vitest';
import { keptFileName, typeOfContent } from './identify-request-file.ts';

const zip = (...names: string[]) =>
  Buffer.concat([
    Buffer.from([0x50, 0x4b, 0x03, 0x04]),
    Buffer.from(names.join('\n')),
    Buffer.from([0x50, 0x4b, 0x05, 0x06]),
    Buffer.alloc(18),
  ]);
const WORD = zip('[Content_Types].xml', 'word/document.xml');

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'), 'pdf'],
  ['a PDF that is cut off', Buffer.from('%PDF-1.7\n1 0 obj\n'), undefined],
  ['a Word file', WORD, 'docx'],
  ['a Word file that is cut off', WORD.subarray(0, -22), undefined],
  [
    'a Word file with macros',
    zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
    undefined,
  ],
  ['a spreadsheet', zip('[Content_Types].xml', 'xl/workbook.xml'), undefined],
  ['an archive', zip('a.txt'), undefined],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), undefined],
  ['a program', Buffer.from('MZ\u0090\u0000'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s is kept as %s', (_what, content, type) => {
  expect(typeOfContent(content as Buffer)).toBe(type);
});

test.each([
  ['cv.PDF', 'pdf', 'cv.pdf'],
  ['C:\\papers\\my cv.docx', 'docx', 'my cv.docx'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['cv.exe', 'pdf', 'cv.exe.pdf'],
  ['a\u202Efdp.exe', 'pdf', 'a fdp.exe.pdf'],
  ['', 'docx', 'document.docx'],
  ['履歴書.pdf', 'pdf', '履歴書.pdf'],
] as const)('%j is kept under %j', (given, type, kept) => {
  expect(keptFileName(given, type)).toBe(kept);
});
