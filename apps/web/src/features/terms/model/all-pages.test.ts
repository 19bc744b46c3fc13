import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

test.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('of %i rows all are there after %i pages', async (count, pages) => {
  const rows = Array.from({ length: count }, (_, index) => index);
  const asked: number[] = [];
  const readRows = await allPages(async (page) => {
    asked.push(page);
    return { data: rows.slice((page - 1) * 100, page * 100), last_page: Math.ceil(count / 100) };
  });
  expect(readRows).toEqual(rows);
  expect(asked).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
});

test('a page that fails is told, and nothing is taken for all', async () => {
  const broken = allPages(async (page) => {
    if (page === 2) throw new Error('no answer');
    return { data: [page], last_page: 3 };
  });
  await expect(broken).rejects.toThrow('no answer');
});
