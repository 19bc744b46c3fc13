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
import { PAGES, type Page, type PageName } from '@yay/contract/pages';
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
const names = Object.keys(PAGES) as PageName[];

const layoutRoutes = (Object.keys(LAYOUTS) as Page['layout'][]).map((layout) => {
  const route: AnyRoute = createRoute({
    getParentRoute: () => root,
    id: `layout-${layout}`,
    component: LAYOUTS[layout],
    loader: () => part(() => loadWords(LAYOUT_WORDS[layout])),
  });
  const pages = names.filter((name) => PAGES[name].layout === layout);
  const routes = pages.map((name) => pageRoute(name, route));
  return route.addChildren(layout === 'admin' ? [...routes, unknownRoute(route)] : routes);
});

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

function pageRoute(name: PageName, layout: AnyRoute): AnyRoute {
  const component = lazyPart(async () => (await pageModuleOf(name)).load());
  return createRoute({
    getParentRoute: () => layout,
    path: PAGES[name].path,
    staticData: { page: name },
    component,
    errorComponent: PageError,
    pendingComponent: PagePending,
    beforeLoad: ({ location }) => {
      const { environment } = firstData().config;
      const access = guard(name, session.get(), environment === 'production');
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

export function createAppRouter() {
  return createRouter({
    routeTree: root.addChildren(layoutRoutes),
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
    page?: PageName;
  }
}
