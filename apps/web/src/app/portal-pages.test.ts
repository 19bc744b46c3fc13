import { PAGES } from '@yay/contract/pages';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { expect, test } from 'vitest';
import { firstViewModules } from '../../vite/first-view.ts';
import { portalPages } from './portal-pages.ts';

test('the parents and the other portals have every page of the contract between them', () => {
  expect({ ...PARENT_PAGES, ...portalPages }).toEqual(PAGES);
  const names = [...Object.keys(PARENT_PAGES), ...Object.keys(portalPages)];
  expect(names.length).toBe(Object.keys(PAGES).length);
});

test("a family's first file carries no page of another portal", () => {
  const { shared, frame, own } = firstViewModules();
  const files = [...shared, ...frame, ...own];
  expect(files.some((file) => file.endsWith('/contract/src/parent-pages.gen.ts'))).toBe(true);
  expect(files.filter((file) => /\/pages(\.gen)?\.ts$/.test(file))).toEqual([]);
});
