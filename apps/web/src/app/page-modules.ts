import type { PageName } from '@yay/contract/pages';
import type { PageModule } from '../lib/page-module.ts';
import type { FamilyPageName } from './family-pages.ts';

const declared = import.meta.glob<Record<string, PageModule>>('../portals/*/*.pages.ts', {
  eager: true,
  import: 'pages',
});

/**
 * The component of every page of the contract besides a family's own (family-pages.ts), as the portals
 * declare them in their `*.pages.ts`. A unit test finds the page that has none, and so does the build.
 */
export const pageModules: Record<Exclude<PageName, FamilyPageName>, PageModule> = Object.assign(
  {},
  ...Object.values(declared),
);
