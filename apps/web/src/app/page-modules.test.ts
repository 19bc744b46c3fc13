import { PAGES } from '@yay/contract/pages';
import { expect, test } from 'vitest';
import { familyPages } from './family-pages.ts';
import { pageModules } from './page-modules.ts';

test('every page of the contract has a component, and no other page has one', () => {
  expect(Object.keys({ ...familyPages, ...pageModules }).sort()).toEqual(Object.keys(PAGES).sort());
});

test('no page is declared twice', () => {
  const declared = import.meta.glob<object>('../portals/*/*.pages.ts', {
    eager: true,
    import: 'pages',
  });
  const names = Object.values(declared).flatMap((pages) => Object.keys(pages));
  expect(names.toSorted()).toEqual([...new Set(names)].sort());
  expect(names.length).toBeGreaterThan(50);
});
