import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readFile } from './read-file.ts';

const MOST = 20_000;
const read = (text: string) => {
  const rows = readFile(text, MOST);
  if (typeof rows === 'string') return rows;
  return rows.map(({ line, email, cents, reason, problems }) =>
    [line, email, cents, reason, ...problems.map(({ column, code }) => `${column}:${code}`)].join(
      '|',
    ),
  );
};

describe('a file of credit', () => {
  test.each([
    [
      'commas',
      'email,amount,reason\na@x.test,12.50,Sorry about lunch',
      ['2|a@x.test|1250|Sorry about lunch'],
    ],
    [
      'semicolons and a decimal comma',
      'email;amount;reason\na@x.test;12,50;Late van',
      ['2|a@x.test|1250|Late van'],
    ],
    ['tabs', 'email\tamount\treason\na@x.test\t5\tLate van', ['2|a@x.test|500|Late van']],
    [
      'a byte order mark',
      '\ufeffemail,amount,reason\r\na@x.test,5,Late van\r\n',
      ['2|a@x.test|500|Late van'],
    ],
    [
      'quotes',
      'email,amount,reason\n"A@X.test","$1,25","Cold, and ""late"""',
      ['2|a@x.test|125|Cold, and "late"'],
    ],
    [
      'a line break in a cell',
      'email,amount,reason\na@x.test,5,"Late\nvan"\nb@x.test,5,Other',
      ['3|a@x.test|500|Late\nvan', '4|b@x.test|500|Other'],
    ],
    [
      'another order and more columns',
      'Reason , EMAIL,name, Amount\nLate van,a@x.test,Ann,5',
      ['2|a@x.test|500|Late van'],
    ],
    [
      'empty lines',
      'email,amount,reason\n\n,,\na@x.test,5,Late van\n\n',
      ['4|a@x.test|500|Late van'],
    ],
  ])('with %s', (_what, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['a@x.test,,Late van', 'amount:required'],
    ['a@x.test,0,Late van', 'amount:amount_low'],
    ['a@x.test,-1,Late van', 'amount:invalid'],
    ['a@x.test,0.005,Late van', 'amount:not_whole_cents'],
    ['a@x.test,200.01,Late van', 'amount:amount_high'],
    ['a@x.test,1e12,Late van', 'amount:invalid'],
    [',5,Late van', 'email:required'],
    ['a@x,5,Late van', 'email:email_invalid'],
    ['a@x.test,5,', 'reason:required'],
    ['a@x.test,5', 'reason:required'],
    ['a@x.test,5,no', 'reason:too_short'],
    [`a@x.test,5,${'x'.repeat(501)}`, 'reason:too_long'],
    ['a@x.test,12,50,Late van', 'reason:unknown_column'],
  ])('%s: %s', (row, problem) => {
    const [first] = read(`email,amount,reason\n${row}`);
    expect(first).toContain(problem);
  });

  test.each([
    ['', 'no_rows'],
    ['\n\n', 'no_rows'],
    ['email,amount,reason\n', 'no_rows'],
    ['a@x.test,5,Late van', 'no_head'],
    ['email,amount,amount,reason\na@x.test,5,6,Late van', 'no_head'],
    ['email,amount,reason\n"a@x.test,5,Late van', 'unreadable'],
    ['email,amount,reason\na@x.test,5,Se\ufffdora', 'unreadable'],
  ])('%j is refused as a whole: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it('holds 5,000 rows and no more', () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => `a${n}@x.test,5,Late van`);
    const file = (lines: string[]) => ['email,amount,reason', ...lines].join('\n');
    expect(readFile(file(rows), MOST)).toHaveLength(5_000);
    expect(readFile(file([...rows, 'b@x.test,5,Late van']), MOST)).toBe('too_many_rows');
  });

  it('says which row is there twice', () => {
    const twice =
      'email,amount,reason\na@x.test,5,Late van\nA@x.test,$5.00,Late van\na@x.test,5,Cold';
    expect(read(twice)).toEqual([
      '2|a@x.test|500|Late van',
      '3|a@x.test|500|Late van|email:duplicate',
      '4|a@x.test|500|Cold',
    ]);
  });

  it('answers something about every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const rows = readFile(`email,amount,reason\n${text}`, MOST);
        if (typeof rows === 'string') return;
        for (const { cents, problems } of rows) {
          expect(problems.length > 0 || (cents !== null && cents >= 1 && cents <= MOST)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
