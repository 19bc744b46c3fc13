import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { build, rows, run } = await useTiny();
const MIGRATION = new URL('../../../migrations/0016_phones_as_dialed.sql', import.meta.url);

test.each([
  ['615 555 0142', '+16155550142'],
  ['(615) 555-0142', '+16155550142'],
  ['1.615.555.0142', '+16155550142'],
  ['+1 615 555 0142', '+16155550142'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+525512345678', '+525512345678'],
  ['555-0104', '555-0104'],
  ['115 555 0142', '115 555 0142'],
  ['615 555 0142 ext 5', '615 555 0142 ext 5'],
  ['abc', 'abc'],
  ['', null],
])('a number kept as %j becomes %j', async (typed, kept) => {
  const id = await build.person({ roles: ['customer'], first: 'Ned', last: 'Old' });
  await run('update users set phone = $2 where id = $1', [id, typed]);
  await run(await readFile(MIGRATION, 'utf8'), []);
  expect(await rows('select phone from users where id = $1', [id])).toEqual([{ phone: kept }]);
});
