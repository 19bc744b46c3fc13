import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dispositionOf } from './file-name.ts';

test.each([
  ['users 2026-11-18', `filename="users-2026-11-18.csv"; filename*=UTF-8''users%202026-11-18.csv`],
  ['Niños', `filename="Ninos.csv"; filename*=UTF-8''Ni%C3%B1os.csv`],
  ['../../etc/passwd', `filename="etc-passwd.csv"; filename*=UTF-8''..%20..%20etc%20passwd.csv`],
  ['a"; x="b', `filename="a-x-b.csv"; filename*=UTF-8''a%20%3B%20x%3D%20b.csv`],
  ['午餐', `filename="export.csv"; filename*=UTF-8''%E5%8D%88%E9%A4%90.csv`],
])('%s is offered as %s', (name, expected) => {
  expect(dispositionOf(name)).toBe(`attachment; ${expected}`);
});

test('any name makes a single header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      expect(dispositionOf(name)).toMatch(
        /^attachment; filename="[A-Za-z0-9-]+\.csv"; filename\*=UTF-8''[\w.~!%-]+\.csv$/,
      );
    }),
  );
});
