import { expect, test } from 'vitest';
import { codesCsv } from './codes-csv.ts';

test('a name can neither break a line nor become a formula', () => {
  expect(
    codesCsv(
      ['code', 'name'],
      [
        ['AAAA', '=HYPERLINK("x")'],
        ['BBBB', 'Fair, fall\nB'],
      ],
    ),
  ).toBe('\uFEFFcode,name\r\nAAAA,"\'=HYPERLINK(""x"")"\r\nBBBB,"Fair, fall\nB"\r\n');
});
