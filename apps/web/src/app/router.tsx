import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { guard } from '@yay/contract/guard';
import { type Page, portalOf } from '@yay/contract/page';
import type { PageName } from '@yay/contract/pages';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import type { ComponentType } from 'react';
import { firstData } from '../lib/first-data.ts';
import { HttpError } from '../lib/http/index.ts';
import { session } from '../lib/session.ts';
import { loadWords } from '../lib/words/index.ts';
import { NotFoundPage, PageError } from './error-page.tsx';
import { ALWAYS } from './family-pages.ts';
import { Frame } from './frame.tsx';
import { LAYOUT_WORDS } from './layouts/layout-words.ts';
import { ParentLayout } from './layouts/parent-layout.tsx';
import { part } from './missing-part.ts';
import { pageModuleOf } from './page-module-of.ts';
import { PagePending } from './page-pending.tsx';

const lazyPart = (load: () => Promise<{ default: ComponentType }>) =>
  lazyRouteComponent(() => part(load));

/** The parents' own is part of the frame; the others come with the pages that stand in them. */
const LAYOUTS: Record<Page['layout'], RouteComponent> = {
  parent: ParentLayout,
  main: lazyPart(() => import('./layouts/main-layout.tsx')),
  minimal: lazyPart(() => import('./layouts/minimal-layout.tsx')),
  isolation: lazyPart(() => import('./layouts/isolation-layout.tsx')),
  bare: lazyPart(() => import('./layouts/bare-layout.tsx')),
  admin: lazyPart(() => import('./layouts/admin-layout.tsx')),
};

const root = createRootRoute({ component: Frame, notFoundComponent: NotFoundPage });
type Pages = Readonly<Partial<Record<PageName, Page>>>;

const layoutRoute = (layout: Page['layout']): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    id: `layout-${layout}`,
    component: LAYOUTS[layout],
    loader: () => part(() => loadWords(LAYOUT_WORDS[layout])),
  });

/** Adds pages to the layouts that they stand in. */
function addPages(pages: Pages, layouts: ReadonlyMap<Page['layout'], AnyRoute>): void {
  const all = Object.entries(pages) as [PageName, Page][];
  for (const [layout, route] of layouts) {
    const added = all.filter(([, page]) => page.layout === layout);
    addChildren(
      route,
      added.map(([name, page]) => pageRoute(name, page, route)),
    );
  }
}

function addChildren(route: AnyRoute, added: readonly AnyRoute[]): void {
  const standing: AnyRoute[] = Object.values(route.children ?? {});
  route.addChildren([...standing, ...added]);
}

/** An address of the admin portal that no page has: said within the portal. */
function unknownRoute(layout: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => layout,
    // Not '/admin/$': that one would also take the portal's own start page.
    path: '/admin/$one/{-$two}/{-$three}/{-$four}/{-$five}',
    errorComponent: PageError,
    beforeLoad: () => {
      throw new HttpError(404, 'not_found');
    },
  });
}

function pageRoute(name: PageName, page: Page, layout: AnyRoute): AnyRoute {
  const component = lazyPart(async () => (await pageModuleOf(name)).load());
  return createRoute({
    getParentRoute: () => layout,
    path: page.path,
    staticData: { page },
    component,
    errorComponent: PageError,
    pendingComponent: PagePending,
    beforeLoad: ({ location }) => {
      const { environment } = firstData().config;
      const access = guard(page, session.get(), environment === 'production');
      if (access.kind === 'redirect') {
        throw redirect({
          to: access.to,
          search: access.keepPath ? { to: location.href } : {},
          replace: true,
        });
      }
      if (access.kind === 'forbidden') throw new HttpError(403, 'forbidden');
      if (access.kind === 'not_found') throw new HttpError(404, 'not_found');
    },
    loader: () => part(async () => loadWords([...ALWAYS, ...(await pageModuleOf(name)).words])),
  });
}

/** Takes the addresses of a portal until its pages have joined, and then sends there again. */
function portalRoute(portal: string, addPortals: () => Promise<void>): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: `/${portal}/$`,
    errorComponent: PageError,
    pendingComponent: PagePending,
    beforeLoad: async ({ location }) => {
      await addPortals();
      throw redirect({ href: location.href, replace: true });
    },
  });
}

/**
 * Knows the parents' pages, which are all that a family's first file carries. Those of the other portals
 * join when the program starts in one of them, or when the first of their addresses is asked for.
 */
export async function createAppRouter() {
  const layouts = new Map(
    (Object.keys(LAYOUTS) as Page['layout'][]).map((layout) => [layout, layoutRoute(layout)]),
  );
  let arePortalsKnown = false;
  const addPortals = async (): Promise<void> => {
    const { portalPages } = await part(() => import('./portal-pages.ts'));
    if (arePortalsKnown) return;
    arePortalsKnown = true;
    addPages(portalPages, layouts);
    const admin = layouts.get('admin');
    if (admin) addChildren(admin, [unknownRoute(admin)]);
    root.addChildren([...layouts.values()]);
    const routes = router.buildRouteTree();
    // A portal's own route takes no address any more, and is known as long as it is shown.
    router.setRoutes({ ...routes, routesById: { ...router.routesById, ...routes.routesById } });
  };
  addPages(PARENT_PAGES, layouts);
  const portals = ['admin', 'schools', 'vendors'].map((name) => portalRoute(name, addPortals));
  const router = createRouter({
    routeTree: root.addChildren([...layouts.values(), ...portals]) as AnyRoute,
    // Plain text both ways: an address must stay readable, and "12" a text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
  });
  if (portalOf(window.location.pathname) !== 'parent') await addPortals();
  return router;
}

/** Says something by being there. */
const BARE = new Set(['show-intro-wizard']);

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null || (value === '' && !BARE.has(key))
      ? []
      : [[key, String(value)]],
  );
  // Slashes and commas need no escape in a query, and "to=/lunch-calendar" is meant to be read.
  const text = new URLSearchParams(pairs).toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page;
  }
}
